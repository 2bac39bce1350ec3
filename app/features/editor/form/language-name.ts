import { site } from "#content/site.yaml";

export function nameOfLanguage(tag: string): string {
  return new Intl.DisplayNames(site.locale, { type: "language" }).of(tag) ?? tag;
}
