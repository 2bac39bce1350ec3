import { expect, type Page } from "@playwright/test";
import { listedPages, missingPages, reachedPages } from "../support/all-pages.ts";
import { expectAccessibleScreen } from "../support/page-checks.ts";
import { test } from "../support/site.ts";

const ADDRESSES = [...listedPages, ...reachedPages];
/** So many share a tab: a new one for each takes as long as a page's check. */
const TOGETHER = 6;
/** Of a second studio (tests/brands/), whose layout is the same, axe looks at every third group. */
const AXE_EVERY = process.env.SECOND_STUDIO ? 3 * TOGETHER : TOGETHER;

for (let at = 0; at < ADDRESSES.length; at += TOGETHER) {
  const addresses = ADDRESSES.slice(at, at + TOGETHER);
  const axe = at % AXE_EVERY === 0;
  // A second studio may be without what is reached, such as the assessment.
  const tag =
    listedPages.includes(addresses[0] ?? "") || at % (3 * TOGETHER) === 0 ? " @brand" : "";
  test(`quiet, accessible, narrow enough, easy to hit and without empty cells: ${addresses}${tag}`, async ({
    page,
  }) => {
    // A message in the console fails the test by itself (see site.ts), broken policies included.
    for (const address of addresses) await expectSound(page, address, axe);
  });
}

test("a page that says 404 is accessible, too", async ({ page, allowConsole }) => {
  allowConsole(/status of 404/, /no page at/);
  await expectSound(page, String(missingPages[0]));
});

async function expectSound(page: Page, address: string, axe = true) {
  await page.goto(address, { waitUntil: "load" });
  await expect(page.locator("h1, dialog h3:focus").filter({ visible: true })).not.toHaveCount(0);
  await page.locator("main details").evaluateAll((all) => {
    for (const part of all) {
      // Parts of one group would close each other.
      part.removeAttribute("name");
      part.setAttribute("open", "");
    }
  });
  await expectAccessibleScreen(page, { axe, rows: true });
}
