import { currency, locale } from "#content/site.yaml";

const MAX_AMOUNT = 100_000_000;

/**
 * An amount as people write it, in hundredths: "1500", "$1,500", "1.500,00", "1 500.50". A separator before one or two last
 * digits is that of decimals, unless it stands there twice; null for what is no amount, or none that a studio charges.
 */
export function parseAmount(written: string): number | null {
  const digits = written.replace(
    /[\s'’\p{Sc}]|^[A-Za-z]{3}(?=[\s\d])|(?<=[\s\d])[A-Za-z]{3}$/gu,
    "",
  );
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
