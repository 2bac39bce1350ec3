import { expect, type Page } from "@playwright/test";
import { fillLeadForm, newVisitor, sendButton } from "../support/lead-form-visitor.ts";
import { expectNoViolations, sidewaysOverflow } from "../support/page-checks.ts";
import { test } from "../support/site.ts";

// Confetti has its own test; drawing it in every other one only takes time.
test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Each page with the small scripts it may load: none of them is the framework. */
const PAGES: Record<string, string[]> = {
  "/video-packages?tab=bundles": ["tabs", "image-fallback"],
  "/services/diy-downloads": ["submit-once", "image-fallback"],
  "/services/group-coaching": ["image-fallback"],
  "/services/monthly-content": ["image-fallback"],
  "/contact": ["submit-once", "image-fallback"],
  "/thank-you": ["confetti"],
};

for (const path of Object.keys(PAGES)) {
  test(`${path} passes axe with everything open @js`, async ({ page }) => {
    await page.goto(path);
    await openEverything(page);
    await expectNoViolations(page);
  });
}

test("the open compare dialog passes axe @js", async ({ page }) => {
  await page.goto("/contact?service=Social%20Authority%20Kit");
  await page.getByRole("button", { name: "Compare prices" }).click();
  await expectNoViolations(page);
});

test("a refused contact form passes axe and fits 320 px @js", async ({ page, allowConsole }) => {
  allowConsole(/status of 422/);
  await page.goto("/contact");
  await fillLeadForm(page, newVisitor({ company: " ", city: "W".repeat(101) }));
  await sendButton(page).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await expectNoViolations(page);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await sidewaysOverflow(page)).toBe(0);
});

test("every page fits 320 px without sideways scrolling @js", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of Object.keys(PAGES)) {
    await page.goto(path);
    await openEverything(page);
    expect(await sidewaysOverflow(page), path).toBe(0);
  }
  await page.goto("/contact");
  await page.getByRole("button", { name: "Compare prices" }).click();
  const box = await page.getByRole("dialog").boundingBox();
  expect(Number(box?.x)).toBeGreaterThanOrEqual(0);
  expect(Number(box?.x) + Number(box?.width)).toBeLessThanOrEqual(320);
});

test("every control is at least 44 px high on a phone @js", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  for (const path of Object.keys(PAGES)) {
    await page.goto(path);
    await openEverything(page);
    const controls = page.locator("main").locator("button, input, select, summary, .tab");
    const low = await controls.evaluateAll((all) =>
      all
        .filter((it) => it.checkVisibility() && !it.closest("[aria-hidden=true]"))
        .filter((it) => it.getBoundingClientRect().height < 44)
        .map((it) => it.outerHTML.slice(0, 120)),
    );
    expect(low, path).toEqual([]);
  }
});

test("no page loads a byte of the framework @js", async ({ page }) => {
  const loaded: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") loaded.push(new URL(request.url()).pathname);
  });
  for (const [path, names] of Object.entries(PAGES)) {
    loaded.length = 0;
    await page.goto(path);
    const expected = names.map((name) => expect.stringMatching(`^/assets/${name}-[\\w-]+\\.js$`));
    expect(loaded, path).toEqual(expected);
    await expect(page.locator("link[rel=modulepreload]")).toHaveCount(0);
  }
});

async function openEverything(page: Page) {
  await page.locator("main details").evaluateAll((all) => {
    for (const part of all) {
      // Parts of one group would close each other.
      part.removeAttribute("name");
      part.setAttribute("open", "");
    }
  });
}
