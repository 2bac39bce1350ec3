import { expect, type Page } from "@playwright/test";

type Router = {
  __reactRouterManifest?: { routes: Record<string, { parentId?: string; module: string }> };
  __reactRouterRouteModules?: Record<string, unknown>;
};

/** Resolves when the files of all screens of the open flow have loaded or failed. */
export async function screensLoaded(page: Page) {
  await expect(page.locator("html")).toHaveAttribute("data-hydrated");
  const files = await page.evaluate(listScreens);
  await expect
    .poll(async () => {
      const asked = await filesAskedFor(page);
      return files.filter((file) => !asked.includes(file));
    })
    .toEqual([]);
  await page.evaluate((names) => Promise.allSettled(names.map((it) => import(it))), files);
}

/** Runs in the page: the screens are the child routes of the flow. */
function listScreens() {
  const { __reactRouterManifest: manifest, __reactRouterRouteModules: modules } = window as Router;
  const flow = Object.keys(modules ?? {}).find((id) => /(\/flow|-inquiry)$/.test(id));
  const routes = Object.values(manifest?.routes ?? {});
  return routes.filter(({ parentId }) => parentId === flow).map(({ module }) => module);
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
