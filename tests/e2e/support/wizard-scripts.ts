import { expect, type Page } from "@playwright/test";
import { chosen, stepUrl } from "./inquiry-answers.ts";
import { screensLoaded } from "./screens-loaded.ts";

/** Resolves after hydration: until then a click loads a new document. */
export async function scriptsRun(page: Page) {
  await expect(page.locator("dialog[aria-labelledby=inquiry-title]")).toHaveAttribute("closedby");
}

/** Opens step 9 with all questions answered, and waits for hydration. */
export async function openDetails(page: Page, javaScriptEnabled: boolean | undefined = true) {
  await page.goto(stepUrl("details", chosen));
  if (javaScriptEnabled) await scriptsRun(page);
}

/** Resolves after hydration, when the files of all screens are loaded. */
export async function scriptsLoaded(page: Page) {
  await scriptsRun(page);
  await screensLoaded(page);
}

/** Opens a page with a paused clock. */
export async function freezeTime(page: Page, url: string) {
  await page.clock.install();
  // The clock may be paused by an earlier page.
  await page.clock.resume();
  await page.goto(url);
  await scriptsRun(page);
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Runs a paused clock for a frame: a choice takes effect after its card is rendered. */
export const passFrame = (page: Page) => page.clock.runFor(50);

/** Holds the screens' data requests until `release`, to check the page before their answers. */
export async function holdAnswers(page: Page, method = "GET") {
  const asked: string[] = [];
  const looked = Promise.withResolvers<void>();
  await page.route(/\.data(\?|$)/, async (route) => {
    if (route.request().method() !== method) return route.fallback();
    asked.push(route.request().url());
    await looked.promise;
    await route.continue();
  });
  return { asked, release: looked.resolve };
}
