export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** "serviceUrl", "service-url" and "service_url" are "Service url". */
export function nameInWords(name: string): string {
  const words = name.replaceAll(/([a-z])([A-Z])/g, "$1 $2").replaceAll(/[-_.]/g, " ");
  return capitalized(words.toLowerCase());
}
