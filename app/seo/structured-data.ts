import type { MetaDescriptor } from "react-router";
import type {
  BreadcrumbList,
  FAQPage,
  LocalBusiness,
  OpeningHoursSpecification,
  PostalAddress,
  ProfessionalService,
  Review,
  Service,
  WebPage,
  WebSite,
} from "schema-dts";
import { names, studios } from "#content/brand.yaml";
import { company } from "#content/company.yaml";
import { offers } from "#content/offers.yaml";
import { pages } from "#content/pages.yaml";
import { locale, site } from "#content/site.yaml";
import { structuredData } from "#content/structured-data.yaml";
import { formatPrice } from "~/content/format";
import { withoutLinks } from "~/content/linked-text";
import { openDays } from "~/content/opening-days";
import type { Address } from "~/content/postal-address";
import type { Studio } from "~/content/schema/brand";
import { isOffered, studioPath } from "./absent-pages";
import { canonical, nodeId, socialCard } from "./paths";

/** The metadata of one page; `title` is without the brand. */
export type PageHead = {
  origin: string;
  path: string;
  title: string;
  description: string;
  /** Its name in breadcrumbs, if content/pages.yaml has none. */
  name?: string;
  keywords?: string[];
  /** The canonical URL of an article that was first published on another site. */
  canonicalUrl?: string;
  areas?: string[];
  /** Where that is not the language of the site. */
  lang?: string | undefined;
  /** The date of an article, such as 2025-01-15; it makes the page an article. */
  published?: string;
  /** The path whose social picture is used, for a page without its own. */
  socialImagePath?: string;
  nodes?: Record<string, unknown>[];
  /** Of this page only, such as a link to its feed. */
  headTags?: MetaDescriptor[];
};

export const AREA_SERVED = [
  ...studios.map(({ placeInText }) => placeInText),
  ...company.serviceAreas,
];

/** For search engines: the studio, its locations and services, the page, and its own nodes. */
export function pageGraph(head: PageHead) {
  const { origin, path, nodes = [] } = head;
  const graph = [
    businessNode(origin),
    ...studios.map((studio) =>
      studioNode(origin, studio, path === studioPath(studio.slug) ? head : undefined),
    ),
    serviceNode(origin),
    websiteNode(origin),
    pageNode(head),
    ...(path === "/" ? [] : [breadcrumbNode(head)]),
    ...nodes,
  ];
  return { "@context": "https://schema.org", "@graph": graph };
}

function businessNode(origin: string) {
  return {
    "@type": "ProfessionalService",
    "@id": nodeId(origin, "business"),
    name: names.name,
    legalName: names.legalName,
    slogan: company.tagline,
    description: company.description,
    url: canonical(origin, "/"),
    logo: { "@type": "ImageObject", url: `${origin}/icon-512.png`, width: "512", height: "512" },
    image: origin + socialCard("/"),
    email: site.email,
    telephone: site.phone.tel,
    priceRange: priceRangeOfOffers(),
    address: site.address ? officeAddress(site.address) : studios.map(address),
    ...(site.company && {
      identifier: site.company.map(({ label, value }) => ({
        "@type": "PropertyValue" as const,
        name: label,
        value,
      })),
    }),
    areaServed: AREA_SERVED,
    department: studios.map(({ slug }) => ({
      "@type": "LocalBusiness" as const,
      "@id": nodeId(origin, slug),
    })),
    sameAs: company.social.map(({ href }) => href),
    aggregateRating: {
      "@type": "AggregateRating",
      ratingValue: company.rating.value,
      bestRating: "5",
      reviewCount: company.rating.count,
    },
  } satisfies ProfessionalService;
}

/** No street address; on its own page with picture, prices, hours, and the areas it serves. */
export function studioNode(origin: string, studio: Studio, ownPage?: Pick<PageHead, "areas">) {
  const path = studioPath(studio.slug);
  return {
    "@type": "LocalBusiness",
    "@id": nodeId(origin, studio.slug),
    name: `${names.name} ${studio.city}`,
    url: canonical(origin, path),
    telephone: studio.phone.tel,
    address: address(studio),
    areaServed: ownPage?.areas ?? studio.placeInText,
    parentOrganization: { "@id": nodeId(origin, "business") },
    ...(ownPage && {
      image: origin + socialCard(path),
      priceRange: priceRangeOfOffers(),
      geo: studio.coordinates && { "@type": "GeoCoordinates" as const, ...studio.coordinates },
      openingHoursSpecification: openingHours(studio),
    }),
  } satisfies LocalBusiness;
}

function openingHours({ hours }: Studio): OpeningHoursSpecification {
  const { days, opens, closes } = hours;
  return {
    "@type": "OpeningHoursSpecification",
    dayOfWeek: openDays(days).map((day) => `https://schema.org/${day}` as const),
    opens,
    closes,
  };
}

function officeAddress({ street, city, region, postalCode }: Address): PostalAddress {
  return {
    "@type": "PostalAddress",
    streetAddress: street,
    addressLocality: city,
    ...(region && { addressRegion: region }),
    ...(postalCode && { postalCode }),
    addressCountry: site.country,
  };
}

function address({ city, region, country }: Studio): PostalAddress {
  return {
    "@type": "PostalAddress",
    addressLocality: city,
    ...(region && { addressRegion: region }),
    addressCountry: country,
  };
}

/** From the lowest to the highest price, such as "$19-$6,500". */
function priceRangeOfOffers(): string {
  const { downloads, coaching, monthly, bundles } = offers;
  const prices = Object.entries({ downloads, coaching: [coaching], monthly: [monthly], bundles })
    .filter(([name]) => isOffered(name))
    .flatMap(([, priced]) => priced.map(({ price }) => price));
  return [Math.min(...prices), Math.max(...prices)].map(formatPrice).join("-");
}

function serviceNode(origin: string) {
  return {
    "@type": "Service",
    "@id": nodeId(origin, "service"),
    name: structuredData.serviceName,
    serviceType: structuredData.serviceType,
    description: company.description,
    provider: { "@id": nodeId(origin, "business") },
    areaServed: AREA_SERVED,
    url: canonical(origin, "/video-packages"),
    hasOfferCatalog: { "@id": nodeId(origin, "offers") },
  } satisfies Service;
}

function websiteNode(origin: string) {
  return {
    "@type": "WebSite",
    "@id": nodeId(origin, "website"),
    name: names.name,
    url: canonical(origin, "/"),
    inLanguage: locale,
    publisher: { "@id": nodeId(origin, "business") },
  } satisfies WebSite;
}

const PAGE_TYPES: Record<string, "AboutPage" | "CollectionPage" | "ContactPage"> = {
  "/about-us": "AboutPage",
  "/contact": "ContactPage",
  "/video-packages": "CollectionPage",
  "/video-use-cases": "CollectionPage",
};

function pageNode({ origin, path, title, description, lang = locale }: PageHead) {
  const url = canonical(origin, path);
  return {
    "@type": PAGE_TYPES[path] ?? "WebPage",
    "@id": `${url}#page`,
    url,
    name: title,
    description,
    inLanguage: lang,
    isPartOf: { "@id": nodeId(origin, "website") },
    about: { "@id": nodeId(origin, path === "/" ? "business" : "service") },
  } satisfies WebPage;
}

const LISTS = [
  { name: structuredData.blog, path: "/blog" },
  { name: structuredData.work, path: "/work" },
];

function breadcrumbNode({ origin, path, title, name: ownName }: PageHead) {
  const name = ownName ?? pages.find((page) => page.path === path)?.name ?? title;
  const trail = [
    { name: structuredData.home, path: "/" },
    ...LISTS.filter((list) => path.startsWith(`${list.path}/`)),
    { name, path },
  ];
  return {
    "@type": "BreadcrumbList",
    itemListElement: trail.map((step, index) => ({
      "@type": "ListItem" as const,
      position: index + 1,
      name: step.name,
      item: canonical(origin, step.path),
    })),
  } satisfies BreadcrumbList;
}

/** The FAQ of a page; its text must be visible there. */
export function faqNode(items: { question: string; answer: string }[]) {
  return {
    "@type": "FAQPage",
    mainEntity: items.map(({ question, answer }) => ({
      "@type": "Question" as const,
      name: question,
      acceptedAnswer: { "@type": "Answer" as const, text: withoutLinks(answer) },
    })),
  } satisfies FAQPage;
}

/** None while the reviews are sample data, because search engines publish them as real. */
export function reviewNodes(
  origin: string,
  reviews: { name: string; content: string; rating: number }[],
  sample: boolean = company.sample,
) {
  if (sample) return [];
  return reviews.map(
    ({ name, content, rating }) =>
      ({
        "@type": "Review",
        author: { "@type": "Person", name },
        reviewBody: content,
        reviewRating: { "@type": "Rating", ratingValue: rating, bestRating: 5 },
        itemReviewed: { "@id": nodeId(origin, "business") },
      }) satisfies Review,
  );
}
