import { expect, type Page } from "@playwright/test";
import { chosen, newPerson, stepUrl } from "../support/inquiry-answers.ts";
import { reachReview } from "../support/inquiry-posts.ts";
import { readQrCode } from "../support/read-qr-code.ts";
import { test } from "../support/site.ts";
import {
  continueToReview,
  expectStep,
  field,
  fillDetails,
  sendInquiry,
} from "../support/wizard-journey.ts";

const NOTICE = /whoever has it can read them/;

test("half-typed details go on in a clean browser, until the link is removed @ci", async ({
  page,
  browser,
  allowConsole,
}) => {
  allowConsole(/404/);
  const typed = {
    firstName: "Zoë 日本",
    email: "half an addr",
    challenge: "One\n\n<b>two</b> & 👋",
  };
  await page.goto(stepUrl("details", chosen));
  await fillDetails(page, typed);
  const link = await goOnElsewhere(page);
  await expectStep(page, 9);
  await expect(field(page, "Email")).toHaveValue(typed.email);
  await expect(page.getByText("Email is invalid")).toHaveCount(0);

  const phone = await (await browser.newContext()).newPage();
  for (let time = 0; time < 2; time += 1) {
    await phone.goto(link);
    await expectStep(phone, 9);
    expect(new URL(phone.url()).search).toContain("serviceType=coaching");
    await expect(field(phone, "First name")).toHaveValue(typed.firstName);
    await expect(field(phone, "Email")).toHaveValue(typed.email);
    await expect(field(phone, "Your challenge")).toHaveValue(typed.challenge);
  }

  await page.getByRole("button", { name: "Remove this link" }).click();
  await expect(page.getByText("The link is removed")).toBeVisible();
  await expect(field(page, "Email")).toHaveValue(typed.email);
  await expectClosed(phone, link);
  await phone.context().close();
});

test("a review goes on in a clean browser, and sending it there ends the link @js @ci", async ({
  page,
  browser,
  formService,
  allowConsole,
}) => {
  allowConsole(/404/);
  const person = newPerson();
  await reachReview(page, person);
  const link = await goOnElsewhere(page);
  await expectStep(page, 10);

  const phone = await (await browser.newContext()).newPage();
  await phone.goto(link);
  await expectStep(phone, 10);
  await expect(phone.getByText(person.challenge)).toBeVisible();
  await sendInquiry(phone);
  await expectStep(phone, 11);
  expect(await formService.posts(person.email)).toMatchObject([
    { json: { company: person.company, service_type: "Group Coaching" } },
  ]);
  await expectClosed(phone, link);
  await phone.context().close();
  await sendInquiry(page);
  await expectStep(page, 11);
  expect(await formService.posts(person.email)).toHaveLength(1);
});

test("the details can be completed after the link was made @no-js @ci", async ({
  page,
  formService,
}) => {
  const { firstName, ...rest } = newPerson();
  await page.goto(stepUrl("details", chosen));
  await fillDetails(page, { firstName });
  await goOnElsewhere(page);
  await fillDetails(page, rest);
  await continueToReview(page);
  await sendInquiry(page);
  await expectStep(page, 11);
  expect(await formService.posts(rest.email)).toHaveLength(1);
});

test("the link is not stored, named to other sites, or listed @no-js", async ({ page }) => {
  await reachReview(page, newPerson());
  const link = await goOnElsewhere(page);
  const opened = await page.request.get(link, { maxRedirects: 0 });
  expect(opened.status()).toBe(303);
  const wanted = {
    "cache-control": "private, no-store",
    "referrer-policy": "no-referrer",
    "x-robots-tag": "noindex",
  };
  expect(opened.headers()).toMatchObject(wanted);
  const unknown = await page.request.get(`${link.slice(0, -32)}${"0".repeat(32)}`);
  expect(unknown.status()).toBe(404);
  expect(unknown.headers()).toMatchObject(wanted);
});

/** Asks for the link; its code must say the same as its text. */
async function goOnElsewhere(page: Page): Promise<string> {
  const answer = page.waitForResponse((response) => response.request().method() === "POST");
  await page.getByRole("button", { name: "Go on elsewhere" }).click();
  expect((await answer).status()).toBe(200);
  await expect(page.getByText(NOTICE)).toBeVisible();
  const link = await page.getByRole("link", { name: /\/inquiry\/elsewhere\// }).textContent();
  expect(link).toMatch(/\/inquiry\/elsewhere\/[0-9a-f]{32}$/);
  // A page that is still coming up is a blurred one.
  const code = page.getByRole("img", { name: "QR code of the link" });
  await expect.poll(() => readQrCode(code)).toBe(link);
  return String(link);
}

async function expectClosed(page: Page, link: string) {
  const response = await page.goto(link);
  expect(response?.status()).toBe(404);
  await expect(
    page.getByRole("heading", { name: "This link leads nowhere any more" }),
  ).toBeVisible();
  await page.getByRole("link", { name: "Start a new inquiry" }).click();
  await expectStep(page, 1);
}
