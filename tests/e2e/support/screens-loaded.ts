import { expect, type Page } from "@playwright/test";

type Router = {
  __reactRouterManifest?: { routes: Record<string, { parentId?: string; module: string }> };
};

/** Resolves once the open flow has asked for the files of all its screens, and they are there or gone. */
export async function screensLoaded(page: Page) {
  const files = await filesOfScreens(page);
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

async function filesOfScreens(page: Page): Promise<string[]> {
  let files: string[] = [];
  await expect
    .poll(async () => {
      files = await page.evaluate(readManifest);
      return files.length;
    })
    .toBeGreaterThan(0);
  return files;
}

/** Runs in the page: the screens stand below that route of the document which is a flow. */
function readManifest() {
  const script = document.querySelector<HTMLElement>("script[data-hydrates]");
  const hydrated = Object.keys(JSON.parse(script?.dataset.hydrates ?? "{}").routes ?? {});
  const flow = hydrated.find((id) => /(\/flow|-inquiry)$/.test(id));
  const routes = Object.values((window as Router).__reactRouterManifest?.routes ?? {});
  return routes.filter(({ parentId }) => parentId === flow).map(({ module }) => module);
}

export async function untilIdle(page: Page) {
  await page.evaluate(
    () =>
      new Promise<void>((done) => requestAnimationFrame(() => requestIdleCallback(() => done()))),
  );
}
