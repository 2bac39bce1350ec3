import { currency, locale } from "#content/site.yaml";

const MAX_AMOUNT = 100_000_000;
const CODE = `(?:${Intl.supportedValuesOf("currency").join("|")})`;
/** "1500 EUR", "US$1,500": any currency's mark, which is not stored. */
const CURRENCY = new RegExp(
  String.raw`[\s'’]|[A-Z]{0,3}\p{Sc}|^${CODE}(?=[\s\d])|(?<=[\s\d])${CODE}$`,
  "giu",
);

/**
 * An amount as people write it, in hundredths: "1500", "$1,500", "1.500,00", "1 500.50". A separator before one or two last
 * digits is that of decimals, unless it stands there twice; null for what is no amount, or none that a studio charges.
 */
export function parseAmount(written: string): number | null {
  const digits = written.replace(CURRENCY, "");
  const [, whole = "", decimals = ""] = /^(\d[\d.,]*?)(?:[.,](\d{1,2}))?$/.exec(digits) ?? [];
  const isGrouped = /^\d+$|^\d{1,3}(\.\d{3})+$|^\d{1,3}(,\d{3})+$/.test(whole);
  if (!isGrouped) return null;
  const amount = Number(whole.replace(/[.,]/g, "")) * 100 + Number(decimals.padEnd(2, "0"));
  return amount <= MAX_AMOUNT * 100 ? amount : null;
}

/** Hundredths as "$1,500" or "$1,500.50". */
export function formatAmount(amount: number): string {
  const format = new Intl.NumberFormat(locale, {
    style: "currency",
    currency,
    minimumFractionDigits: amount % 100 === 0 ? 0 : 2,
  });
  return format.format(amount / 100);
}
