import { expect, type Page } from "@playwright/test";
import { chosen, stepUrl } from "./inquiry-answers.ts";
import { screensLoaded } from "./screens-loaded.ts";

/** Resolves once scripts have taken over: until then a click is answered by a new document. */
export async function scriptsRun(page: Page) {
  await expect(page.locator("dialog[aria-labelledby=inquiry-title]")).toHaveAttribute("closedby");
}

/** Step 9 with all its questions answered, once scripts have taken over where there are any. */
export async function openDetails(page: Page, javaScriptEnabled: boolean | undefined = true) {
  await page.goto(stepUrl("details", chosen));
  if (javaScriptEnabled) await scriptsRun(page);
}

/** Resolves once scripts have taken over and the files of all screens are at hand. */
export async function scriptsLoaded(page: Page) {
  await scriptsRun(page);
  await screensLoaded(page);
}

/** Opens a page whose timers stand still until the test moves them. */
export async function freezeTime(page: Page, url: string) {
  await page.clock.install();
  // A clock that stood still for the page before would stand still here.
  await page.clock.resume();
  await page.goto(url);
  await scriptsRun(page);
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Lets a frame pass where time stands still: a choice is acted upon once its card shows it. */
export const passFrame = (page: Page) => page.clock.runFor(50);

/** Holds the screens' data requests, so that what stands before their answer can be looked at. */
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
