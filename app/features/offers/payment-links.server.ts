import { offers } from "#content/offers";
import type { Settings } from "~/env.server";

/** Where "Buy Now" leads; `external` is a payment page and opens a new tab. */
export type PaymentLink = { href: string; external: boolean };

/** The payment page of each download by slug; without one, the contact page with its name. */
export function paymentLinks({ PAYMENT_URLS }: Settings): Record<string, PaymentLink> {
  return Object.fromEntries(
    offers.downloads.map(({ slug, name }) => {
      const url = PAYMENT_URLS[slug];
      const href = url ?? `/contact?service=${encodeURIComponent(name)}`;
      return [slug, { href, external: url !== undefined }];
    }),
  );
}
