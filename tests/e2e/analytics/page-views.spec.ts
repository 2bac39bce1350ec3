import { expect } from "@playwright/test";
import { stepUrl, wordsOf } from "../support/inquiry-answers.ts";
import {
  allowAnalytics,
  eventNames,
  fakeGoogle,
  pageViews,
  test,
} from "../support/measured-page.ts";
import { answerAndContinue } from "../support/wizard-journey.ts";

test.beforeEach(async ({ context, baseURL }) => {
  await fakeGoogle(context);
  await allowAnalytics(context, `${baseURL}`);
});

test("a change of the query alone is no page view", async ({ page }) => {
  await page.goto("/video-packages");
  await page.getByRole("main").getByRole("tab").nth(1).click();
  expect(await pageViews(page)).toHaveLength(1);
  await page.evaluate(() => {
    location.search = "?tab=diy";
  });
  await page.waitForURL(/tab=diy/);
  expect(await pageViews(page)).toEqual([]);
});

test("each step of the wizard is one page view, without its query", async ({ page }) => {
  await page.goto(stepUrl("business-stage"));
  await answerAndContinue(page, wordsOf("businessProfile", "growing"));
  await expect(page.getByText("Step 2 of 12")).toBeVisible();
  await page.goBack();
  await expect(page.getByText("Step 1 of 12")).toBeVisible();
  const views = await pageViews(page);
  expect(views.map(({ page_path }) => page_path)).toEqual([
    "/inquiry/business-stage",
    "/inquiry/business-type",
    "/inquiry/business-stage",
  ]);
  expect(views[1]?.page_title).not.toBe(views[0]?.page_title);
  expect(views[2]?.page_title).toBe(await page.title());
  expect(JSON.stringify(views)).not.toContain("businessProfile");
});

test("a prerendered page is viewed when somebody sees it", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, "prerendering", { value: true, configurable: true });
  });
  await page.goto("/contact");
  expect(await pageViews(page)).toEqual([]);
  await page.evaluate(() => document.dispatchEvent(new Event("prerenderingchange")));
  expect(await pageViews(page)).toHaveLength(1);
});

test("a report left to the browser is sent once", async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: "conversion", value: "quick", url: `${baseURL}` }]);
  await page.goto("/thank-you");
  expect(await eventNames(page)).toEqual([
    "page_view",
    "contact_form_submit",
    "conversion",
    "generate_lead",
  ]);
  await page.reload();
  expect(await eventNames(page)).toEqual(["page_view"]);
});
