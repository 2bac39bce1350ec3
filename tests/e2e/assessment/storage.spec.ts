import { expect } from "@playwright/test";
import {
  ASSESSMENT,
  answerSection,
  COMPLETED_KEY,
  PROGRESS_KEY,
  scriptsRun,
  startAssessment,
} from "../support/assessment-visitor.ts";
import { test } from "../support/site.ts";

const SIX = ["Yes", "Yes", "Partially", "Yes", "No", "Yes"] as const;

test("garbage in storage is removed silently @js", async ({ page }) => {
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

test("with storage blocked everything works, and the cookie remembers @js @ci", async ({
  page,
}) => {
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

test("a corrupt cookie is removed silently @no-js @ci", async ({ page, context, baseURL }) => {
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
