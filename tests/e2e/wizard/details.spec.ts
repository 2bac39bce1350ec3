import { expect } from "@playwright/test";
import { chosen, newPerson, stepUrl } from "../support/inquiry-answers.ts";
import { test } from "../support/site.ts";
import { continueToReview, expectStep, field, fillDetails } from "../support/wizard-journey.ts";
import { openDetails } from "../support/wizard-scripts.ts";

const MESSAGES = {
  "First name": "First name is required",
  "Last name": "Last name is required",
  Email: "Email is required",
  Company: "Company is required",
  Budget: "Please select a budget",
  "Your challenge": "Please describe your challenge",
};
const ALL = Object.values(MESSAGES);

test("the form names its fields, its budgets and an optional phone @no-js", async ({ page }) => {
  await page.goto(stepUrl("details", chosen));
  for (const label of [...Object.keys(MESSAGES), "Phone (optional)"]) {
    await expect(field(page, label)).toBeVisible();
  }
  const budgets = field(page, "Budget").getByRole("option");
  const values = await budgets.evaluateAll((all) => all.map((it) => it.getAttribute("value")));
  expect(values).toEqual(["", "under-5k", "5k-10k", "10k-25k", "25k-plus", "tbd"]);
  await expect(page.getByText(/is required|Please (select|describe)/)).toHaveCount(0);
});

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
  await expectStep(page, 9);
  for (const [label, message] of Object.entries(MESSAGES)) {
    await expect(field(page, label)).toHaveAccessibleDescription(new RegExp(message));
    await expect(field(page, label)).toHaveAttribute("aria-invalid", "true");
  }
  await expect(field(page, "Phone")).toHaveValue("1");
  await summary.getByRole("link", { name: MESSAGES.Company }).click();
  await expect(field(page, "Company")).toBeFocused();
  await expect(summary.getByRole("listitem")).toHaveText(ALL);
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
  await expectStep(page, 10);
});
