import { expect } from "@playwright/test";
import { newVisitor, openLeadPost } from "../support/lead-form-visitor.ts";
import { test } from "../support/site.ts";

const PRIVATE = { "cache-control": "private, no-store", "x-robots-tag": "noindex" };

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
    ...PRIVATE,
    "content-type": "text/plain; charset=utf-8",
  });
  const forged = cookie.split(";")[0]?.replace(/.{6}$/, "AAAAAA");
  for (const Cookie of ["", String(forged)]) {
    const extraHTTPHeaders = { Cookie };
    const stranger = await playwright.request.newContext({ baseURL, extraHTTPHeaders });
    const refused = await stranger.get("/thank-you/receipt", { maxRedirects: 0 });
    expect([refused.status(), refused.headers().location]).toEqual([303, "/thank-you"]);
    const page = await stranger.get("/thank-you");
    expect(page.headers()).toMatchObject(PRIVATE);
    expect(await page.text()).not.toMatch(/receipt|Your reference/);
    await stranger.dispose();
  }
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
