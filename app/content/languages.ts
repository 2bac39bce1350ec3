/** A folder of content/ that is named like a language: es, cy, fr-CA, zh-Hant. */
const TAG = /^[a-z]{2,3}(-[A-Z][a-z]{3})?(-[A-Z]{2})?$/;

/** The name of a folder with translations, if it looks like one; `isLanguage` says whether there is such a language. */
export const looksLikeLanguage = (folder: string) => TAG.test(folder);

export function isLanguage(tag: string): boolean {
  if (!TAG.test(tag)) return false;
  const { language } = new Intl.Locale(tag);
  return (
    new Intl.DisplayNames("en", { type: "language", fallback: "none" }).of(language) !== undefined
  );
}

/** How numbers, prices and dates are written: as readers of the language do in the country of the site. */
export function localeOf(tag: string, country: unknown): string {
  const hasRegion = new Intl.Locale(tag).region !== undefined;
  return hasRegion || typeof country !== "string" || !/^[A-Z]{2}$/.test(country)
    ? tag
    : `${tag}-${country}`;
}

const RIGHT_TO_LEFT = ["Adlm", "Arab", "Hebr", "Nkoo", "Rohg", "Syrc", "Thaa"];

/** Of `<html dir>`; without a value a page is read from left to right. */
export function directionOf(tag: string): "rtl" | undefined {
  const { script = "" } = new Intl.Locale(tag).maximize();
  return RIGHT_TO_LEFT.includes(script) ? "rtl" : undefined;
}
