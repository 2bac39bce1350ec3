import { offers } from "#content/offers";
import { groupCoaching } from "#content/service-pages/group-coaching";
import { OfferFacts } from "~/features/offers/offer-facts";
import { formatPrice } from "~/features/offers/price";

/** The coaching cohort: price, format and spots. */
export function CoachingPanel() {
  const { name, price, weeks, format, cohort, spots } = offers.coaching;
  const inclusions = groupCoaching.inclusions.items.map(({ title }) => title);
  return (
    <OfferFacts
      name={name}
      price={formatPrice(price)}
      unit={`${weeks} weeks, ${cohort}`}
      facts={[format, ...inclusions]}
      spots={spots}
    />
  );
}
