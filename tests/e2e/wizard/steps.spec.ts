import { expect } from "@playwright/test";
import { inquiry } from "../../../content/inquiry/services.ts";
import { chosen, newPerson, qualified, stepUrl, wordsOf } from "../support/inquiry-answers.ts";
import { test } from "../support/site.ts";
import {
  continueToReview,
  expectStep,
  fillDetails,
  option,
  sendInquiry,
} from "../support/wizard-journey.ts";

const QUESTIONS = {
  "business-stage": ["solo", "growing", "established", "agency", "enterprise", "nonprofit"],
  "business-type": ["service", "product", "saas", "coaching", "professional", "media", "nonprofit"],
  "video-goal": ["lead-generation", "training", "onboarding", "authority", "education", "sales"],
  "content-volume": ["1-2", "3-4", "5-8", "8-plus"],
  "start-timeline": ["immediately", "1-3-months", "3-6-months", "planning"],
  service: ["consultation", "diy", "coaching", "monthly", "bundle"],
  category: ["diy-downloads", "coaching", "monthly-content", "one-time-bundles"],
};
const BUNDLES = stepUrl("category", { ...qualified, serviceType: "bundle" });

test("each question offers its answers, in order, under its number @no-js", async ({ page }) => {
  for (const [index, [step, values]] of Object.entries(QUESTIONS).entries()) {
    await page.goto(stepUrl(step, { ...qualified, serviceType: "monthly" }));
    await expectStep(page, index < 5 ? index + 1 : index + 2);
    const options = page.getByRole("dialog").getByRole("listitem").getByRole("button");
    const shown = await options.evaluateAll((all) => all.map((it) => it.getAttribute("value")));
    expect(shown).toEqual(values);
  }
});

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

test("the strategy shows the score, areas in bands, insights and what to do @no-js", async ({
  page,
}) => {
  await page.goto(stepUrl("strategy", qualified));
  const result = page.getByRole("region", { name: "Readiness score" });
  await expect(result).toContainText("78%");
  await expect(result).toContainText("medium readiness");
  await expect(page.locator("[data-band]")).toContainText([
    /Business Stage.*75 of 100, Solid/,
    /Video Goal.*90 of 100, Strong/,
    /Content Volume.*75 of 100, Solid/,
    /Timeline.*70 of 100, Solid/,
  ]);
  for (const name of ["Insights", "Recommendations", "Next steps"]) {
    await expect(page.getByRole("heading", { name })).toBeVisible();
  }
  await page.getByRole("link", { name: "Review Responses" }).click();
  await expectStep(page, 5);
  await expect(page.getByRole("button", { pressed: true })).toHaveText(
    new RegExp(wordsOf("timeline", "3-6-months")),
  );
});

test("the chosen bundle is in the review and in the message, and another card removes it", async ({
  page,
  formService,
}) => {
  const person = newPerson();
  await page.goto(`${BUNDLES}&bundle=starter-session`);
  const named = page.getByRole("dialog").getByRole("link", { name: "Starter Session" });
  await expect(named).toHaveAttribute("aria-current", "true");
  await option(page, "One-Time").click();
  await expectStep(page, 9);
  expect(page.url()).not.toContain("starter-session");
  await page.goto(BUNDLES);
  await page.getByRole("dialog").getByRole("link", { name: "7-Day Launch" }).click();
  await expectStep(page, 9);
  await fillDetails(page, person);
  await continueToReview(page);
  await expect(page.getByRole("definition").filter({ hasText: "7-Day Launch" })).toBeVisible();
  await sendInquiry(page);
  await expectStep(page, 11);
  expect(await formService.posts(person.email)).toMatchObject([
    { violations: [], json: { message: expect.stringContaining("Bundle: 7-Day Launch") } },
  ]);
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
  expect((await request.get(`${BUNDLES}&bundle=8-day-launch`)).status()).toBe(400);
});

test("the short flow begins at the service, asks no question, and counts its own steps @no-js", async ({
  page,
}) => {
  await page.goto("/inquiry/service?flow=short");
  await expectStep(page, 1, 6);
  await option(page, "One-Time Bundles").click();
  await expectStep(page, 2, 6);
  await option(page, "One-Time Problem-Solving Bundles").click();
  await expectStep(page, 3, 6);
  await fillDetails(page, newPerson());
  await continueToReview(page);
  await sendInquiry(page);
  await expect(page.getByText("Step 6: book your call")).toBeVisible();
});

test("all screens have one size, and their buttons one place @no-js", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const places = { dialog: new Set(), back: new Set(), onward: new Set() };
  for (const step of ["business-stage", "business-type", "video-goal", "category", "details"]) {
    await page.goto(stepUrl(step, step === "business-stage" ? {} : { ...qualified, ...chosen }));
    const dialog = page.getByRole("dialog");
    places.dialog.add(JSON.stringify(await dialog.boundingBox()));
    if (step === "business-stage") continue;
    const back = await dialog.getByText(/^← Back/).boundingBox();
    places.back.add(`${back?.x},${back?.y}`);
    const onward = await dialog.getByText("Continue", { exact: true }).boundingBox();
    places.onward.add(`${onward?.x},${onward?.y}`);
  }
  for (const [name, found] of Object.entries(places)) expect([...found], name).toHaveLength(1);
});
