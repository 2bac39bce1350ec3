declare module "virtual:fonts" {
  /** Addresses of the files that every page needs. */
  export const preloadedFonts: string[];
}
