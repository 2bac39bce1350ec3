import { offers } from "#content/offers.yaml";
import type { Settings } from "~/settings/settings.server";

export type PaymentLink = { href: string; external: boolean };

/** Whether who presses any "Buy Now" can pay, and so gets the files at once. */
export function howFilesCome({ PAYMENT_URLS }: Settings): "paid" | "asked" {
  return offers.downloads.every(({ slug }) => PAYMENT_URLS[slug]) ? "paid" : "asked";
}

export function paymentLinks({ PAYMENT_URLS }: Settings): Record<string, PaymentLink> {
  return Object.fromEntries(
    offers.downloads.map(({ slug }) => {
      const url = PAYMENT_URLS[slug];
      return [slug, { href: url ?? `/buy/${slug}`, external: url !== undefined }];
    }),
  );
}
