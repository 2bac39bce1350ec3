import type { Navigation } from "../app/content/schema/site";
import { place } from "./facts.ts";

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
  // In the footer, a link to another site is written in full: { label: "Our shop", href: "https://shop.example/" }.
  // The menus above lead to pages of this site only.
  // The fourth column, "Connect With Us", is built in code: e-mail and phone from site.ts, social links from company.ts.
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
} satisfies Navigation;
