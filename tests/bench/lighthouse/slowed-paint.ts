import type { Browser } from "@playwright/test";
import { PHONE, SLOW_LINE, SLOWER } from "./slow-phone.ts";

/** In seconds. */
export type SlowedPaint = { fcp: number; lcp: number };

const SETTLE_MS = 700;

/** The paints of a visit over a line that is slow indeed; Lighthouse computes them from a fast one. */
export async function slowedPaint(browser: Browser, url: string): Promise<SlowedPaint> {
  const context = await browser.newContext({ ...PHONE, ignoreHTTPSErrors: true });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", SLOW_LINE);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await page.addInitScript(observePaints);
  await page.goto(url, { waitUntil: "load" });
  await page.waitForTimeout(SETTLE_MS);
  const { fcp, lcp } = await page.evaluate(
    () => (window as unknown as { __paints: SlowedPaint }).__paints,
  );
  await context.close();
  return { fcp: fcp / 1000, lcp: lcp / 1000 };
}

/** Runs in the page, before anything of its own. */
function observePaints() {
  const paints = { fcp: 0, lcp: 0 };
  Object.assign(window, { __paints: paints });
  const observe = (type: string, read: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(read)).observe({
      type,
      buffered: true,
    });
  observe("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") paints.fcp = startTime;
  });
  observe("largest-contentful-paint", ({ startTime }) => {
    paints.lcp = startTime;
  });
}
