import { expect } from "@playwright/test";
import { believeOffline } from "../support/bad-network.ts";
import {
  fillLeadForm,
  leadField,
  leadForm,
  newVisitor,
  sendButton,
  sendLeadForm,
} from "../support/lead-form-visitor.ts";
import { test } from "../support/site.ts";

test("draft values are kept until they are sent, also over the thank-you page", async ({
  page,
}) => {
  const visitor = newVisitor();
  await page.goto("/contact");
  await fillLeadForm(page, { ...visitor, country: "" });
  await page.goto("/thank-you");
  await page.goto("/contact");
  await expect(leadField(page, "email")).toHaveValue(visitor.email);
  await page.reload();
  await expect(leadField(page, "zip")).toHaveValue(String(visitor.zip));
  await expect(leadField(page, "country")).toHaveValue("");
  await sendLeadForm(page, { ...visitor, country: "Norway" });
  // Its script forgets: whoever leaves before the page stands finds the text again.
  await page.waitForLoadState("load");
  await page.goto("/contact");
  await expect(leadField(page, "country")).toHaveValue("United States");
  await expect(leadField(page, "email")).toHaveValue("");
});

test("a rejected post's values win and are kept", async ({ page, allowConsole }) => {
  allowConsole(/status of 422/);
  await page.goto("/contact");
  await fillLeadForm(page, { ...newVisitor({ company: "   " }), country: "Norway" });
  await sendButton(page).click();
  await expect(page).toHaveTitle(/^Error: /);
  await page.goto("/contact");
  await expect(leadField(page, "country")).toHaveValue("Norway");
});

test("a link's plan replaces an earlier choice, a later choice the link's", async ({ page }) => {
  const projectType = leadField(page, "projectType");
  await page.goto("/contact");
  await leadField(page, "city").fill("Oslo");
  await projectType.selectOption("Corporate Video");
  await page.goto("/contact?plan=youtube");
  await expect(leadField(page, "city")).toHaveValue("Oslo");
  await expect(projectType).toHaveValue("YouTube Visibility Engine");
  await projectType.selectOption("Coaching");
  await page.reload();
  await expect(projectType).toHaveValue("Coaching");
});

test("offline the form shows a message at its button, keeps its values, and works again", async ({
  page,
  context,
  allowConsole,
}) => {
  // Pictures far down the page.
  allowConsole(/ERR_INTERNET_DISCONNECTED/);
  const visitor = newVisitor();
  const message = leadForm(page).getByRole("alert");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/contact");
  await fillLeadForm(page, visitor);
  await context.setOffline(true);
  await sendButton(page).click();
  await expect(message).toContainText("You are offline");
  await expect(message).toBeFocused();
  await expect(message).toBeInViewport({ ratio: 1 });
  await expect(leadField(page, "email")).toHaveValue(visitor.email);
  await context.setOffline(false);
  await expect(message).toBeHidden();
  await sendButton(page).click();
  await expect(page).toHaveURL(/\/thank-you$/);
});

test("where only the browser believes to be offline, the form is sent", async ({ page }) => {
  await page.addInitScript(believeOffline);
  await page.goto("/contact");
  await sendLeadForm(page, newVisitor());
});

test("a line without an answer keeps the page and its text after two seconds", async ({ page }) => {
  const visitor = newVisitor();
  await page.addInitScript(believeOffline);
  await page.route("**/online", () => undefined);
  await page.goto("/contact");
  await fillLeadForm(page, visitor);
  await sendButton(page).click();
  await expect(leadForm(page).getByRole("alert")).toBeFocused();
  await expect(leadField(page, "email")).toHaveValue(visitor.email);
  await page.unroute("**/online");
  await sendButton(page).click();
  await expect(page).toHaveURL(/\/thank-you$/);
});
