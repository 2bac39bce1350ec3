import { site } from "#content/site.yaml";

/** Such as "Spanish". */
export function nameOfLanguage(tag: string): string {
  return new Intl.DisplayNames(site.locale, { type: "language" }).of(tag) ?? tag;
}
