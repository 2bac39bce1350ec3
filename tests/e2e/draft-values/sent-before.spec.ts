import { expect, type Page } from "@playwright/test";
import { withdrawal } from "#content/withdrawal.yaml";
import { firstQuestion, newPerson, reachReview } from "../support/inquiry.ts";
import { test } from "../support/site.ts";
import { expectClosed, expectStep, scriptsRun, sendInquiry } from "../support/wizard.ts";

test("Back, a reload and a second tab show that the inquiry was sent @both", async ({
  page,
  context,
}) => {
  await reachReview(page, newPerson());
  const review = page.url();
  await page.goto(review.replace("/review", "/details"));
  await page.goto(review);
  await sendInquiry(page);
  await expectStep(page, "thank-you");
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
    await expectStep(page, "thank-you");
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

test("an inquiry is also withdrawn on the page that the mail to its visitor names @both", async ({
  page,
  storedLeads,
}) => {
  const { email } = await sendNewInquiry(page);
  await page.goto("/thank-you");
  await page.getByRole("button", { name: "Withdraw this inquiry" }).click();
  await expect(page.getByText("Withdrawn", { exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { name: withdrawal.sent.title })).toBeVisible();
  await expect(page.locator("main")).not.toContainText(PROMISES);
  expect(storedLeads().filter(({ fields }) => fields.email === email)).toMatchObject([
    { withdrawn: expect.any(Number) },
  ]);
});

test("an inquiry is withdrawn on its thank-you screen, and the next one begins empty @both", async ({
  page,
  storedLeads,
}) => {
  const { email } = await sendNewInquiry(page);
  await page.getByRole("button", { name: "Withdraw this inquiry" }).click();
  await expect(page.getByText("Withdrawn", { exact: true })).toBeVisible();
  await expectStep(page, "thank-you");
  const dialog = page.getByRole("dialog");
  await expect(dialog).not.toContainText(PROMISES);
  await page.goto(page.url().replace("/thank-you", "/review"));
  await expect(dialog.getByRole("heading", { name: withdrawal.sent.title })).toBeVisible();
  await expect(dialog).not.toContainText(PROMISES);
  await page.goto(page.url().replace("/review", "/thank-you"));
  expect(storedLeads().filter(({ fields }) => fields.email === email)).toMatchObject([
    { status: "delivered", withdrawn: expect.any(Number) },
  ]);
  await page.goto(`${page.url()}&from=/faq`);
  await page.getByRole("button", { name: "Start New Inquiry" }).click();
  await expectStep(page, 1);
  await expect(page).toHaveURL(new RegExp(`${firstQuestion.slug}\\?from=%2Ffaq$`));
  await expect(page.getByRole("button", { pressed: true })).toHaveCount(0);
});

test("a click outside closes the thank-you screen without a question", async ({ page }) => {
  await reachReview(page, newPerson());
  await scriptsRun(page);
  await page.mouse.click(4, 4);
  await expectStep(page, "review");
  await sendInquiry(page);
  await expectStep(page, "thank-you");
  await page.mouse.click(4, 4);
  await expectClosed(page);
});

/** What nobody may read beside "Withdrawn". */
const PROMISES = /We reply|will reply|replies to you|reply within|business day/i;

async function sendNewInquiry(page: Page) {
  const person = newPerson();
  await reachReview(page, person);
  await sendInquiry(page);
  await expectStep(page, "thank-you");
  return person;
}
