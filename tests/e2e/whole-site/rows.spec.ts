import { expect } from "@playwright/test";
import { listedPages } from "../support/all-pages.ts";
import { test } from "../support/site.ts";

const WIDTHS = [390, 768, 1280, 1920];
const EVERY = 3;

for (let part = 0; part < EVERY; part++) {
  test(`no list leaves a cell empty, part ${part + 1} @brand @no-js`, async ({ page }) => {
    for (const path of listedPages.filter((_, at) => at % EVERY === part)) {
      await page.goto(path);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await page.evaluate(emptyCells), `${path} at ${width} px`).toEqual([]);
      }
    }
  });
}

/** Runs in the page: lists in columns with a row that ends before the list does. */
function emptyCells(): string[] {
  // How many articles the list of a search shows is the visitor's choice; some lists have as many columns as fit.
  const lists = document.querySelectorAll(
    "main :is(ul, ol, dl):not([data-live-list], [class*='-fit-']), footer *",
  );
  return [...lists].flatMap((list) => {
    const { display, gridTemplateColumns, paddingRight } = getComputedStyle(list);
    const isInColumns = display === "grid" && gridTemplateColumns.includes(" ");
    if (!isInColumns || !list.checkVisibility()) return [];
    const end = list.getBoundingClientRect().right - Number.parseFloat(paddingRight);
    const items = [...list.children].map((item) => item.getBoundingClientRect());
    // An item may be as high as several rows. A drawing stands on whole pixels, what is beside it may not.
    const isFull = items.every(({ top }) =>
      items.some((other) => other.right > end - 1 && other.top < top + 1 && other.bottom > top + 1),
    );
    return isFull ? [] : [list.outerHTML.slice(0, 120)];
  });
}
