import { formatPrice } from "#content/format";
import { offers } from "#content/offers";
import { packagesPage } from "#content/page-texts";

export type OfferSummary = ReturnType<typeof summarizeOffer>;

/** What an offer costs and includes, by its slug, "coaching" or "monthly". */
export function summarizeOffer(offer: string) {
  const { coaching, monthly, bundles, downloads } = offers;
  const { coachingUnit, monthlyUnit, perMonth } = packagesPage;
  const all = [
    { ...coaching, slug: "coaching", note: coachingUnit(coaching.weeks, coaching.cohort) },
    { ...monthly, slug: "monthly", note: monthlyUnit(monthly.minimumMonths) },
    ...bundles.map((bundle) => ({ ...bundle, note: bundle.films })),
    ...downloads.map((download) => {
      return { ...download, note: download.format, contactHref: "/services/diy-downloads" };
    }),
  ];
  const found = all.find(({ slug }) => slug === offer);
  if (!found) throw new Error(`content/offers.ts has no offer ${offer}`);
  const { name, note, contactHref: href } = found;
  const price = formatPrice(found.price);
  return { name, price: offer === "monthly" ? perMonth(price) : price, note, href };
}
