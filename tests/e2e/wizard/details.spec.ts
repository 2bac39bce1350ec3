import { expect } from "@playwright/test";
import { chosen, newPerson, stepUrl } from "../support/inquiry-answers.ts";
import { postDetails } from "../support/inquiry-posts.ts";
import { test } from "../support/site.ts";
import { continueToReview, field, fillDetails } from "../support/wizard-journey.ts";
import { scriptsRun } from "../support/wizard-scripts.ts";

const MESSAGES = {
  "First name": "First name is required",
  "Last name": "Last name is required",
  Email: "Email is required",
  Company: "Company is required",
  Budget: "Please select a budget",
  "Your challenge": "Please describe your challenge",
};
const REFUSED = /status of 422/;

test("the form names its fields, its budgets and an optional phone @no-js", async ({ page }) => {
  await page.goto(stepUrl("details", chosen));
  for (const label of [...Object.keys(MESSAGES), "Phone (optional)"]) {
    await expect(field(page, label)).toBeVisible();
  }
  const budgets = field(page, "Budget").getByRole("option");
  expect(await budgets.evaluateAll((all) => all.map((it) => it.getAttribute("value")))).toEqual([
    "",
    "under-5k",
    "5k-10k",
    "10k-25k",
    "25k-plus",
    "tbd",
  ]);
  const challenge = await field(page, "Your challenge").boundingBox();
  expect(challenge?.height).toBeGreaterThanOrEqual(100);
  await expect(page.getByText(/is required|Please (select|describe)/)).toHaveCount(0);
});

test("an empty form shows every message at once, beside its field and on top @both", async ({
  page,
  allowConsole,
}) => {
  allowConsole(REFUSED);
  await page.goto(stepUrl("details", chosen));
  await fillDetails(page, { phone: "1" });
  await continueToReview(page);
  const summary = page.getByRole("alert");
  await expect(summary).toBeFocused();
  await expect(page).toHaveTitle(/^Error: /);
  await expect(page.getByText("Step 9 of 12")).toBeVisible();
  for (const [label, message] of Object.entries(MESSAGES)) {
    await expect(field(page, label)).toHaveAccessibleDescription(new RegExp(message));
    await expect(field(page, label)).toHaveAttribute("aria-invalid", "true");
  }
  await expect(field(page, "Phone")).toHaveValue("1");
  const shown = page.locator("p").filter({ hasText: "Email is required" });
  await expect(shown).toHaveCSS("color", /oklch\(0\.74 0\.15 25\)|rgb\(2\d\d, 1?\d\d, 1?\d\d\)/);
  await summary.getByRole("link", { name: "Email is required" }).click();
  await expect(field(page, "Email")).toBeFocused();
});

test("spaces count as empty, and valid values are kept", async ({ page, allowConsole }) => {
  allowConsole(REFUSED);
  await page.goto(stepUrl("details", chosen));
  const blank = { firstName: " ", lastName: "  ", email: " ", company: "\t", challenge: " \n " };
  await fillDetails(page, { ...blank, budget: "tbd" });
  await continueToReview(page);
  const { Budget: _chosen, ...messages } = MESSAGES;
  await expect(page.getByRole("alert").getByRole("listitem")).toHaveText(Object.values(messages));
  await expect(field(page, "Budget")).toHaveValue("tbd");
});

test("missing values are shown before anything is posted, and a field's error goes when it is corrected", async ({
  page,
}) => {
  const posts: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") posts.push(request.url());
  });
  await page.goto(stepUrl("details", chosen));
  await scriptsRun(page);
  const summary = page.getByRole("alert");
  for (let presses = 0; presses < 2; presses++) {
    await continueToReview(page);
    await expect(summary).toBeFocused();
  }
  await expect(page).toHaveTitle(/^Error: /);
  expect(posts).toEqual([]);
  await field(page, "First name").fill("Ada");
  await expect(field(page, "First name")).not.toHaveAttribute("aria-invalid");
  await field(page, "Email").fill("ada");
  await expect(field(page, "Email")).toHaveAccessibleDescription(/Email is invalid/);
  await expect(field(page, "Email")).toBeFocused();
  await expect(summary.getByRole("listitem")).toHaveText(Object.values(MESSAGES));
});

test("an e-mail needs text, an at sign, text, a dot and text @no-js", async ({ page }) => {
  for (const email of ["abc", "a@b", "a b@c.d", "@b.c"]) {
    const refused = await postDetails(page, newPerson({ email }));
    expect(refused.status(), email).toBe(422);
    expect((await refused.text()).includes("Email is invalid"), email).toBe(true);
  }
  for (const email of ["a@b.c", "  a@b.c "]) {
    expect((await postDetails(page, newPerson({ email }))).status(), email).toBe(303);
  }
});

test("an invalid e-mail is refused in the browser too, and stays in its field", async ({
  page,
  allowConsole,
}) => {
  allowConsole(REFUSED);
  await page.goto(stepUrl("details", chosen));
  await fillDetails(page, newPerson({ email: "a@b" }));
  await continueToReview(page);
  await expect(page.getByRole("alert").getByRole("link")).toHaveText(["Email is invalid"]);
  await expect(field(page, "Email")).toHaveValue("a@b");
  await fillDetails(page, { email: "a@b.c" });
  await continueToReview(page);
  await expect(page.getByText("Step 10 of 12")).toBeVisible();
});

test("values that are too long are refused and kept whole @no-js", async ({ page }) => {
  for (const [name, length] of [
    ["firstName", 40],
    ["lastName", 80],
    ["company", 100],
    ["phone", 30],
    ["challenge", 5_000],
  ] as const) {
    const long = newPerson({ [name]: "x".repeat(length + 1) });
    const refused = await postDetails(page, long);
    expect(refused.status(), name).toBe(422);
    const html = await refused.text();
    const keepsIt = html.includes("x".repeat(length + 1));
    const saysWhy = html.includes(`${length.toLocaleString("en-US")} characters`);
    expect({ name, keepsIt, saysWhy }).toEqual({ name, keepsIt: true, saysWhy: true });
    const fits = await postDetails(page, newPerson({ [name]: "x".repeat(length) }));
    expect(fits.status(), name).toBe(303);
  }
});

test("Enter in a text field continues", async ({ page }) => {
  await page.goto(stepUrl("details", chosen));
  await fillDetails(page, newPerson());
  await field(page, "Company").press("Enter");
  await expect(page.getByText("Step 10 of 12")).toBeVisible();
});

test("a link of the error summary leads to its field and leaves every error in place", async ({
  page,
  allowConsole,
}) => {
  allowConsole(REFUSED);
  await page.goto(stepUrl("details", chosen));
  await continueToReview(page);
  await page.getByRole("link", { name: MESSAGES.Company }).click();
  await expect(field(page, "Company")).toBeFocused();
  for (const message of Object.values(MESSAGES)) {
    await expect(page.getByRole("link", { name: message })).toBeVisible();
  }
});
