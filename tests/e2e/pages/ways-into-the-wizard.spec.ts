import { expect } from "@playwright/test";
import { test } from "../support/site.ts";

/** Where a link leads, and the card that is marked there. */
const WAYS: [from: string, name: RegExp, step: number, marked?: RegExp][] = [
  ["/video-packages?tab=diy", /pick a download/, 8, /DIY/],
  ["/video-packages?tab=coaching", /coaching inquiry/, 8, /Camera/],
  ["/video-packages?tab=monthly", /about the kit/, 8, /Social/],
  ["/video-packages?tab=bundles", /about a bundle/, 8, /One-Time/],
  ["/services/diy-downloads", /which download fits/, 8, /DIY/],
  ["/services/group-coaching", /a few questions/, 8, /Camera/],
  ["/services/monthly-content", /a few questions/, 8, /Social/],
  ["/video-use-cases?open=all", /^Start an inquiry.*Longshore/, 8, /One-Time/],
  ["/faq", /how to work with us/, 7],
  ["/blog/mobile-video-production", /how to work with us/, 7],
];

test("from every page one link leads to its step, what is known marked @no-js", ({ crawled }) => {
  const visits = [...crawled.visits, ...crawled.unlinked];
  const documentAt = ({ pathname, search }: URL) =>
    visits.find(({ address }) => address === pathname + search)?.document;
  for (const [from, name, step, marked] of WAYS) {
    const start = new URL(from, crawled.origin);
    const ways = documentAt(start)?.actions.filter(({ text }) => name.test(text)) ?? [];
    expect(ways.length, from).toBe(1);
    const target = documentAt(new URL(ways[0]?.href ?? "", start));
    expect(target?.text, from).toContain(`Step ${step} of 12`);
    expect(target?.pressed, from).toEqual(marked ? [expect.stringMatching(marked)] : []);
  }
});
