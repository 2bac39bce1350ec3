import { offers } from "#content/offers.yaml";
import { labels, tabs } from "#content/packages.yaml";
import { fill, formatPrice } from "~/content/format";
import { isOffered } from "~/seo/absent-pages";

export type OfferSummary = ReturnType<typeof summarizeOffer>;

export function summarizeOffer(offer: string) {
  const { coaching, monthly, bundles, downloads } = offers;
  const { coachingUnit, monthlyUnit, perMonth } = labels;
  const { minimumMonths: months } = monthly;
  const total = formatPrice(monthly.price * months);
  const all: Summarized[] = [
    { ...coaching, slug: "coaching", note: fill(coachingUnit, coaching) },
    { ...monthly, slug: "monthly", note: fill(monthlyUnit, { months, total }) },
    ...bundles.map((bundle) => ({ ...bundle, note: bundle.films })),
    ...downloads.map((download) => {
      return { ...download, note: download.format, contactHref: "/services/diy-downloads" };
    }),
  ];
  const found = all.find(({ slug }) => slug === offer);
  if (!found) throw new Error(`content/offers.yaml has no offer ${offer}`);
  const { name, note, includes, timeline, contactHref: href } = found;
  const price = formatPrice(found.price);
  return {
    name,
    price: offer === "monthly" ? fill(perMonth, { price }) : price,
    note,
    includes,
    timeline,
    href,
  };
}

type Summarized = {
  slug: string;
  name: string;
  price: number;
  note: string;
  contactHref: string;
  /** Of a bundle. */
  includes?: string[];
  timeline?: string;
};

/** What a service of the assessment costs, as the tab of its packages says. */
export function servicePrice(service: "diy" | "coaching" | "monthly"): string | undefined {
  return isOffered(service) ? tabs.find(({ id }) => id === service)?.price : undefined;
}

/** Nothing for an offer whose page the site does not have. */
export function summarizeOffered(offer = "") {
  const isDownload = offers.downloads.some(({ slug }) => slug === offer);
  return offer && isOffered(isDownload ? "downloads" : offer) ? summarizeOffer(offer) : undefined;
}
