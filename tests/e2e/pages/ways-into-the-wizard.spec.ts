import { expect } from "@playwright/test";
import { test } from "../support/site.ts";

const CATEGORY = "/inquiry/category?flow=short&serviceType=";
/** Where a link leads from, and the card that is marked where it leads to. */
const WAYS: [from: string, href: string, marked?: RegExp][] = [
  ["/video-packages?tab=diy", `${CATEGORY}diy`, /DIY/],
  ["/video-packages?tab=coaching", `${CATEGORY}coaching`, /Camera/],
  ["/video-packages?tab=monthly", `${CATEGORY}monthly`, /Social/],
  ["/video-packages?tab=bundles", `${CATEGORY}bundle`, /One-Time/],
  ["/services/diy-downloads", `${CATEGORY}diy`, /DIY/],
  ["/services/group-coaching", `${CATEGORY}coaching`, /Camera/],
  ["/services/monthly-content", `${CATEGORY}monthly`, /Social/],
  ["/video-use-cases?open=all", `${CATEGORY}bundle&bundle=internal-faq`, /One-Time/],
  ["/faq", "/inquiry/service?flow=short"],
  ["/blog/mobile-video-production", "/inquiry/service?flow=short"],
];

test("from every page one link leads to its step, what is known marked @no-js", ({ crawled }) => {
  const visits = [...crawled.visits, ...crawled.unlinked];
  const documentAt = (path: string) => visits.find(({ address }) => address === path)?.document;
  for (const [from, href, marked] of WAYS) {
    const ways = documentAt(from)?.actions.filter((action) => action.href === href);
    expect(ways, from).toHaveLength(1);
    const step = documentAt(href);
    expect(step?.text, from).toContain(`Step ${marked ? 8 : 7} of 12`);
    expect(step?.pressed, from).toEqual(marked ? [expect.stringMatching(marked)] : []);
  }
});
