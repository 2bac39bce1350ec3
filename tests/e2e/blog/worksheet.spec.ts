import { expect } from "@playwright/test";
import { test } from "../support/site.ts";

const ROI = "/blog/video-content-roi-comparison";

test("the example fills the worksheet, and the browser keeps it", async ({ page }) => {
  await page.goto(ROI);
  const sheet = page.getByRole("group", { name: "Your own numbers" });
  await expect(sheet.locator("output[name=saving]")).toHaveText("Fill in the first five");
  await sheet.getByRole("button", { name: "Use the example" }).click();
  await expect(sheet.locator("output[name=saving]")).toHaveText("$2,180,000");
  await page.reload();
  await expect(sheet.getByLabel("Years")).toHaveValue("5");
  await expect(sheet.locator("output[name=totalVideo]")).toHaveText("$850,000");
  await sheet.getByRole("button", { name: "Clear all" }).click();
  await expect(sheet.getByLabel("Years")).toHaveValue("");
  await page.reload();
  await expect(sheet.getByLabel("Years")).toHaveValue("");
});

test("a wrong number says why", async ({ page }) => {
  await page.goto(ROI);
  const years = page.getByRole("spinbutton", { name: "Years" });
  await years.fill("-1");
  await expect(years).toHaveAccessibleDescription(/Enter 0 or more\./);
  await expect(years).toHaveAttribute("aria-invalid", "true");
  await years.fill("5");
  await expect(years).not.toHaveAccessibleDescription(/Enter/);
  await expect(years).not.toHaveAttribute("aria-invalid");
});

test("a payback that never comes is said to be one", async ({ page }) => {
  await page.goto(ROI);
  const sheet = page.getByRole("group", { name: "Your own numbers" });
  await sheet.getByRole("button", { name: "Use the example" }).click();
  await sheet.getByLabel("Cost per employee with video").fill("9000");
  await expect(sheet.locator("output[name=paybackMonths]")).toHaveText(/^Never/);
});

test("without scripts there are no buttons that do nothing @no-js", async ({ page }) => {
  await page.goto(ROI);
  await expect(page.getByRole("button", { name: "Use the example" })).toBeHidden();
});

test("without scripts the server computes, and no cache keeps the numbers @no-js", async ({
  page,
}) => {
  await page.goto(ROI);
  const sheet = page.getByRole("group", { name: "Your own numbers" });
  const numbers = {
    "Employees trained a year": "100",
    "Cost per employee now": "3200",
    "Cost per employee with video": "800",
    "Setup cost": "6500",
    Years: "5",
  };
  for (const [label, value] of Object.entries(numbers)) {
    await sheet.getByLabel(label, { exact: false }).first().fill(value);
  }
  const computed = page.waitForResponse(/employees=100/);
  await sheet.getByRole("button", { name: "Compute" }).click();
  expect((await computed).headers()["cache-control"]).toBe("private, no-store");
  await expect(sheet.locator("output[name=saving]")).toHaveText("$1,193,500");
  await expect(sheet.getByLabel("Years")).toHaveValue("5");
  await expect(sheet).toBeInViewport();
});
