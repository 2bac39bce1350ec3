import { expect } from "@playwright/test";
import { qualified, stepUrl, wordsOf } from "../support/inquiry-answers.ts";
import { test } from "../support/site.ts";

const SCORES = [
  [68, "medium", "solo", "lead-generation", "1-2", "planning"],
  [94, "high", "enterprise", "sales", "8-plus", "immediately"],
  [78, "medium", "growing", "authority", "3-4", "3-6-months"],
  [80, "high", "established", "onboarding", "5-8", "3-6-months"],
  [75, "medium", "agency", "training", "5-8", "planning"],
] as const;

test("the readiness score follows the tables, halves rounded up @no-js", async ({ page }) => {
  for (const [score, level, businessProfile, videoUseCase, contentVolume, timeline] of SCORES) {
    const answers = { businessProfile, videoUseCase, contentVolume, timeline };
    await page.goto(stepUrl("strategy", { ...answers, businessType: "service" }));
    const result = page.getByRole("region", { name: "Readiness score" });
    await expect(result).toContainText(`${score}%`);
    await expect(result).toContainText(`${level} readiness`);
    await expect(result).toHaveAttribute("data-level", level);
  }
});

test("the strategy shows areas in bands, insights and what to do @no-js", async ({ page }) => {
  await page.goto(stepUrl("strategy", qualified));
  const areas = page.locator("[data-band]");
  await expect(areas).toContainText([
    /Business Stage.*75 of 100, Solid/,
    /Video Goal.*90 of 100, Strong/,
    /Content Volume.*75 of 100, Solid/,
    /Timeline.*70 of 100, Solid/,
  ]);
  const bands = await areas.evaluateAll((all) => all.map((area) => area.dataset.band));
  expect(bands).toEqual(["good", "high", "good", "good"]);
  const insights = page.locator("[data-category]");
  expect(await insights.count()).toBeGreaterThan(1);
  for (const category of await insights.evaluateAll((all) =>
    all.map((it) => it.dataset.category),
  )) {
    expect(["quick-win", "strategy", "warning", "opportunity"]).toContain(category);
  }
  for (const name of ["Insights", "Recommendations", "Next steps"]) {
    await expect(page.getByRole("heading", { name })).toBeVisible();
  }
  await page.getByRole("link", { name: "Review Responses" }).click();
  await expect(page.getByText("Step 5 of 12")).toBeVisible();
  await expect(page.getByRole("button", { pressed: true })).toHaveText(
    new RegExp(wordsOf("timeline", "3-6-months")),
  );
});
