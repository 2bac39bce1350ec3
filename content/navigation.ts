import { names } from "./brand.ts";
import { inWords, inWordsFirst, place } from "./facts.ts";
import { reviews } from "./reviews.ts";
import type { Navigation } from "./schema/site";
import { team } from "./team.ts";
import { useCases } from "./use-cases.ts";

export const navigation = {
  // The links to films and to Contact beside these menus and the mobile "Get Started" button are built in code.
  menus: [
    {
      label: "Services",
      links: [
        { label: "Packages and prices", href: "/video-packages" },
        { label: "DIY downloads", href: "/services/diy-downloads" },
        { label: "Group coaching", href: "/services/group-coaching" },
        { label: "Monthly content", href: "/services/monthly-content" },
        { label: "Discovery call", href: "/discovery-call" },
      ],
    },
    {
      label: "Company",
      links: [
        { label: "About us", href: "/about-us" },
        { label: "The team", href: "/company/team" },
        { label: "Our values", href: "/company/values" },
        { label: `${place("bellevue-wa")} studio`, href: "/locations/bellevue-wa" },
        { label: `${place("portland-or")} studio`, href: "/locations/portland-or" },
      ],
    },
    {
      label: "Resources",
      links: [
        { label: "Video use cases", href: "/video-use-cases" },
        { label: "Client reviews", href: "/resources/reviews" },
        { label: "FAQ", href: "/faq" },
        { label: "Blog", href: "/blog" },
        { label: "Content strategy", href: "/content-strategy" },
        { label: "Video readiness audit", href: "/assessments/video-readiness" },
      ],
    },
  ],
  // The fourth column, "Connect With Us", is built in code from site.ts.
  footer: [
    {
      heading: "Services",
      links: [
        { label: "Packages and prices", href: "/video-packages" },
        { label: "DIY downloads", href: "/services/diy-downloads" },
        { label: "Group coaching", href: "/services/group-coaching" },
        { label: "Monthly content", href: "/services/monthly-content" },
        { label: "Video use cases", href: "/video-use-cases" },
        { label: "Content strategy", href: "/content-strategy" },
        { label: "Video readiness audit", href: "/assessments/video-readiness" },
        { label: "Discovery call", href: "/discovery-call" },
      ],
    },
    {
      heading: "Locations",
      links: [
        { label: place("bellevue-wa"), href: "/locations/bellevue-wa" },
        { label: place("portland-or"), href: "/locations/portland-or" },
      ],
    },
    {
      heading: "Company",
      links: [
        { label: "Home", href: "/" },
        { label: "Our work", href: "/work" },
        { label: "About us", href: "/about-us" },
        { label: "The team", href: "/company/team" },
        { label: "Our values", href: "/company/values" },
        { label: "Client reviews", href: "/resources/reviews" },
        { label: "Blog", href: "/blog" },
        { label: "FAQ", href: "/faq" },
        { label: "Contact", href: "/contact" },
        { label: "Privacy policy", href: "/privacy" },
        { label: "Terms of service", href: "/terms" },
      ],
    },
  ],
  // Each with images of images.ts; a page shows one of them that it does not show already. Literal
  // addresses, in the studio's order, even where they redirect.
  exploreMore: {
    services: [
      {
        label: "Compare the packages",
        href: "/pathways",
        note: "Four ways to work with us, each with its price.",
        images: ["clapper", "softbox"],
      },
      {
        label: "See the use cases",
        href: "/video-use-cases",
        note: `${inWordsFirst(useCases.cases.length)} illustrative ${names.area} businesses: what each filmed and paid.`,
        images: ["monitor", "desk"],
      },
      {
        label: "Read the reviews",
        href: "/resources/reviews",
        note: `${inWordsFirst(reviews.reviews.length)} clients on what we filmed and what changed.`,
        images: ["reel"],
      },
    ],
    about: [
      {
        label: "Meet the team",
        href: "/team",
        note: `The ${inWords(team.members.length)} people who make your video.`,
        images: ["chair"],
      },
      {
        label: "Read the reviews",
        href: "/resources/reviews",
        note: `${inWordsFirst(reviews.reviews.length)} clients on what we filmed and what changed.`,
        images: ["reel"],
      },
      {
        label: "Contact us",
        href: "/contact",
        note: "Send a message or book a free 30-minute call.",
        images: ["street", "van"],
      },
    ],
    packages: [
      {
        label: "Book a discovery call",
        href: "/discovery-call",
        note: "Free, 45-60 minutes, before you choose.",
        images: ["lens"],
      },
      {
        label: "See the use cases",
        href: "/video-use-cases",
        note: `${inWordsFirst(useCases.cases.length)} illustrative ${names.area} businesses: what each filmed and paid.`,
        images: ["desk", "monitor"],
      },
      {
        label: "Check the FAQ",
        href: "/faq",
        note: "Ownership, revisions, timelines and what is included.",
        images: ["river"],
      },
    ],
    default: [
      {
        label: "See what we do",
        href: "/#services",
        note: "DIY, coaching, monthly content or one project.",
        images: ["hero", "lens"],
      },
      {
        label: "Compare the packages",
        href: "/pathways",
        note: "Four ways to work with us, each with its price.",
        images: ["clapper", "softbox", "desk"],
      },
      {
        label: "Contact us",
        href: "/contact",
        note: "Send a message or book a free 30-minute call.",
        images: ["street", "van"],
      },
    ],
  },
} satisfies Navigation;
