import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { thankYou } from "../../../content/thank-you.ts";
import { BROKEN_WORDS } from "../../setup/broken-words.ts";
import { leadField, newVisitor, openLeadPost, sendLeadForm } from "../support/lead-form-visitor.ts";
import { test } from "../support/site.ts";

test("without a submit the page shows its text and three buttons, and no reference @no-js", async ({
  page,
}) => {
  await page.goto("/thank-you");
  const main = page.getByRole("main");
  await expect(main.getByText(thankYou.badge, { exact: true })).toBeVisible();
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(thankYou.heading);
  await expect(main.getByText(thankYou.text, { exact: true })).toBeVisible();
  for (const [name, href] of [
    ["Book a Strategy Call", "/book/strategy"],
    ["Back to Home", "/"],
    ["Explore Packages", "/video-packages"],
  ] as const) {
    await expect(main.getByRole("link", { name })).toHaveAttribute("href", href);
  }
  const call = main.getByRole("link", { name: "Book a Strategy Call" });
  await expect(call).toHaveAttribute("target", "_blank");
  await expect(call).toHaveAttribute("rel", /noopener/);
  await expect(main).not.toContainText(/reference/i);
  await expect(page.locator("a[href*=receipt]")).toHaveCount(0);
  await expect(main.getByText("If you have not sent anything yet,")).toBeVisible();
  await expect(main.getByRole("link", { name: "start here" })).toHaveAttribute("href", "/contact");
  await expect(main.locator("a[href^='mailto:']")).toBeVisible();
});

test("the first Tab focuses the skip link", async ({ page }) => {
  await page.goto("/thank-you");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: /^Skip to/ });
  await expect(skip).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("main").getByRole("link").first()).toBeFocused();
});

test("the page is neither indexed nor stored @no-js", async ({ request }) => {
  const response = await request.get("/thank-you");
  expect(response.status()).toBe(200);
  expect(response.headers()).toMatchObject({
    "x-robots-tag": "noindex",
    "cache-control": "private, no-store",
  });
  expect(await response.text()).toContain('<meta name="robots" content="noindex"/>');
});

test("with reduced motion there is no confetti", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.clock.install();
  await page.goto("/thank-you");
  await page.clock.runFor(1_000);
  await expect(page.locator("canvas")).toHaveCount(0);
});

test("the page opens with 120 pieces of confetti, and 80 more after 250 ms", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.addInitScript(countPieces);
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
  await page.goto("/thank-you");
  await expect(page.locator("canvas")).toHaveCount(1);
  const counts = () => page.evaluate(() => (window as unknown as Counted).counts);
  await page.clock.runFor(240);
  expect(await counts()).toEqual([120]);
  await page.clock.runFor(100);
  expect(await counts()).toEqual([120, 200]);
});

type Draw = (this: unknown, ...how: never[]) => void;
type Counted = { counts: number[] };

/** In the page: how many pieces a frame draws, noted whenever that number changes. */
function countPieces() {
  const counts: number[] = [];
  Object.assign(window, { counts });
  const canvas: { clearRect: Draw; fill: Draw } = CanvasRenderingContext2D.prototype;
  const { clearRect, fill } = canvas;
  let pieces = 0;
  canvas.clearRect = function (...area) {
    if (pieces > 0 && pieces !== counts.at(-1)) counts.push(pieces);
    pieces = 0;
    clearRect.apply(this, area);
  };
  canvas.fill = function (...options) {
    pieces += 1;
    fill.apply(this, options);
  };
}

const REFERENCE = /[0-9A-Z]{4}-[0-9A-Z]{4}/;

test("after a submit the reference is shown, and a copy of the message can be saved", async ({
  page,
  crm,
}) => {
  const visitor = newVisitor({ lastName: "Quill-日本" });
  await page.goto("/contact?service=Social%20Authority%20Kit");
  await leadField(page, "description").fill("Line one\nline two & more");
  await sendLeadForm(page, visitor);
  const reference = await readReference(page);
  await page.reload();
  expect(await readReference(page)).toBe(reference);

  await page.goBack();
  await expect(page.getByRole("status")).toContainText("This inquiry was sent");
  await expect(page.getByRole("status")).toContainText(reference);
  await page.goForward();

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

test("only the sender can read the copy, which is never cached or indexed @no-js", async ({
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

async function readReference(page: Page) {
  await expect(page.getByRole("main").getByText("Your reference")).toBeVisible();
  const text = await page.getByRole("main").textContent();
  return String(REFERENCE.exec(text ?? "")?.[0]);
}
