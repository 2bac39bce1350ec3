import { expect, type Page } from "@playwright/test";
import { inquiry } from "../../../content/inquiry/services.ts";
import { offers } from "../../../content/offers.ts";
import { priceRange } from "../../../content/price.ts";
import { chosen, qualified, stepUrl, wordsOf } from "../support/inquiry-answers.ts";
import { test } from "../support/site.ts";
import { option } from "../support/wizard-journey.ts";

const QUESTIONS = {
  "business-stage": ["solo", "growing", "established", "agency", "enterprise", "nonprofit"],
  "business-type": ["service", "product", "saas", "coaching", "professional", "media", "nonprofit"],
  "video-goal": ["lead-generation", "training", "onboarding", "authority", "education", "sales"],
  "content-volume": ["1-2", "3-4", "5-8", "8-plus"],
  "start-timeline": ["immediately", "1-3-months", "3-6-months", "planning"],
  service: ["consultation", "diy", "coaching", "monthly", "bundle"],
  category: ["diy-downloads", "coaching", "monthly-content", "one-time-bundles"],
};

test("each question offers its answers, in order, under its number @no-js", async ({ page }) => {
  for (const [index, [step, values]] of Object.entries(QUESTIONS).entries()) {
    await page.goto(stepUrl(step, { ...qualified, serviceType: "monthly" }));
    const number = index < 5 ? index + 1 : index + 2;
    await expect(page.getByText(`Step ${number} of 12`)).toBeVisible();
    const options = page.getByRole("dialog").getByRole("listitem").getByRole("button");
    const shown = await options.evaluateAll((all) => all.map((it) => it.getAttribute("value")));
    expect(shown).toEqual(values);
  }
});

test("the offers show their prices and the most popular one its badge @no-js", async ({ page }) => {
  await page.goto(stepUrl("service", qualified));
  const { diyInServiceStep } = offers.priceStrings;
  await expect(card(page, "DIY Downloads")).toContainText(diyInServiceStep);
  await page.goto(stepUrl("category", { ...qualified, serviceType: "bundle" }));
  await expect(card(page, "DIY Digital Downloads")).toContainText(priceRange("downloads", " - "));
  const [, coaching = "", monthly = "", bundles = ""] = inquiry.categories.map(
    ({ label }) => label,
  );
  await expect(option(page, coaching)).toHaveAccessibleDescription(/^Most Popular /);
  await expect(option(page, monthly)).toBeVisible();
  await expect(option(page, bundles)).toHaveAttribute("aria-pressed", "true");
});

function card(page: Page, words: string) {
  const button = page.getByRole("button", { name: words, exact: true });
  return page.getByRole("dialog").getByRole("listitem").filter({ has: button });
}

test("a card is named by its answer, described by the rest, and pressed anywhere @no-js", async ({
  page,
}) => {
  await page.goto(stepUrl("category", { ...qualified, serviceType: "coaching" }));
  const [, { label = "", points = [] } = {}] = inquiry.categories;
  const last = String(points.at(-1));
  const button = page.getByRole("button", { name: label, exact: true });
  await expect(button).toHaveAccessibleDescription(new RegExp(`^Most Popular .*${last}$`));
  // The button covers the text and gets the click, once the screen has stood for a moment.
  await expect(async () => {
    await page.getByRole("dialog").getByText(last).click({ force: true });
    await expect(page.getByText("Step 9 of 12")).toBeVisible({ timeout: 500 });
  }).toPass();
});

test("Back returns by one and shows the former answer", async ({ page }) => {
  await page.goto(stepUrl("content-volume", qualified));
  await page.getByRole("link", { name: "Back" }).click();
  await expect(page.getByText("Step 3 of 12")).toBeVisible();
  await expect(page.getByRole("button", { pressed: true })).toHaveText(
    new RegExp(`^${wordsOf("videoUseCase", "authority")}`),
  );
  await page.getByRole("link", { name: "Back" }).click();
  await expect(page.getByText("Step 2 of 12")).toBeVisible();
  await page.getByRole("link", { name: "Continue" }).click();
  await expect(page.getByText("Step 3 of 12")).toBeVisible();
});

test("a reload and another browser show the same step and answer", async ({ page, browser }) => {
  await page.goto(stepUrl("video-goal", qualified));
  const pressed = page.getByRole("button", { pressed: true });
  const words = await pressed.textContent();
  await page.reload();
  await expect(page.getByText("Step 3 of 12")).toBeVisible();
  await expect(pressed).toHaveText(String(words));
  const otherPage = await browser.newPage();
  await otherPage.goto(page.url());
  await expect(otherPage.getByText("Step 3 of 12")).toBeVisible();
  await expect(otherPage.getByRole("button", { pressed: true })).toHaveText(String(words));
  await otherPage.close();
});

test("a step that is opened too early redirects to the first unanswered one @no-js", async ({
  request,
}) => {
  const { videoUseCase: _skipped, ...others } = chosen;
  const landings = [
    ["/inquiry", "/inquiry/business-stage"],
    ["/inquiry/thank-you", "/inquiry/business-stage"],
    [stepUrl("details", others), "/inquiry/video-goal"],
    [stepUrl("details", qualified), "/inquiry/service"],
    [stepUrl("review", { ...qualified, serviceType: "diy" }), "/inquiry/category"],
    [stepUrl("review", chosen), "/inquiry/details"],
    [stepUrl("thank-you", chosen), "/inquiry/details"],
  ];
  for (const [asked, landing] of landings) {
    const response = await request.get(String(asked));
    expect(response.status(), asked).toBe(200);
    expect(new URL(response.url()).pathname, asked).toBe(landing);
  }
});

test("the short flow begins at the service and asks no question", async ({ page }) => {
  await page.goto("/inquiry/service?flow=short");
  await expect(page.getByText("Step 1 of 6")).toBeVisible();
  await option(page, "One-Time Bundles").click();
  await expect(page.getByText("Step 2 of 6")).toBeVisible();
  await option(page, "One-Time Problem-Solving Bundles").click();
  await expect(page.getByText("Step 3 of 6")).toBeVisible();
});
