import { expect, type Page } from "@playwright/test";
import { ASSESSMENT, resultsFor } from "../support/assessment-visitor.ts";
import { test } from "../support/site.ts";

test("a download shows a toast", async ({ page }) => {
  await page.goto(await resultsFor(page, "Yes"));
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download results" }).click();
  expect((await download).suggestedFilename()).toBe("video-readiness-results.txt");
  await expectToast(
    page,
    "Results Downloaded",
    "Your assessment results have been downloaded successfully.",
  );
  await page.getByRole("button", { name: "Dismiss" }).click();
  await expect(page.getByRole("status")).toBeEmpty();
});

test("where the device can share, the assessment is shared", async ({ page }) => {
  await stubSharing(page, "resolves");
  await page.goto(await resultsFor(page, "Yes"));
  await page.getByRole("button", { name: "Share the assessment" }).click();
  await expectToast(page, "Shared Successfully", "");
  expect(await page.evaluate(() => Reflect.get(window, "shared").url)).toMatch(
    new RegExp(`:\\d+${ASSESSMENT}$`),
  );
});

test("a share that the visitor cancels shows no toast", async ({ page }) => {
  await stubSharing(page, "aborts");
  await page.goto(await resultsFor(page, "Yes"));
  await page.getByRole("button", { name: "Share the assessment" }).click();
  await expect.poll(() => page.evaluate(() => Reflect.has(window, "shared"))).toBe(true);
  await expect(page.getByRole("status")).toBeEmpty();
});

test("without a share dialog the link is copied, to the assessment or to the results", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await stubSharing(page, "missing");
  const path = await resultsFor(page, "Yes");
  await page.goto(path);
  await page.getByRole("button", { name: "Share the assessment" }).click();
  await expectToast(page, "Link Copied", "Assessment link copied to clipboard.");
  expect(await clipboard(page)).toMatch(new RegExp(`${ASSESSMENT}$`));
  await page.getByRole("button", { name: "Copy link to my results" }).click();
  await expect.poll(() => clipboard(page)).toMatch(new RegExp(`${path}$`));
});

test("Take Another Assessment is a fresh start @no-js", async ({ page }) => {
  await page.goto(await resultsFor(page, "Yes"));
  await page.getByRole("link", { name: "Take Another Assessment" }).click();
  await expect(page.getByRole("button", { name: "Start the assessment" })).toBeVisible();
});

async function expectToast(page: Page, title: string, text: string) {
  await expect(page.getByRole("status")).toContainText(title);
  await expect(page.getByRole("status")).toContainText(text);
}

function clipboard(page: Page) {
  return page.evaluate(() => navigator.clipboard.readText());
}

async function stubSharing(page: Page, how: "resolves" | "aborts" | "missing") {
  await page.addInitScript((behaviour) => {
    const share = async (what: ShareData) => {
      Object.assign(window, { shared: what });
      if (behaviour === "aborts") throw new DOMException("cancelled", "AbortError");
    };
    const value = behaviour === "missing" ? undefined : share;
    Object.defineProperty(navigator, "share", { value });
  }, how);
}
