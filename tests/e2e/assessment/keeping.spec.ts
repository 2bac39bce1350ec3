import { expect } from "@playwright/test";
import {
  ASSESSMENT,
  COMPLETED_KEY,
  resultsFor,
  takeAssessment,
} from "../support/assessment-visitor.ts";
import { test } from "../support/site.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

test("the roadmap goes into a calendar, a day for each of its six months @no-js @ci", async ({
  page,
}) => {
  await page.goto(await resultsFor(page, "Partially"));
  const link = page.getByRole("link", { name: "Add the roadmap to a calendar" });
  const file = await page.request.get(String(await link.getAttribute("href")));
  expect(file.headers()["content-type"]).toBe("text/calendar; charset=utf-8");
  expect(file.headers()["content-disposition"]).toMatch(/attachment; filename=".*\.ics"/);
  const text = (await file.text()).replaceAll("\r\n ", "");
  const months = [...text.matchAll(/^SUMMARY:Month (\d): (.+)\r$/gm)].map(([, month]) => month);
  expect(months).toEqual(["1", "2", "3", "4", "5", "6"]);
  for (const title of await page.locator("#roadmap h3").allTextContents()) {
    expect(text).toContain(title.replaceAll(",", "\\,"));
  }
});

test("the start says what this browser's last result was, and the server knows nothing of it @js @ci", async ({
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

test("without a result the start says nothing of one @js", async ({ page }) => {
  await page.goto(ASSESSMENT);
  await expect(page.getByRole("button", { name: "Start the assessment" })).toBeVisible();
  await expect(page.getByText("Your last result")).toHaveCount(0);
});

test("the start and the results lead on to the rest of the site @no-js", async ({ page }) => {
  for (const path of [ASSESSMENT, await resultsFor(page, "Yes")]) {
    await page.goto(path);
    const more = page.getByRole("navigation", { name: "Explore More" });
    await expect(more.getByRole("link")).toHaveCount(3);
  }
});
