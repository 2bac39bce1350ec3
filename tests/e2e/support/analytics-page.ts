import { randomInt } from "node:crypto";
import type { BrowserContext, Page } from "@playwright/test";
import { test as base } from "./site.ts";

type PageView = Record<"page_path" | "page_title" | "page_location" | "page_referrer", string>;

/** Playwright's test, in front of the site of a studio that has Google Analytics. */
export const test = base.extend({ baseURL: ({ measuredSite }, use) => use(measuredSite.url) });

/** Answers for Google; the list of what was asked of it grows with each request. */
export async function fakeGoogle(context: BrowserContext): Promise<string[]> {
  const asked: string[] = [];
  await context.route(/google/, (route) => {
    const { pathname, search } = new URL(route.request().url());
    asked.push(pathname + search);
    return route.fulfill({ contentType: "text/javascript", body: "window.tagRan = true;" });
  });
  return asked;
}

/** A browser that said yes before and has met the tag; returns the client id nobody else has. */
export async function allowAnalytics(context: BrowserContext, url: string): Promise<string> {
  const client = `${randomInt(1, 2 ** 31)}.1700000000`;
  const cookies = { consent: "grant", _ga: `GA1.1.${client}` };
  await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url })));
  return client;
}

/** What Google would be told, once the page has read the visitor's answer, which it does after its first paint. */
export async function dataLayer(page: Page): Promise<unknown[][]> {
  await page.waitForFunction(
    () =>
      (document as { prerendering?: boolean }).prerendering ||
      document.querySelector<HTMLElement>("#consent")?.dataset.state,
  );
  return page.evaluate(() => {
    const { dataLayer } = window as unknown as { dataLayer?: ArrayLike<unknown>[] };
    return (dataLayer ?? []).map((entry) => Array.from(entry));
  });
}

export async function eventNames(page: Page) {
  const commands = await dataLayer(page);
  return commands.filter(([command]) => command === "event").map(([, name]) => name);
}

export async function pageViews(page: Page): Promise<PageView[]> {
  const commands = await dataLayer(page);
  return commands.filter(([, name]) => name === "page_view").map(([, , page]) => page as PageView);
}
