export function priceFormat(locale: string, currency: string): Intl.NumberFormat {
  const options = { style: "currency", currency, maximumFractionDigits: 0 } as const;
  return new Intl.NumberFormat(locale, options);
}

export function isLocale(locale: string): boolean {
  try {
    return Intl.NumberFormat.supportedLocalesOf(locale).length > 0;
  } catch {
    return false;
  }
}
