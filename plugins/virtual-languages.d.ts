declare module "virtual:languages" {
  /** The tag of this build's language, such as es. */
  export const own: string;
  /** The languages of the site, the first one first, each with the pages that it lacks. */
  export const languages: { tag: string; elsewhere: string[] }[];
  export const isMultilingual: boolean;
}

declare module "virtual:translations" {
  /** Each page, and what it shows: app/content/page-texts.ts. */
  export const pages: [page: string, shows: string[]][];
  /** Of each folder of a language the texts that are not translated, or not anymore. */
  export const translations: {
    tag: string;
    texts: (Pick<
      import("../app/content/translate.ts").TranslatedText,
      "name" | "path" | "state"
    > & { file: string })[];
  }[];
}
