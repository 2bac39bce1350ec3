import { formatPrice } from "#content/format";
import { offers } from "#content/offers";
import type { MonthlyContent } from "#content/schema/offers";
import * as words from "#content/words/pages";
import { OfferFacts } from "~/features/offers/offer-facts";

export function MonthlyPanel({ deliverables }: Pick<MonthlyContent, "deliverables">) {
  const { name, price, minimumMonths, spots } = offers.monthly;
  return (
    <OfferFacts
      name={name}
      price={`${formatPrice(price)}/month`}
      unit={words.monthMinimum(minimumMonths)}
      facts={deliverables.items.map(({ title, length }) => `${title} (${length})`)}
      spots={spots}
    />
  );
}
