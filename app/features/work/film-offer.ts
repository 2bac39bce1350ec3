import { formatPrice } from "#content/format";
import { offers } from "#content/offers";
import { packagesPage } from "#content/page-texts";

export type FilmOffer = { name: string; price: string; note: string; href: string };

/** What a film like this costs, by the `offer` of its frontmatter, which the build has checked. */
export function filmOffer(offer: string): FilmOffer | undefined {
  const { coaching, monthly, bundles, downloads } = offers;
  if (offer === "coaching") {
    const { name, price, weeks, cohort, contactHref: href } = coaching;
    const note = packagesPage.coachingUnit(weeks, cohort);
    return { name, price: formatPrice(price), note, href };
  }
  if (offer === "monthly") {
    const { name, price, minimumMonths, contactHref: href } = monthly;
    const note = packagesPage.monthlyUnit(minimumMonths);
    return { name, price: packagesPage.perMonth(formatPrice(price)), note, href };
  }
  const bundle = bundles.find(({ slug }) => slug === offer);
  if (bundle) {
    const { name, price, films: note, contactHref: href } = bundle;
    return { name, price: formatPrice(price), note, href };
  }
  const download = downloads.find(({ slug }) => slug === offer);
  if (!download) return;
  const { name, price, format: note } = download;
  return { name, price: formatPrice(price), note, href: "/services/diy-downloads" };
}
