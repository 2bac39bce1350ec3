import { type APIRequestContext, expect } from "@playwright/test";
import { listedPages, missingPages, missingResults, reachedPages } from "../support/all-pages.ts";
import { test } from "../support/site.ts";

const PAGES = [...listedPages, ...reachedPages, ...missingPages, missingResults];

test("a page's style sheets know every class of the page @no-js", async ({ request }) => {
  const pages = await Promise.all(PAGES.map((address) => readPage(request, address)));
  const sheets = new Map<string, Set<string>>();
  for (const href of new Set(pages.flatMap((page) => page.sheets))) {
    sheets.set(href, classesOfSheet(await (await request.get(href)).text()));
  }
  expect(sheets.size).toBeGreaterThan(16);
  const all = new Set([...sheets.values()].flatMap((classes) => [...classes]));
  const missing = pages.flatMap((page) =>
    page.classes
      .filter((name) => all.has(name) && !page.sheets.some((href) => sheets.get(href)?.has(name)))
      .map((name) => `${page.address}: ${name}`),
  );
  expect(missing).toEqual([]);
});

test("one of a page's two style sheets is every page's @no-js", async ({ request }) => {
  const pages = await Promise.all(PAGES.map((address) => readPage(request, address)));
  expect(new Set(pages.map(({ sheets }) => sheets[0])).size).toBe(1);
  for (const { address, sheets } of pages) expect(sheets, address).toHaveLength(2);
});

test("no colour is left to mix for browsers that cannot @no-js", async ({ request }) => {
  const pages = await Promise.all(PAGES.map((address) => readPage(request, address)));
  for (const href of new Set(pages.flatMap((page) => page.sheets))) {
    const sheet = await (await request.get(href)).text();
    expect(sheet, href).not.toMatch(/color-mix\(|oklch|oklab| in srgb/);
  }
});

async function readPage(request: APIRequestContext, address: string) {
  const html = await (await request.get(address)).text();
  const sheets = [...html.matchAll(/<link rel="stylesheet"[^>]* href="([^"]+)"/g)];
  const attributes = [...html.matchAll(/ class="([^"]*)"/g)].map(([, value]) => value ?? "");
  const names = attributes.flatMap((value) => value.replaceAll("&amp;", "&").split(/\s+/));
  return {
    address,
    sheets: sheets.map(([, href]) => href ?? ""),
    classes: [...new Set(names)],
  };
}

/** The class names of a sheet's selectors, without their escapes. */
function classesOfSheet(css: string): Set<string> {
  const names = css.matchAll(/\.((?:\\.|[\w-])+)/g);
  return new Set([...names].map(([, name = ""]) => name.replace(/\\(.)/g, "$1")));
}
