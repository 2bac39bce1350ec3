import { expect } from "@playwright/test";
import {
  fillLeadForm,
  type LeadField,
  leadField,
  leadForm,
  newVisitor,
  sendButton,
  sendLeadForm,
} from "../support/lead-form-visitor.ts";
import { test } from "../support/site.ts";

test("the form of the downloads page leads to the thank-you page, and its lead to the CRM @no-js", async ({
  page,
  crm,
}) => {
  const visitor = newVisitor();
  await page.goto("/services/diy-downloads");
  await sendLeadForm(page, visitor);
  await expect.poll(() => crm.posts(visitor.email)).toHaveLength(1);
  const [post] = await crm.posts(visitor.email);
  expect(post?.fields.LEADCF1).toBe("Monthly Content System");
  expect(post?.violations).toEqual([]);
});

test("the browser rejects an empty required field and an invalid e-mail address", async ({
  page,
}) => {
  const posts: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") posts.push(request.url());
  });
  await page.goto("/contact");
  const isValid = () => leadForm(page).evaluate((form: HTMLFormElement) => form.checkValidity());
  expect(await isValid()).toBe(false);
  await sendButton(page).click();
  await expect(leadField(page, "firstName")).toBeFocused();
  await fillLeadForm(page, { ...newVisitor(), email: "ada" });
  await sendButton(page).click();
  await expect(leadField(page, "email")).toBeFocused();
  await fillLeadForm(page, newVisitor());
  await leadField(page, "country").fill("");
  await sendButton(page).click();
  await expect(leadField(page, "country")).toBeFocused();
  expect(await isValid()).toBe(false);
  await expect(sendButton(page)).toBeEnabled();
  await expect(page.getByRole("alert")).toHaveCount(0);
  expect(posts).toEqual([]);
});

test("values that only the server rejects are returned with an error summary @both", async ({
  page,
  crm,
  allowConsole,
}) => {
  allowConsole(/status of 422/);
  const visitor = newVisitor({ company: "   ", phone: "1".repeat(31) });
  await page.goto("/contact");
  await fillLeadForm(page, visitor);
  await leadField(page, "country").fill("Perú");
  await leadField(page, "projectType").selectOption("The 7 - Day :Launch");
  await leadField(page, "budget").selectOption("Unspecified");
  await leadField(page, "timeline").selectOption("Flexible (2+ months)");
  await leadField(page, "description").fill("Two lines,\nboth mine: <b>&amp;");
  const answered = page.waitForResponse((response) => response.request().method() === "POST");
  await sendButton(page).click();
  expect((await answered).status()).toBe(422);

  await expect(page).toHaveTitle(/^Error: /);
  const summary = page.getByRole("alert");
  await expect(summary).toBeFocused();
  await expect(summary.getByRole("link")).toHaveText([
    "Company is required",
    "Please use at most 30 characters",
  ]);
  await summary.getByRole("link").last().click();
  await expect(leadField(page, "phone")).toBeFocused();
  await expect(leadField(page, "phone")).toHaveAttribute("aria-invalid", "true");
  await expect(leadField(page, "phone")).toHaveAccessibleDescription(/at most 30 characters/);
  for (const [name, value] of Object.entries({
    ...visitor,
    country: "Perú",
    projectType: "The 7 - Day :Launch",
    budget: "Unspecified",
    timeline: "Flexible (2+ months)",
    description: "Two lines,\nboth mine: <b>&amp;",
  })) {
    // A field of spaces may come back trimmed.
    const kept = name === "company" ? /^ *$/ : value;
    await expect(leadField(page, name as LeadField), name).toHaveValue(kept);
  }
  expect(await crm.posts(visitor.email)).toEqual([]);

  await fillLeadForm(page, { company: "Quill", phone: "425 555 0117" });
  await sendButton(page).click();
  await expect(page).toHaveURL(/\/thank-you$/);
  await expect.poll(() => crm.posts(visitor.email)).toHaveLength(1);
});
