import { expect, type Page } from "@playwright/test";
import { newPerson } from "../support/inquiry-answers.ts";
import { reachReview } from "../support/inquiry-posts.ts";
import { leadField, newVisitor, sendLeadForm } from "../support/lead-form-visitor.ts";
import { test } from "../support/site.ts";
import { expectStep, sendInquiry } from "../support/wizard-journey.ts";

test("an inquiry is withdrawn on its thank-you screen", async ({ page, inbox }) => {
  const person = newPerson();
  await reachReview(page, person);
  await sendInquiry(page);
  await expectStep(page, 11);
  await withdraw(page);
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
  await withdraw(page);
  await expect(page).toHaveURL(/\/thank-you$/);
  const sent = () => inbox().filter(({ fields }) => JSON.stringify(fields).includes(visitor.email));
  expect(sent()).toMatchObject([{ withdrawn: expect.any(Number) }]);
});

test("nobody withdraws an inquiry without the proof of having sent it @no-js", async ({
  page,
  browser,
}) => {
  await reachReview(page, newPerson());
  await sendInquiry(page);
  await expectStep(page, 11);
  const token = await page.locator("form[action='/thank-you/withdraw'] [name=token]").inputValue();
  const address = new URL("/thank-you/withdraw", page.url()).href;
  const stranger = (await browser.newContext()).request;
  for (const form of [{ token }, { token: "" }, {}] as Record<string, string>[]) {
    const headers = { Origin: new URL(address).origin };
    const refused = await stranger.post(address, { form, headers, maxRedirects: 0 });
    expect(refused.status()).toBe(403);
    expect(await refused.text()).toContain("We cannot tell that this is yours");
  }
});

async function withdraw(page: Page) {
  await page.getByRole("button", { name: "Withdraw this inquiry" }).click();
  await expect(page.getByText("Withdrawn", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Withdraw this inquiry" })).toHaveCount(0);
}
