const CODES = "USD GBP EUR JPY CHF CAD AUD NZD SEK NOK DKK PLN INR CNY BRL MXN ZAR".split(" ");

const patterns = new Map<string, RegExp>();

/** The first amount in another currency than the site's, such as £1,500 where prices are in USD. */
export function findForeignAmount(text: string, currency: string): string | undefined {
  const pattern = patterns.get(currency) ?? patternFor(currency);
  patterns.set(currency, pattern);
  return pattern.exec(text)?.[0];
}

function patternFor(currency: string): RegExp {
  const code = CODES.filter((it) => it !== currency).join("|");
  const foreign = `(?:(?:${code})(?!\\p{L})|(?![¢${signOf(currency)}])\\p{Sc})`;
  const amount = "\\d(?:[\\d,.]*\\d)?";
  return new RegExp(`(?<!\\p{L})${foreign}\\s?${amount}|${amount}\\s?${foreign}`, "u");
}

/** Such as $, also of Canadian dollars; none of a currency whose sign has letters. */
function signOf(currency: string): string {
  const format = new Intl.NumberFormat("en", {
    ...{ style: "currency", currency, currencyDisplay: "narrowSymbol" },
  });
  const sign = format.formatToParts(0).find(({ type }) => type === "currency")?.value ?? "";
  return /^\p{Sc}$/u.test(sign) ? sign : "";
}
