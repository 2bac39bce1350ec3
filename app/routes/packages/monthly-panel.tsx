import { offers } from "#content/offers";
import { monthlyContent } from "#content/service-pages/monthly-content";
import { OfferFacts } from "~/features/offers/offer-facts";
import { formatPrice } from "~/features/offers/price";

/** The monthly kit: price, minimum, deliverables and spots. */
export function MonthlyPanel() {
  const { name, price, minimumMonths, spots } = offers.monthly;
  const deliverables = monthlyContent.deliverables.items;
  return (
    <OfferFacts
      name={name}
      price={`${formatPrice(price)}/month`}
      unit={`${minimumMonths}-month minimum`}
      facts={deliverables.map(({ title, length }) => `${title} (${length})`)}
      spots={spots}
    />
  );
}
