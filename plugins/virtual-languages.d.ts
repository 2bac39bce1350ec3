declare module "virtual:languages" {
  /** The tag of the language of this build, such as es. */
  export const own: string;
  /** The languages of the site, the first one first, each with the pages that it lacks. */
  export const languages: { tag: string; elsewhere: string[] }[];
  export const isMultilingual: boolean;
}
