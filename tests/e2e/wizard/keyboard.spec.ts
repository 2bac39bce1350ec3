import { expect, type Locator, type Page } from "@playwright/test";
import { expectNoViolations, sidewaysOverflow } from "../support/page-checks.ts";
import { test } from "../support/site.ts";
import {
  chosen,
  continueToReview,
  newPerson,
  option,
  qualified,
  reachReview,
  sendInquiry,
  stepUrl,
  wordsOf,
} from "../support/wizard-journey.ts";

// Confetti has its own test; drawing it in every other one only takes time.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const SCREENS = {
  home: "/",
  "step 1 with its analysis": stepUrl("business-stage", { businessProfile: "solo" }),
  "step 2": stepUrl("business-type", qualified),
  "step 3": stepUrl("video-goal", { businessProfile: "solo", businessType: "saas" }),
  "step 4": stepUrl("content-volume", qualified),
  "step 5": stepUrl("start-timeline", qualified),
  "step 6": stepUrl("strategy", qualified),
  "step 7": stepUrl("service", qualified),
  "step 8": stepUrl("category", { ...qualified, serviceType: "monthly" }),
  "step 9": stepUrl("details", chosen),
};

for (const [name, url] of Object.entries(SCREENS)) {
  test(`${name} passes axe @js`, async ({ page }) => {
    await page.goto(url);
    await expectNoViolations(page);
  });
}

test("the details with errors pass axe @js", async ({ page, allowConsole }) => {
  allowConsole(/status of 422/);
  await page.goto(stepUrl("details", chosen));
  await continueToReview(page);
  await expect(page.getByRole("alert")).toBeVisible();
  await expectNoViolations(page);
});

test("the review, its failure and the thank-you screen pass axe @js", async ({
  page,
  formService,
  allowConsole,
}) => {
  allowConsole(/status of 502/);
  const person = newPerson();
  await formService.setMode("500", { match: person.email, times: 1 });
  await reachReview(page, person);
  await expectNoViolations(page);
  await sendInquiry(page);
  await expect(page.getByRole("alert")).toBeVisible();
  await expectNoViolations(page);
  await sendInquiry(page);
  await expect(page.getByText("Step 11 of 12")).toBeVisible();
  await expectNoViolations(page);
});

test("every screen fits 320 px without sideways scrolling @js", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const [name, url] of Object.entries(SCREENS)) {
    await page.goto(url);
    expect(await sidewaysOverflow(page), name).toBe(0);
  }
  await reachReview(page, newPerson({ company: "W".repeat(100) }));
  expect(await sidewaysOverflow(page), "step 10").toBe(0);
  await sendInquiry(page);
  await expect(page.getByText("Step 11 of 12")).toBeVisible();
  expect(await sidewaysOverflow(page), "step 11").toBe(0);
});

test("the first two questions are answered with the keyboard alone", async ({ page }) => {
  await page.goto("/");
  await tabTo(page, page.getByRole("link", { name: "Get Started Today" }));
  await page.keyboard.press("Enter");
  await expect(page.getByText("Step 1 of 12")).toBeVisible();
  await tabTo(page, option(page, wordsOf("businessProfile", "established")));
  await page.keyboard.press("Enter");
  const onwards = page.getByRole("button", { name: "Continue now" });
  await tabTo(page, onwards.or(page.getByRole("link", { name: "Continue", exact: true })));
  await page.keyboard.press("Enter");
  await expect(page.getByText("Step 2 of 12")).toBeVisible();
  await tabTo(page, option(page, wordsOf("businessType", "product")));
  await page.keyboard.press("Space");
  await expect(page.getByText("Step 3 of 12")).toBeVisible();
});

async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 40; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  await expect(target).toBeFocused();
}
