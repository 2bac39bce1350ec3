import { expect, type Page } from "@playwright/test";

/** Resolves once the open flow has asked for the scripts of its other screens, and they are there or gone. */
export async function screensLoaded(page: Page) {
  const prefetched = page.locator("html[data-hydrated] link[rel=modulepreload]");
  await expect(prefetched).not.toHaveCount(0);
  const files = await prefetched.evaluateAll((links) =>
    links.map((link) => new URL((link as HTMLLinkElement).href).pathname),
  );
  await expect
    .poll(async () => {
      const asked = await filesAskedFor(page);
      return files.filter((file) => !asked.includes(file));
    })
    .toEqual([]);
  await page.evaluate((names) => Promise.allSettled(names.map((it) => import(it))), files);
}

export async function filesAskedFor(page: Page): Promise<string[]> {
  const since = await page.evaluate(() => performance.timeOrigin);
  const requests = await page.requests();
  const own = requests.filter((request) => request.timing().startTime >= since);
  return own.map((request) => new URL(request.url()).pathname);
}

export async function untilIdle(page: Page) {
  await page.evaluate(
    () =>
      new Promise<void>((done) => requestAnimationFrame(() => requestIdleCallback(() => done()))),
  );
}
