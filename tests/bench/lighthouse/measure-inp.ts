import { type Browser, chromium, type Page } from "@playwright/test";
import { chromiumPath } from "../../../scripts/browser.ts";
import { median } from "../median.ts";
import { PHONE, SLOWER } from "./slow-phone.ts";

/** A visit: what is tapped, one after the other, and how long the slowest took to show, in ms. */
type Visit = { name: string; path: string; taps: string[] };

export type Interaction = { name: string; ms: number };

// A browser reports no interaction that is shorter.
const SHORTEST_MS = 16;
const PAUSE_MS = 600;

const VISITS: Visit[] = [
  {
    name: "wizard",
    path: "/inquiry/business-stage",
    taps: ["dialog li button[value]", "dialog >> text=Continue now", "dialog li button[value]"],
  },
  {
    name: "assessment",
    path: "/assessments/video-readiness/strategic-foundation",
    taps: ["label:has([type=radio]) >> nth=1", "label:has([type=radio]) >> nth=6"],
  },
];

/** Medians of `rounds` visits with real taps, on a processor four times slower. */
export async function measureInteractions(origin: string, rounds: number): Promise<Interaction[]> {
  const browser = await chromium.launch({ executablePath: chromiumPath() });
  try {
    const rows = [];
    for (const visit of VISITS) {
      const slowest = [];
      for (let round = 0; round < rounds; round += 1)
        slowest.push(await slowestTap(browser, origin, visit));
      rows.push({ name: visit.name, ms: median(slowest) });
    }
    return rows;
  } finally {
    await browser.close();
  }
}

async function slowestTap(browser: Browser, origin: string, { path, taps }: Visit) {
  const context = await browser.newContext({ ...PHONE, hasTouch: true });
  const page = await context.newPage();
  await page.addInitScript(observeTaps);
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await page.goto(origin + path, { waitUntil: "networkidle" });
  for (const target of taps) await tap(page, target);
  const seen = await page.evaluate(() => (window as unknown as { __taps: number[] }).__taps);
  await context.close();
  return Math.max(SHORTEST_MS, ...seen);
}

async function tap(page: Page, target: string) {
  const element = page.locator(target).first();
  await element.scrollIntoViewIfNeeded();
  await page.waitForTimeout(PAUSE_MS);
  await element.tap();
  await page.waitForTimeout(PAUSE_MS);
}

/** Runs in the page, before anything of its own. */
function observeTaps() {
  const seen: number[] = [];
  Object.assign(window, { __taps: seen });
  const options = { type: "event", buffered: true, durationThreshold: 16 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (Reflect.get(entry, "interactionId")) seen.push(entry.duration);
    }
  }).observe(options);
}
