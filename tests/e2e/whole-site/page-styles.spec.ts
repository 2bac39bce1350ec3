import { type APIRequestContext, expect } from "@playwright/test";
import { listedPages, missingPages, missingResults, reachedPages } from "../support/all-pages.ts";
import { test } from "../support/site.ts";

const PAGES = [...listedPages, ...reachedPages, ...missingPages, missingResults];

test("a page's style sheet knows every class of the page @no-js", async ({ request }) => {
  const pages = await Promise.all(PAGES.map((address) => readPage(request, address)));
  const sheets = new Map<string, Set<string>>();
  for (const href of new Set(pages.map(({ sheet }) => sheet))) {
    sheets.set(href, classesOfSheet(await (await request.get(href)).text()));
  }
  expect(sheets.size).toBeGreaterThan(15);
  const all = new Set([...sheets.values()].flatMap((classes) => [...classes]));
  const missing = pages.flatMap(({ address, classes, sheet }) =>
    classes
      .filter((name) => all.has(name) && !sheets.get(sheet)?.has(name))
      .map((name) => `${address}: ${name}`),
  );
  expect(missing).toEqual([]);
});

async function readPage(request: APIRequestContext, address: string) {
  const html = await (await request.get(address)).text();
  const sheet = /<link rel="stylesheet" id="page-style" href="([^"]+)"/.exec(html)?.[1];
  if (!sheet) throw new Error(`${address} has no style sheet.`);
  const attributes = [...html.matchAll(/ class="([^"]*)"/g)].map(([, value]) => value ?? "");
  const names = attributes.flatMap((value) => value.replaceAll("&amp;", "&").split(/\s+/));
  return { address, sheet, classes: [...new Set(names)] };
}

/** The class names of a sheet's selectors, without their escapes. */
function classesOfSheet(css: string): Set<string> {
  const names = css.matchAll(/\.((?:\\.|[\w-])+)/g);
  return new Set([...names].map(([, name = ""]) => name.replace(/\\(.)/g, "$1")));
}
