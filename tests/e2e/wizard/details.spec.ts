import { expect } from "@playwright/test";
import form from "#content/forms/inquiry.yaml";
import { getField } from "../../../app/forms/field.ts";
import { chosen, newPerson, stepUrl } from "../support/inquiry.ts";
import { expectAccessibleScreen } from "../support/page-checks.ts";
import { test } from "../support/site.ts";
import {
  continueToReview,
  expectStep,
  field,
  fillDetails,
  openDetails,
} from "../support/wizard.ts";

const required = form.flatMap(({ label, required: message }) =>
  message ? [{ label, message }] : [],
);
const ALL = required.map(({ message }) => message);
const COMPANY = getField(form, "company");

test("blank fields show every message, beside the field and in a summary whose links lead there @both", async ({
  page,
  javaScriptEnabled,
  allowConsole,
}) => {
  allowConsole(/status of 422/);
  await openDetails(page, javaScriptEnabled);
  await fillDetails(page, { firstName: " ", email: "  ", challenge: " \n ", phone: "1" });
  await continueToReview(page);
  const summary = page.getByRole("alert");
  await expect(summary).toBeFocused();
  await expect(page).toHaveTitle(/^Error: /);
  await expectStep(page, "details");
  for (const { label, message } of required) {
    await expect(field(page, label)).toHaveAccessibleDescription(new RegExp(message));
    await expect(field(page, label)).toHaveAttribute("aria-invalid", "true");
  }
  await expect(field(page, "Phone")).toHaveValue("1");
  await summary.getByRole("link", { name: COMPANY.required }).click();
  await expect(field(page, "Company")).toBeFocused();
  await expect(summary.getByRole("listitem")).toHaveText(ALL);
  if (javaScriptEnabled) await expectAccessibleScreen(page);
});

test("missing values are shown before anything is posted, and a field's error goes when it is corrected", async ({
  page,
}) => {
  const posts: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") posts.push(request.url());
  });
  await openDetails(page);
  const summary = page.getByRole("alert");
  for (let presses = 0; presses < 2; presses++) {
    await continueToReview(page);
    await expect(summary).toBeFocused();
  }
  expect(posts).toEqual([]);
  await field(page, "First name").fill("Ada");
  await expect(field(page, "First name")).not.toHaveAttribute("aria-invalid");
  await field(page, "Email").fill("ada");
  await expect(field(page, "Email")).toHaveAccessibleDescription(/Email is invalid/);
  await expect(field(page, "Email")).toBeFocused();
  await expect(summary.getByRole("listitem")).toHaveText(ALL);
});

test("an invalid e-mail stays in its field; corrected, Enter in a text field continues @both", async ({
  page,
  javaScriptEnabled,
  allowConsole,
}) => {
  allowConsole(/status of 422/);
  await openDetails(page, javaScriptEnabled);
  await fillDetails(page, newPerson({ email: "a@b" }));
  await continueToReview(page);
  await expect(page.getByRole("alert").getByRole("link")).toHaveText(["Email is invalid"]);
  await expect(field(page, "Email")).toHaveValue("a@b");
  await fillDetails(page, { email: "a@b.c" });
  await field(page, "Company").press("Enter");
  await expectStep(page, "review");
});

test("text areas are at least 100 px high @no-js", async ({ page }) => {
  for (const path of [stepUrl("details", chosen), "/contact"]) {
    await page.goto(path);
    const area = page.locator("textarea").filter({ visible: true });
    const box = await area.first().boundingBox();
    expect(box?.height, path).toBeGreaterThanOrEqual(100);
  }
});
