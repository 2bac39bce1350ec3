import { expect } from "@playwright/test";
import { expectNoViolations, sidewaysOverflow } from "../support/page-checks.ts";
import { test } from "../support/site.ts";

const PAGES = [
  "/video-use-cases?open=all",
  "/about-us",
  "/company/team",
  "/company/values",
  "/resources/reviews",
  "/faq",
  "/faq?q=zzzz",
  "/locations/bellevue-wa",
  "/locations/portland-or",
  "/privacy",
  "/terms",
];

for (const path of ["/video-use-cases?open=all", "/faq", "/locations/portland-or", "/about-us"]) {
  test(`${path} passes axe @js`, async ({ page }) => {
    await page.goto(path);
    await expectNoViolations(page);
  });
}

test("every content page fits 320 px without sideways scrolling @js", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of PAGES) {
    await page.goto(path);
    expect(await sidewaysOverflow(page), path).toBe(0);
  }
});

test("controls of the content pages are at least 44 px high on a phone @js", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  for (const path of PAGES.slice(0, 1).concat("/faq", "/privacy")) {
    await page.goto(path);
    const controls = page
      .locator("main")
      .locator("button, input[type=search], summary, label:has(input), .tab");
    const low = await controls.evaluateAll((all) =>
      all
        .filter((it) => it.checkVisibility() && it.getBoundingClientRect().height < 44)
        .map((it) => it.outerHTML.slice(0, 120)),
    );
    expect(low, path).toEqual([]);
  }
});

test("pictures that do not load say so, and a backdrop is taken away @js", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/);
  await page.route(/\/frames\//, (route) => route.abort());
  for (const path of ["/about-us", "/faq", "/contact", "/services/group-coaching", "/"]) {
    await page.goto(path);
    const said = page.getByText("Image unavailable").first();
    await page.locator(".frame-marks").first().scrollIntoViewIfNeeded();
    await expect(said, path).toBeVisible();
  }
  await expect(page.locator("main section img").first()).toBeHidden();
});

test("a picture that a phone leaves out is not missed there @js", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/faq");
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.locator("main picture")).toBeVisible();
  await expect(page.getByText("Image unavailable")).toHaveCount(0);
});
