import { formatPrice } from "#content/format";
import { offers } from "#content/offers";
import type { GroupCoaching } from "#content/schema/offers";
import { OfferFacts } from "~/features/offers/offer-facts";

export function CoachingPanel({ inclusions }: Pick<GroupCoaching, "inclusions">) {
  const { name, price, weeks, format, cohort, spots } = offers.coaching;
  return (
    <OfferFacts
      name={name}
      price={formatPrice(price)}
      unit={`${weeks} weeks, ${cohort}`}
      facts={[format, ...inclusions.items.map(({ title }) => title)]}
      spots={spots}
    />
  );
}
