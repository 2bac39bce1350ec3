import type { MetaDescriptor } from "react-router";
import type { BreadcrumbList, Service, Thing, WebPage, WebSite } from "schema-dts";
import { company } from "#content/company";
import { pages } from "#content/pages";
import { locale, site } from "#content/site";
import { structuredData } from "#content/structured-data";
import { businessNode, detailedStudioNode, studioNode } from "./business-node";
import type { PageHead } from "./page-head";
import { canonical, classifyPage, nodeId, type PageType, studioPath } from "./paths";

export function pageGraph(head: PageHead): Thing[] {
  const { origin, path, areas } = head;
  return [
    businessNode(origin),
    ...company.studios.map((studio) =>
      path === studioPath(studio.slug)
        ? detailedStudioNode(origin, studio, areas)
        : studioNode(origin, studio),
    ),
    serviceNode(origin),
    websiteNode(origin),
    pageNode(head),
    ...(path === "/" ? [] : [breadcrumbNode(head)]),
  ];
}

function serviceNode(origin: string): Service {
  return {
    "@type": "Service",
    "@id": nodeId(origin, "service"),
    name: structuredData.serviceName,
    serviceType: structuredData.serviceType,
    description: company.description,
    provider: { "@id": nodeId(origin, "business") },
    areaServed: company.serviceAreas,
    url: canonical(origin, "/video-packages").link.href,
    hasOfferCatalog: { "@id": nodeId(origin, "offers") },
  };
}

function websiteNode(origin: string): WebSite {
  return {
    "@type": "WebSite",
    "@id": nodeId(origin, "website"),
    name: site.name,
    url: canonical(origin, "/").link.href,
    inLanguage: locale,
    publisher: { "@id": nodeId(origin, "business") },
  };
}

const PAGE_TYPES = {
  about: "AboutPage",
  contact: "ContactPage",
  packages: "CollectionPage",
  services: "CollectionPage",
  homepage: "WebPage",
} as const satisfies Record<PageType, string>;

function pageNode({ origin, path, title, description }: PageHead): WebPage {
  const url = canonical(origin, path).link.href;
  return {
    "@type": PAGE_TYPES[classifyPage(path)],
    "@id": `${url}#page`,
    url,
    name: title,
    description,
    inLanguage: locale,
    isPartOf: { "@id": nodeId(origin, "website") },
    about: { "@id": nodeId(origin, path === "/" ? "business" : "service") },
  };
}

const LISTS = [
  { name: structuredData.blog, path: "/blog" },
  { name: structuredData.work, path: "/work" },
];

function breadcrumbNode({ origin, path, title, name: ownName }: PageHead): BreadcrumbList {
  const name = ownName ?? pages.find((page) => page.path === path)?.name ?? title;
  const trail = [
    { name: structuredData.home, path: "/" },
    ...LISTS.filter((list) => path.startsWith(`${list.path}/`)),
    { name, path },
  ];
  return {
    "@type": "BreadcrumbList",
    itemListElement: trail.map((step, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: step.name,
      item: canonical(origin, step.path).link.href,
    })),
  };
}

/** The structured data of a page as one graph. React Router escapes `<`, so content cannot close the script. */
export function graphMeta(nodes: Thing[]): MetaDescriptor {
  const graph = { "@context": "https://schema.org", "@graph": nodes };
  // React Router types JSON-LD as index signatures, which the interfaces of schema-dts are not.
  return { "script:ld+json": graph } as unknown as MetaDescriptor;
}
