/** Addresses of the pages' style sheets by route id; `root` is the sheet of errors (plugins/page-styles). */
declare module "virtual:page-styles" {
  export const shared: string;
  export const sheets: Record<string, string | undefined>;
}
