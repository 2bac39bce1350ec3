import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { runLine } from "../../../scripts/leads/command-line.ts";
import { asD1 } from "../../stand-ins/d1.ts";
import { expectSoundScreen } from "../support/checks/page-checks.ts";
import { readToken } from "../support/inquiry-posts.ts";
import { test } from "../support/site.ts";
import { openLocalStore } from "../support/sites/local-store.ts";
import { askForSite } from "../support/sites/more-sites.ts";

const CALL = { wishedTime: "Tuesday, 10:00", otherTime: "Friday, 14:30" };
const newEmail = () => `ada.${randomUUID().slice(0, 12)}@visitor.test`;

test("without a scheduler or payment page a form requests a call or a download", async ({
  page,
  embeddedSite,
}) => {
  await page.goto(`${embeddedSite.url}/services/monthly-content`);
  await page.getByRole("main").getByRole("link", { name: "Book a discovery call" }).click();
  await expect(page).toHaveURL(/\/book\/discovery$/);
  const main = page.getByRole("main");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Book a discovery call");
  await expect(main).toContainText("Discovery call, 45-60 minutes, free");
  await page.getByLabel(/^A time that suits you/).fill(CALL.wishedTime);
  await sendRequest(page);
  await expect(main).toContainText(/Your reference: [0-9A-Z]{4}-[0-9A-Z]{4}/);
  const copy = await page.request.get(`${embeddedSite.url}/thank-you/receipt`);
  expect(await copy.text()).toContain(`A time that suits you: ${CALL.wishedTime}\n`);

  await page.goto(`${embeddedSite.url}/video-packages`);
  await main.getByRole("link", { name: /^Buy Now.*Video Strategy Blueprint/ }).click();
  await expect(page).toHaveURL(/\/buy\/video-strategy-blueprint$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Buy Video Strategy Blueprint");
  await expect(main).toContainText("Video Strategy Blueprint, $19");
  await expect(page.getByLabel(/time/)).toHaveCount(0);
  await sendRequest(page);
});

test("the pages are valid, uncached and unlisted", async ({ page, embeddedSite }) => {
  for (const path of ["/book/diy", "/buy/25-reels"]) {
    const response = await page.goto(embeddedSite.url + path);
    expect(response?.headers()).toMatchObject({
      "x-robots-tag": "noindex",
      "cache-control": "private, no-store",
      "content-security-policy": expect.stringContaining("form-action 'self';"),
    });
    await expectSoundScreen(page);
  }
  for (const path of ["/book/unknown", "/book/constructor", "/buy/unknown", "/buy/toString"]) {
    expect((await page.request.get(embeddedSite.url + path)).status(), path).toBe(404);
  }
});

test("a rejected request shows the error and keeps its values @no-js", async ({
  page,
  embeddedSite,
}) => {
  const address = `${embeddedSite.url}/book/strategy`;
  const token = readToken(await (await page.request.get(address)).text());
  const form = { token, ...CALL, name: "", email: "ada", message: "Two\nlines" };
  const answer = await page.request.post(address, { form });
  expect(answer.status()).toBe(422);
  const html = await answer.text();
  expect(html).toContain("<title>Error: Book a strategy call");
  for (const said of [
    "Name is required",
    "Email is invalid",
    `value="${CALL.otherTime}"`,
    "Two\nlines",
  ]) {
    expect(html).toContain(said);
  }
});

test("the leads command shows a request, which no configured service receives @no-js", async ({
  page,
  crm,
  formService,
}) => {
  const site = await askForSite("measured");
  await page.goto(`${site.url}/book/coaching`);
  for (const [name, text] of Object.entries(CALL)) await page.locator(`#${name}`).fill(text);
  const email = await sendRequest(page);
  const reference = await page.getByRole("main").locator("strong").first().textContent();
  const said: string[] = [];
  const terminal = {
    print: (text: string) => void said.push(text),
    complain: console.error,
    confirm: async () => false,
  };
  const store = openLocalStore(site.stateDir);
  const database = {
    open: async () => asD1(store),
    close: async () => store.close(),
  };
  expect(await runLine(["show", String(reference)], terminal, () => database)).toBe(0);
  for (const text of ["request", "received", email, ...Object.values(CALL), "Camera-Ready"]) {
    expect(said.join("\n")).toContain(text);
  }
  expect([...(await crm.posts(email)), ...(await formService.posts(email))]).toEqual([]);
});

async function sendRequest(page: Page) {
  const email = newEmail();
  await page.getByLabel(/^Name/).fill("Ada Quill");
  await page.getByLabel(/^Email/).fill(email);
  await page.getByRole("button", { name: "Send the request" }).click();
  await expect(page).toHaveURL(/\/thank-you$/);
  return email;
}
