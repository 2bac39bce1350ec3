declare module "virtual:fonts" {
  /** Addresses of the files that every page needs. */
  export const preloadedFonts: string[];
  /** The mean width of a letter of headings, in ems. */
  export const displayWidth: number;
}
