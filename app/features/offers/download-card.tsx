import { formatPrice } from "#content/format";
import { offers } from "#content/offers";
import { ButtonLink } from "~/ui/button";
import type { PaymentLink } from "./payment-links.server";

type Download = (typeof offers.downloads)[number];

/** Where one begins: its button alone has the colour of the next thing to do. */
const lowestPrice = Math.min(...offers.downloads.map(({ price }) => price));

export function DownloadCard({
  download,
  payment,
  buy,
}: {
  download: Download;
  payment: PaymentLink | undefined;
  buy: string;
}) {
  const { name, price, format, description, details } = download;
  return (
    <li className="flex flex-col border border-ink-rule bg-ink-panel p-6 md:max-lg:last:odd:col-span-2">
      <h3 className="font-display text-card">{name}</h3>
      <p className="mt-3 font-display text-step-9">{formatPrice(price)}</p>
      <p className="text-small text-mist-muted">{format}</p>
      <p className="mt-4 text-mist-soft">{description}</p>
      <ul className="mt-5 mb-6 text-small text-mist-soft *:border-t *:border-ink-rule *:py-2.5">
        {details.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <ButtonLink
        href={payment?.href}
        external={payment?.external}
        kind={price === lowestPrice ? "primary" : "secondary"}
        className="mt-auto"
      >
        {buy}
        <span className="sr-only">: {name}</span>
      </ButtonLink>
    </li>
  );
}
