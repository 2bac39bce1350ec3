import { site } from "#content/site.yaml";
import { writeAddress } from "./postal-address";

/** What the law of some places wants beside a studio's name: its address, company and tax numbers. */
export const imprint: string[] = [
  ...(site.address ? [writeAddress(site.address, site.country)] : []),
  ...(site.company ?? []).map(({ label, value }) => `${label} ${value}`),
];
