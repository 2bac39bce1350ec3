import { expect } from "@playwright/test";
import { chosen, newPerson, stepUrl } from "../support/inquiry-answers.ts";
import { readReview, readToken } from "../support/inquiry-posts.ts";
import { test } from "../support/sites/lonely-site.ts";

test("a database that fails loses no value and shows no error page @no-js", async ({
  page,
  loseStore,
}) => {
  const person = newPerson();
  const { address, sealed } = await readReview(page, person);
  const token = readToken(await (await page.request.get(stepUrl("details", chosen))).text());
  loseStore();

  const opened = await page.request.get(address);
  expect(opened.status()).toBe(200);
  expect(new URL(opened.url()).pathname).toBe("/inquiry/details");
  expect(await opened.text()).toContain("We could not read your details back");

  const form = { ...person, token };
  const refused = await page.request.post(stepUrl("details", chosen), { form, maxRedirects: 0 });
  expect(refused.status()).toBe(503);
  const html = await refused.text();
  expect(html).toContain("We could not keep your details for the next step");
  for (const word of [person.email, person.phone, person.challenge]) expect(html).toContain(word);

  // The fallback store keeps it: the visitor sees success, and the studio gets it later.
  const sent = await page.request.post(address, { form: { sealed }, maxRedirects: 0 });
  expect(sent.headers().location).toContain("/inquiry/thank-you");
});
