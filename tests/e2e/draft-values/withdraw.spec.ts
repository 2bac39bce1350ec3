import { expect } from "@playwright/test";
import { newPerson } from "../support/inquiry-answers.ts";
import { reachReview } from "../support/inquiry-posts.ts";
import { leadField, newVisitor, sendLeadForm } from "../support/lead-form-visitor.ts";
import { test } from "../support/site.ts";
import { expectStep, sendInquiry } from "../support/wizard-journey.ts";

test("an inquiry is withdrawn on its thank-you screen, by its sender only", async ({
  page,
  browser,
  inbox,
}) => {
  const person = newPerson();
  await reachReview(page, person);
  await sendInquiry(page);
  await expectStep(page, 11);
  const token = await page.locator("form[action='/thank-you/withdraw'] [name=token]").inputValue();
  const address = new URL("/thank-you/withdraw", page.url());
  const stranger = (await browser.newContext()).request;
  const refused = await stranger.post(address.href, {
    form: { token },
    headers: { Origin: address.origin },
    maxRedirects: 0,
  });
  expect(refused.status()).toBe(403);
  await page.getByRole("button", { name: "Withdraw this inquiry" }).click();
  await expect(page.getByText("Withdrawn", { exact: true })).toBeVisible();
  await expectStep(page, 11);
  expect(inbox().filter(({ fields }) => fields.email === person.email)).toMatchObject([
    { status: "delivered", withdrawn: expect.any(Number) },
  ]);
});

test("a message is withdrawn on the thank-you page @no-js", async ({ page, inbox }) => {
  const visitor = newVisitor();
  await page.goto("/contact");
  await leadField(page, "description").fill("Take this back.");
  await sendLeadForm(page, visitor);
  const button = page.getByRole("button", { name: "Withdraw this inquiry" });
  await button.click();
  await expect(page.getByText("Withdrawn", { exact: true })).toBeVisible();
  await expect(button).toHaveCount(0);
  await expect(page).toHaveURL(/\/thank-you$/);
  const sent = inbox().filter(({ fields }) => JSON.stringify(fields).includes(visitor.email));
  expect(sent).toMatchObject([{ withdrawn: expect.any(Number) }]);
});
