import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { BROKEN_WORDS } from "../../setup/broken-words.ts";
import { leadField, newVisitor, openLeadPost, sendLeadForm } from "../support/lead-form-visitor.ts";
import { test } from "../support/site.ts";

const REFERENCE = /[0-9A-Z]{4}-[0-9A-Z]{4}/;

test("a real submit shows a reference, and a copy of the message can be saved @js", async ({
  page,
  crm,
}) => {
  const visitor = newVisitor({ lastName: "Quill-日本" });
  await page.goto("/contact?service=Social%20Authority%20Kit");
  await leadField(page, "description").fill("Line one\nline two & more");
  await sendLeadForm(page, visitor);
  const reference = await normalizeReference(page);
  await page.reload();
  expect(await normalizeReference(page)).toBe(reference);

  const saved = page.waitForEvent("download");
  await page.getByRole("link", { name: "Save a copy" }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe(`message-${reference}.txt`);
  const text = await readFile(await download.path(), "utf8");
  for (const line of [
    `message ${reference}`,
    `Company: ${visitor.company}`,
    "Last name: Quill-日本",
    `Email: ${visitor.email}`,
    "Country: United States",
    "Project type: Monthly Content System",
    "Description: Line one\nline two & more",
    "Social Authority Kit",
  ]) {
    expect(text).toContain(line);
  }
  expect(text).not.toMatch(BROKEN_WORDS);
  expect(text).not.toContain("token");
  await expect.poll(() => crm.posts(visitor.email)).toHaveLength(1);
});

test("the copy belongs to its sender and is never cached or indexed @no-js", async ({
  page,
  playwright,
  baseURL,
}) => {
  const form = await openLeadPost(page, newVisitor());
  const sent = await page.request.post("/contact", { form, maxRedirects: 0 });
  const cookie = String(sent.headers()["set-cookie"]);
  expect(cookie).toMatch(/HttpOnly/);
  const copy = await page.request.get("/thank-you/receipt");
  expect(copy.headers()).toMatchObject({
    "content-type": "text/plain; charset=utf-8",
    "cache-control": "private, no-store",
    "x-robots-tag": "noindex",
  });
  const forged = cookie.split(";")[0]?.replace(/.{6}$/, "AAAAAA");
  for (const Cookie of ["", String(forged)]) {
    const extraHTTPHeaders = { Cookie };
    const stranger = await playwright.request.newContext({ baseURL, extraHTTPHeaders });
    const refused = await stranger.get("/thank-you/receipt", { maxRedirects: 0 });
    expect(refused.status()).toBe(303);
    expect(refused.headers().location).toBe("/thank-you");
    expect(await (await stranger.get("/thank-you")).text()).not.toMatch(/receipt|Your reference/);
    await stranger.dispose();
  }
});

async function normalizeReference(page: Page) {
  await expect(page.getByRole("main").getByText("Your reference")).toBeVisible();
  const text = await page.getByRole("main").textContent();
  return String(REFERENCE.exec(text ?? "")?.[0]);
}
