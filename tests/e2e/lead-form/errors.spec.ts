import { expect } from "@playwright/test";
import {
  fillLeadForm,
  leadField,
  leadForm,
  newVisitor,
  sendButton,
} from "../support/lead-form-visitor.ts";
import { expectAccessibleScreen } from "../support/page-checks.ts";
import { test } from "../support/site.ts";

test.use({ viewport: { width: 390, height: 844 } });
test.beforeEach(({ allowConsole }) => allowConsole(/status of 422/));

test("the browser rejects an empty field and an invalid e-mail address", async ({ page }) => {
  const posts: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") posts.push(request.url());
  });
  await page.goto("/contact");
  await sendButton(page).click();
  await expect(leadField(page, "firstName")).toBeFocused();
  await fillLeadForm(page, { ...newVisitor(), email: "ada" });
  await sendButton(page).click();
  await expect(leadField(page, "email")).toBeFocused();
  await expect(sendButton(page)).toBeEnabled();
  expect(posts).toEqual([]);
});

test("errors of the server come with a summary of links to the fields @both", async ({
  page,
  crm,
}, { project }) => {
  const visitor = newVisitor({ company: "   ", phone: "1".repeat(31) });
  const chosen = { budget: "Unspecified", timeline: "Flexible (2+ months)" };
  const values = { country: "Perú", description: "Two lines,\nboth mine: <b>&amp;" };
  await page.goto("/contact?plan=external-faq&service=Social%20Authority%20Kit");
  await expect(leadField(page, "firstName")).toBeInViewport({ ratio: 1 });
  await expect(leadForm(page)).toContainText("Social Authority Kit");
  await expect(leadForm(page).getByRole("link", { name: "Change" })).toBeVisible();
  await fillLeadForm(page, { ...visitor, ...values });
  await leadField(page, "budget").selectOption(chosen.budget);
  await leadField(page, "timeline").selectOption(chosen.timeline);
  await sendButton(page).click();

  await expect(page).toHaveTitle(/^Error: /);
  const summary = page.getByRole("alert");
  await expect(summary).toBeFocused();
  // Nothing lies over it, the header neither.
  await summary.getByText("There is a problem").click({ trial: true });
  const links = summary.getByRole("link");
  await expect(links).toHaveText([
    "Phone: please use at most 30 characters",
    "Company is required",
  ]);
  await links.first().click();
  await expect(leadField(page, "phone")).toBeFocused();
  await expect(leadField(page, "phone")).toHaveAttribute("aria-invalid", "true");
  await expect(leadField(page, "phone")).toHaveAccessibleDescription(/at most 30 characters/);
  const kept = { ...visitor, ...chosen, ...values, projectType: "External FAQ Buildout" };
  for (const [name, value] of Object.entries({ ...kept, company: /^ *$/ }))
    await expect(leadField(page, name), name).toHaveValue(value);
  expect(await crm.posts(visitor.email)).toEqual([]);
  if (project.name === "js") await expectAccessibleScreen(page);

  await fillLeadForm(page, { company: "Quill", phone: "425 555 0117" });
  await sendButton(page).click();
  await expect(page).toHaveURL(/\/thank-you$/);
  await expect.poll(() => crm.posts(visitor.email)).toHaveLength(1);
  const [post] = await crm.posts(visitor.email);
  expect(post?.fields).toMatchObject({
    LEADCF1: "External FAQ Buildout",
    LEADCF2: chosen.budget,
    LEADCF3: chosen.timeline,
    service: "Social Authority Kit",
  });
});

test("the compare dialog lists a price for each project type, and gives focus back @build", async ({
  page,
}) => {
  await page.goto("/contact");
  const types = await leadField(page, "projectType").locator("option").allTextContents();
  const dialog = page.getByRole("dialog", { name: "What each project costs" });
  await expect(dialog).toHaveCount(0);
  await page.getByRole("button", { name: "Compare prices" }).click();
  await expect(dialog.locator("tbody tr > :first-child")).toHaveText(types);
  await expect(dialog.locator("tbody tr > :last-child")).toHaveText(
    types.map(() => /^(\$[\d,]+(\/month)?|Custom|–)$/),
  );
  await expectAccessibleScreen(page);
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Compare prices" })).toBeFocused();
});

test("the header covers neither a focused field nor the target of an anchor @build", async ({
  page,
}) => {
  await page.goto("/contact#message");
  await page.locator("#message-title").click({ trial: true });
  await sendButton(page).focus();
  for (const name of ["description", "country", "city", "company"] as const) {
    // As Shift+Tab does, from below.
    await leadField(page, name).focus();
    await leadField(page, name).click({ trial: true });
  }
});
