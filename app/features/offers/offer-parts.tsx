import { offers } from "#content/offers.yaml";
import { packages } from "#content/packages.yaml";
import { fill, formatDay, formatPrice } from "~/content/format";
import { ButtonLink } from "~/ui/button";
import { FilledText, TextList, VisuallyHidden } from "~/ui/text";
import type { PaymentLink } from "./payment-links.server";

export const spotsText = (spots: { available: number; max: number }) =>
  fill(packages.labels.spots, spots);

export function Spots({ available, max }: { available: number; max: number }) {
  const seats = Array.from({ length: max }, (_, seat) => seat);
  const day = <time dateTime={offers.spotsSetOn}>{formatDay(offers.spotsSetOn)}</time>;
  return (
    <div className="font-text text-small text-mist-soft">
      <p className="font-display text-card text-mist tabular">{spotsText({ available, max })}</p>
      <p className="text-mist-muted">
        <FilledText text={packages.labels.spotsSetOn} values={{ day }} />
      </p>
      <svg viewBox={`0 0 ${max * 12} 10`} aria-hidden="true" className="mt-2 h-3 text-mist-muted">
        {seats.map((seat) => (
          <rect
            key={seat}
            x={seat * 12 + 0.5}
            y="0.5"
            width="9"
            height="9"
            fill={seat < max - available ? "currentColor" : "none"}
            stroke="currentColor"
          />
        ))}
      </svg>
    </div>
  );
}

const lowestPrice = Math.min(...offers.downloads.map(({ price }) => price));

export function DownloadList({
  payments,
  buy,
}: {
  payments: Record<string, PaymentLink>;
  buy: string;
}) {
  return (
    <ul className="grid gap-5 md:rows-of-2 lg:rows-of-3">
      {offers.downloads.map(({ slug, name, price, format, description, details }) => (
        <li key={slug} className="card-box flex flex-col">
          <h3>{name}</h3>
          <p className="mt-3 pb-descender font-display text-display">{formatPrice(price)}</p>
          <p className="text-small text-mist-muted">{format}</p>
          <p className="mt-4 text-mist-soft">{description}</p>
          <TextList items={details} className="mt-5 mb-6 text-small text-mist-soft ruled-3" />
          <ButtonLink
            {...payments[slug]}
            kind={price === lowestPrice ? "primary" : "secondary"}
            className="mt-auto"
          >
            {buy}
            <VisuallyHidden>: {name}</VisuallyHidden>
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}
