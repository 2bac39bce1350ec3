import { expect } from "@playwright/test";
import { newPerson } from "../support/inquiry-answers.ts";
import { reachReview } from "../support/inquiry-posts.ts";
import { leadField, newVisitor, sendLeadForm } from "../support/lead-form-visitor.ts";
import { test } from "../support/site.ts";
import { expectStep, sendInquiry } from "../support/wizard-journey.ts";

test("Back, a reload and a second tab show that the inquiry was sent @both", async ({
  page,
  context,
}) => {
  await reachReview(page, newPerson());
  const review = page.url();
  await page.goto(review.replace("/review", "/details"));
  await page.goto(review);
  await sendInquiry(page);
  await expectStep(page, 11);
  const reference = /[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(
    String(await page.getByRole("dialog").textContent()),
  )?.[0];
  const sent = page.getByRole("heading", { name: "This inquiry was sent" });
  const shown = page.getByRole("dialog").getByText(`Your reference is ${reference}.`);
  for (let visit = 0; visit < 2; visit++) {
    await page.goBack();
    await expect(sent).toBeVisible();
    await expect(shown).toBeVisible();
    await page.goForward();
    await expectStep(page, 11);
  }
  const receipt = await page.request.get("/thank-you/receipt?of=wizard");
  expect(await receipt.text()).toMatch(new RegExp(`${reference}[^]*Company: Quill & Daughters`));
  for (const address of [review, review.replace("/review", "/details")]) {
    const tab = await context.newPage();
    await tab.goto(address);
    await tab.reload();
    await expect(tab.getByRole("heading", { name: "This inquiry was sent" })).toBeVisible();
    await tab.close();
  }
  // The proof lasts an hour; the outbox knows the submission longer.
  await context.clearCookies({ name: /sent$/ });
  await page.goto(review);
  await expect(sent).toBeVisible();
  await expect(shown).toHaveCount(0);
  await page.getByRole("button", { name: "Start New Inquiry" }).click();
  await expectStep(page, 1);
});

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
