import { expect, type Page } from "@playwright/test";
import { test } from "../support/site.ts";

// Only with scripts: without them browsers fetch every picture at once.
const FIRST = "/inquiry/business-stage";

test("on a phone the page below the wizard is not rendered, nor its pictures fetched, until it is closed", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const pictures = picturesAsked(page);
  await page.goto(FIRST, { waitUntil: "networkidle" });
  await expect(page.getByText("Step 1 of 12")).toBeVisible();
  expect(pictures).toEqual([]);
  await page.getByRole("dialog").getByText("Close", { exact: true }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
  await expect.poll(() => pictures.length).toBeGreaterThan(0);
});

test("where the page is visible beside the wizard, it is rendered", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const pictures = picturesAsked(page);
  await page.goto(FIRST);
  await expect.poll(() => pictures.some((path) => path.includes("hero"))).toBe(true);
});

function picturesAsked(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "image") asked.push(new URL(request.url()).pathname);
  });
  return asked;
}
