import type { packages } from "#content/packages";

/** The words of the packages page; prices and what is in an offer come with the offers. */
export type PackagesCopy = typeof packages;
