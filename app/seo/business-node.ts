import type {
  LocalBusiness,
  OpeningHoursSpecification,
  PostalAddress,
  ProfessionalService,
} from "schema-dts";
import { company } from "#content/company";
import { formatPrice } from "#content/format";
import { offers } from "#content/offers";
import type { Studio } from "#content/schema/brand";
import { site } from "#content/site";
import { isOffered } from "./absent-pages";
import { canonical, nodeId, studioPath } from "./paths";
import { socialCard } from "./social-card";

export function businessNode(origin: string): ProfessionalService {
  return {
    "@type": "ProfessionalService",
    "@id": nodeId(origin, "business"),
    name: site.name,
    legalName: company.legalName,
    slogan: company.tagline,
    description: company.description,
    url: canonical(origin, "/").link.href,
    logo: { "@type": "ImageObject", url: `${origin}/icon-512.png`, width: "512", height: "512" },
    image: origin + socialCard("/"),
    email: site.email,
    telephone: site.phone.tel,
    priceRange: priceRange(),
    address: company.studios.map(address),
    areaServed: company.serviceAreas,
    department: company.studios.map(({ slug }) => ({
      "@type": "LocalBusiness",
      "@id": nodeId(origin, slug),
    })),
    sameAs: company.social.map(({ href }) => href),
    aggregateRating: {
      "@type": "AggregateRating",
      ratingValue: company.rating.value,
      bestRating: "5",
      reviewCount: company.rating.count,
    },
  };
}

/** One studio as a business; it has no public street address. */
export function studioNode(origin: string, studio: Studio) {
  return {
    "@type": "LocalBusiness" as const,
    "@id": nodeId(origin, studio.slug),
    name: `${site.name} ${studio.city}`,
    url: canonical(origin, studioPath(studio.slug)).link.href,
    telephone: studio.phone.tel,
    address: address(studio),
    areaServed: `${studio.city} ${studio.region}`,
    parentOrganization: { "@id": nodeId(origin, "business") },
  } satisfies LocalBusiness;
}

/** One studio on its own page: with its picture, prices and opening hours, serving `areas`. */
export function detailedStudioNode(
  origin: string,
  studio: Studio,
  areas?: string[],
): LocalBusiness {
  const node = studioNode(origin, studio);
  return {
    ...node,
    image: origin + socialCard(studioPath(studio.slug)),
    priceRange: priceRange(),
    geo: studio.coordinates && { "@type": "GeoCoordinates", ...studio.coordinates },
    areaServed: areas ?? node.areaServed,
    openingHoursSpecification: openingHours(studio),
  };
}

const WEEK = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
] as const;
const DAYS = { "Monday to Friday": 5, "Monday to Saturday": 6, "Every day": 7 };

function openingHours({ hours }: Studio): OpeningHoursSpecification {
  const { days, opens, closes } = hours;
  return {
    "@type": "OpeningHoursSpecification",
    dayOfWeek: WEEK.slice(0, DAYS[days]).map((day) => `https://schema.org/${day}` as const),
    opens,
    closes,
  };
}

function address({ city, region, country }: Studio): PostalAddress {
  return {
    "@type": "PostalAddress",
    addressLocality: city,
    addressRegion: region,
    addressCountry: country,
  };
}

/** From the lowest to the highest price, such as "$19-$6,500". */
function priceRange(): string {
  const { downloads, coaching, monthly, bundles } = offers;
  const prices = [
    ...(isOffered("downloads") ? downloads : []),
    ...(isOffered("coaching") ? [coaching] : []),
    ...(isOffered("monthly") ? [monthly] : []),
    ...bundles,
  ].map(({ price }) => price);
  return [Math.min(...prices), Math.max(...prices)].map(formatPrice).join("-");
}
