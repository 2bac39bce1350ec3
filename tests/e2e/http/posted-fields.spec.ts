import { expect } from "@playwright/test";
import { newPerson } from "../support/inquiry-answers.ts";
import { postDetails } from "../support/inquiry-posts.ts";
import { test } from "../support/site.ts";

test("a tampered session cookie reads no details back @no-js", async ({ page, baseURL }) => {
  const first = await page.request.get("/inquiry/business-stage");
  const cookie = first.headers()["set-cookie"] ?? "";
  expect(cookie).toMatch(/^inquiry=.*; Max-Age=172800; Path=\/; .*HttpOnly; SameSite=Lax$/);
  const odd = { "challenge[999999999]": "x", "constructor.prototype.polluted": "x" };
  const saved = await postDetails(page, newPerson(), undefined, odd);
  expect(saved.status()).toBe(303);
  expect(saved.headers()["set-cookie"]).toBeUndefined();

  const review = `${baseURL}${saved.headers().location}`;
  const open = (Cookie: string) => fetch(review, { redirect: "manual", headers: { Cookie } });
  const [pair = ""] = cookie.split(";");
  expect((await open(pair)).status).toBe(200);
  for (const bad of [`${pair}x`, pair.slice(0, -9), "inquiry=%E0%A4%A", "inquiry=e30=.x"]) {
    const refused = await open(bad);
    expect(refused.status).toBe(303);
    const address = baseURL + String(refused.headers.get("Location"));
    const details = await fetch(address, { headers: { Cookie: bad } });
    expect(await details.text()).toContain("We could not read your details back");
  }
  for (const id of ["", "__proto__", "AAAAAAAAAAAAAAAAAAAAAA"]) {
    const hop = await page.request.get(`/book/strategy?id=${id}`, { maxRedirects: 0 });
    expect([hop.status(), hop.headers().location]).toEqual([303, expect.not.stringContaining("?")]);
  }
});
