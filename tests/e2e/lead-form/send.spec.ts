import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { BROKEN_WORDS } from "../../setup/broken-words.ts";
import {
  fillLeadForm,
  leadField,
  leadForm,
  newVisitor,
  sendButton,
  sendLeadForm,
} from "../support/lead-form-visitor.ts";
import { test } from "../support/site.ts";

const SERVICE = "Camera-Ready Brand Coaching";

test("a button's service arrives with its message, a copy stays, and the sender withdraws it @both", async ({
  page,
  crm,
  storedLeads,
}, { project }) => {
  const visitor = newVisitor({ company: 'R+D & Søns "100%" <b>', lastName: "Quill-日本 👩🏽‍🚀" });
  await page.goto("/services/group-coaching");
  await page.getByRole("link", { name: "Join Next Cohort" }).click();
  await expect(leadForm(page)).toContainText(SERVICE);
  await expect(leadField(page, "projectType")).toHaveValue("Coaching");
  await leadField(page, "description").fill("Line one\nline two & more");
  await sendLeadForm(page, visitor);

  const reference = await readReference(page);
  await page.reload();
  expect(await readReference(page)).toBe(reference);
  if (project.name === "js") {
    await page.goBack();
    await expect(page.getByRole("status")).toContainText(reference);
    await page.goForward();
  }
  const saved = page.waitForEvent("download");
  await page.getByRole("link", { name: "Save a copy" }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe(`message-${reference}.txt`);
  const text = await readFile(await download.path(), "utf8");
  for (const line of [reference, `Company: ${visitor.company}`, "Line one\nline two", SERVICE])
    expect(text).toContain(line);
  expect(text).not.toMatch(BROKEN_WORDS);
  expect(text).not.toContain("token");

  await expect.poll(() => crm.posts(visitor.email)).toHaveLength(1);
  const [post] = await crm.posts(visitor.email);
  expect(post).toMatchObject({ accepted: true, violations: [] });
  expect(post?.fields).toMatchObject({
    Company: visitor.company,
    "Last Name": visitor.lastName,
    LEADCF1: "Coaching",
    service: SERVICE,
    Description: `Line one\nline two & more\n\nSelected service: ${SERVICE}`,
  });
  const withdraw = page.getByRole("button", { name: "Withdraw this inquiry" });
  await withdraw.click();
  await expect(page.getByText("Withdrawn", { exact: true })).toBeVisible();
  await expect(withdraw).toHaveCount(0);
  await expect(page).toHaveURL(/\/thank-you$/);
  const sent = storedLeads().filter(({ fields }) => fields.email === visitor.email);
  expect(sent).toMatchObject([{ withdrawn: expect.any(Number) }]);
});

test("a double click, and sending again after Back, are one lead @both", async ({
  page,
  crm,
  sweep,
}) => {
  const visitor = newVisitor();
  await page.goto("/services/diy-downloads");
  await fillLeadForm(page, visitor);
  await sendButton(page).dblclick();
  await expect(page).toHaveURL(/\/thank-you$/);
  await page.goBack();
  await expect(sendButton(page)).toBeEnabled();
  await sendLeadForm(page, visitor);
  await expect.poll(() => crm.posts(visitor.email)).not.toEqual([]);
  await sweep();
  expect(await crm.posts(visitor.email)).toMatchObject([
    { fields: { LEADCF1: "Monthly Content System" } },
  ]);
});

test("a filled honeypot looks like success, its lead is held @no-js", async ({
  page,
  crm,
  sweep,
  storedLeads,
}) => {
  const visitor = newVisitor();
  await page.goto("/contact");
  const trap = page.getByLabel("Leave this field empty");
  await expect(trap).not.toBeInViewport();
  await trap.fill("https://spam.test");
  await sendLeadForm(page, visitor);
  await readReference(page);
  await sweep();
  const held = storedLeads().filter(({ fields }) => fields.email === visitor.email);
  expect(held).toMatchObject([{ kind: "crm", status: "held", attempts: 0 }]);
  expect(await crm.posts(visitor.email)).toEqual([]);
});

test("confetti falls, but not with reduced motion", async ({ page }) => {
  await page.clock.install();
  await page.goto("/thank-you");
  await page.clock.runFor(1_000);
  await expect(page.locator("canvas")).toHaveCount(0);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.reload();
  await expect(page.locator("canvas")).toHaveCount(1);
});

async function readReference(page: Page) {
  const main = page.getByRole("main");
  await expect(main.getByText("Your reference")).toBeVisible();
  return String(/[0-9A-Z]{4}-[0-9A-Z]{4}/.exec((await main.textContent()) ?? "")?.[0]);
}
