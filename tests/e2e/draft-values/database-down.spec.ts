import { expect } from "@playwright/test";
import { chosen, newPerson, stepUrl } from "../support/inquiry-answers.ts";
import { postDetails, readSealed, readToken } from "../support/inquiry-posts.ts";
import { test } from "../support/sites/lonely-site.ts";

// The second test needs the database that the first one restored.
test.describe.configure({ mode: "default" });

test("a database that fails loses no value and shows no error page @no-js", async ({
  page,
  loseStore,
}) => {
  const person = newPerson();
  const words = [person.email, person.phone, person.challenge];
  const accepted = await postDetails(page, person);
  const review = new URL(String(accepted.headers().location), accepted.url()).href;
  const shown = await (await page.request.get(review)).text();
  const form = await (await page.request.get(stepUrl("details", chosen))).text();
  loseStore();

  const details = review.replace("/review", "/details");
  for (const address of [review, details]) {
    const opened = await page.request.get(address);
    expect(opened.status()).toBe(200);
    expect(new URL(opened.url()).pathname).toBe("/inquiry/details");
    expect(await opened.text()).toContain("We could not read your details back");
  }

  for (const go of ["", "back"]) {
    const refused = await page.request.post(stepUrl("details", chosen), {
      form: { ...person, token: readToken(form), go },
      maxRedirects: 0,
    });
    expect(refused.status()).toBe(503);
    const html = await refused.text();
    expect(html).toContain("We could not keep your details for the next step");
    for (const word of words) expect(html).toContain(word);
  }

  // The fallback store keeps it: the visitor sees success, and the studio gets it later.
  const inquiry = { sealed: readSealed(shown) };
  const sent = await page.request.post(review, { form: inquiry, maxRedirects: 0 });
  expect(sent.status()).toBe(303);
  expect(sent.headers().location).toContain("/inquiry/thank-you");

  const broken = await page.request.post(review, { form: { sealed: "x" }, maxRedirects: 0 });
  expect(broken.status()).toBe(422);
  expect(await broken.text()).toContain("Please check your details once more");

  const booking = review.replace(/\/inquiry\/review.*[?&]id=([\w-]+).*/, "/book/coaching?id=$1");
  expect((await page.request.get(booking, { maxRedirects: 0 })).status()).toBeLessThan(400);

  const closed = await page.request.post("/inquiry/closed", {
    form: { id: String(new URL(review).searchParams.get("id")), next: "/" },
    maxRedirects: 0,
  });
  expect(closed.status()).toBe(303);
});

test("once the database is back the same review is sent @no-js", async ({ page }) => {
  const accepted = await postDetails(page, newPerson());
  const review = String(accepted.headers().location);
  const sealed = readSealed(await (await page.request.get(review)).text());
  const sent = await page.request.post(review, { form: { sealed }, maxRedirects: 0 });
  expect(sent.status()).toBe(303);
});
