import { expect } from "@playwright/test";
import {
  ASSESSMENT,
  answerSection,
  COMPLETED_KEY,
  PROGRESS_KEY,
  scriptsRun,
  startAssessment,
  takeAssessment,
} from "../support/assessment-visitor.ts";
import { test } from "../support/site.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const SIX = ["Yes", "Yes", "Partially", "Yes", "No", "Yes"] as const;

test("garbage in storage is removed silently", async ({ page }) => {
  await page.goto(ASSESSMENT);
  await page.evaluate(
    (keys) => {
      for (const key of keys) localStorage.setItem(key, "{garbage");
    },
    [PROGRESS_KEY, COMPLETED_KEY],
  );
  await page.reload();
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
  await expect(page.getByRole("button", { name: "Start the assessment" })).toBeVisible();
});

test("with storage blocked everything works, and the cookie remembers", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("blocked", "SecurityError");
      },
    });
  });
  await startAssessment(page);
  await scriptsRun(page);
  await answerSection(page, [...SIX]);
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByText("Section 2 of 4")).toBeVisible();
  await page.goto(ASSESSMENT);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("6 of 21 answered")).toBeVisible();
});

test("a corrupt cookie is removed silently @no-js", async ({ page, context, baseURL }) => {
  await context.addCookies([
    {
      name: "assessment",
      value: "garbage",
      domain: new URL(baseURL ?? "").hostname,
      path: ASSESSMENT,
    },
  ]);
  await page.goto(ASSESSMENT);
  await expect(page.getByRole("button", { name: "Start the assessment" })).toBeVisible();
  expect(await context.cookies()).toEqual([]);
});

test("the start shows this browser's last result, which the server does not know", async ({
  page,
}) => {
  await takeAssessment(page, "Partially");
  await expect
    .poll(() => page.evaluate((key) => localStorage.getItem(key), COMPLETED_KEY))
    .toBeTruthy();
  await page.evaluate(
    ([key, at]) => {
      const [result] = JSON.parse(localStorage.getItem(String(key)) ?? "[]");
      const kept = [{ ...result, score: 72, completedAt: at }];
      localStorage.setItem(String(key), JSON.stringify(kept));
    },
    [COMPLETED_KEY, new Date(Date.now() - 3 * DAY_MS).toISOString()],
  );
  const response = await page.goto(ASSESSMENT);
  await expect(page.getByText("Your last result, 72%, 3 days ago")).toBeVisible();
  expect(await response?.text()).not.toMatch(/72%|3 days ago/);
});

test("without a stored result the start shows none", async ({ page }) => {
  await page.goto(ASSESSMENT);
  await expect(page.getByRole("button", { name: "Start the assessment" })).toBeVisible();
  await expect(page.getByText("Your last result")).toHaveCount(0);
});
