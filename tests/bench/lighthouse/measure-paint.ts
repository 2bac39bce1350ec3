import { chromium } from "@playwright/test";
import { chromiumPath } from "../../../scripts/browser.ts";
import { median } from "../median.ts";
import type { BenchPage } from "../page-kinds.ts";
import { type Audit, audit, ensureLighthouse } from "./audit.ts";
import { startFront } from "./front.ts";
import { limitSite, ourSite } from "./sites.ts";
import { type SlowedPaint, slowedPaint } from "./slowed-paint.ts";

type Visit = Audit & { slowed: SlowedPaint };

export type PaintRow = Visit & {
  name: string;
  /** The largest paint by that of the limit page, and what it may be; none for a limit page. */
  ratio?: { value: number; budget: number };
};

const LIMIT_PATHS = { home: "/", article: "/article", form: "/form" };

/** Takes ours and the limit pages in turn: a busy machine slows both, so that ratios of medians hold. */
export async function measurePaint(origin: string, pages: BenchPage[], rounds: number) {
  await ensureLighthouse();
  const fronts = { limit: await startFront(limitSite), ours: await startFront(ourSite(origin)) };
  const targets = pages.flatMap(({ paint, ...page }) => (paint ? [{ ...page, ...paint }] : []));
  const limits = [...new Set(targets.map(({ limit }) => limit))];
  const visits = [
    ...limits.map((name) => ({
      name: `limit: ${name}`,
      url: fronts.limit.origin + LIMIT_PATHS[name],
    })),
    ...targets.map(({ name, path }) => ({ name, url: fronts.ours.origin + path })),
  ];
  const seen = new Map<string, Visit[]>();
  const browser = await chromium.launch({ executablePath: chromiumPath() });
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const { name, url } of visits) {
        const visit = { ...(await audit(url)), slowed: await slowedPaint(browser, url) };
        seen.set(name, [...(seen.get(name) ?? []), visit]);
      }
    }
  } finally {
    await Promise.all([fronts.limit.stop(), fronts.ours.stop(), browser.close()]);
  }
  const middle = (name: string) => middleOf(seen.get(name) ?? []);
  return [
    ...limits.map((name): PaintRow => ({ name: `limit: ${name}`, ...middle(`limit: ${name}`) })),
    ...targets.map(({ name, limit, ratio }): PaintRow => {
      const ours = middle(name);
      const value = ours.lcp / middle(`limit: ${limit}`).lcp;
      return { name, ...ours, ratio: { value, budget: ratio } };
    }),
  ];
}

function middleOf(visits: Visit[]): Visit {
  const of = (read: (visit: Visit) => number) => median(visits.map(read));
  return {
    scores: [0, 1, 2, 3].map((i) => of(({ scores }) => scores[i] ?? 0)),
    fcp: of(({ fcp }) => fcp),
    lcp: of(({ lcp }) => lcp),
    tbt: of(({ tbt }) => tbt),
    shift: of(({ shift }) => shift),
    slowed: { fcp: of(({ slowed }) => slowed.fcp), lcp: of(({ slowed }) => slowed.lcp) },
  };
}
