import { offers } from "#content/offers";
import { DownloadCard } from "~/features/offers/download-card";
import type { PaymentLink } from "~/features/offers/payment-links.server";

export function DiyPanel({
  payments,
  buy,
}: {
  payments: Record<string, PaymentLink>;
  buy: string;
}) {
  return (
    <ul className="grid gap-5 md:grid-cols-2 lg:grid-cols-3">
      {offers.downloads.map((download) => (
        <DownloadCard
          key={download.slug}
          download={download}
          payment={payments[download.slug]}
          buy={buy}
        />
      ))}
    </ul>
  );
}
