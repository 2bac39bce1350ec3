import { offers } from "#content/offers";
import type { Settings } from "~/settings/settings.server";

export type PaymentLink = { href: string; external: boolean };

export function paymentLinks({ PAYMENT_URLS }: Settings): Record<string, PaymentLink> {
  return Object.fromEntries(
    offers.downloads.map(({ slug }) => {
      const url = PAYMENT_URLS[slug];
      return [slug, { href: url ?? `/buy/${slug}`, external: url !== undefined }];
    }),
  );
}
