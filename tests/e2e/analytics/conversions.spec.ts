import { expect } from "@playwright/test";
import { newPerson } from "../support/inquiry-answers.ts";
import { reachReview, readSealed } from "../support/inquiry-posts.ts";
import { newVisitor, openLeadPost, sendLeadForm } from "../support/lead-form-visitor.ts";
import { allowAnalytics, fakeGoogle, test } from "../support/measured-page.ts";
import { MEASUREMENT_ID } from "../support/sites/site-settings.ts";
import { sendInquiry } from "../support/wizard-journey.ts";

test("an inquiry is one report from the server, once it is sent, whatever is reloaded or sent again", async ({
  page,
  context,
  baseURL,
  formService,
  measurement,
  allowConsole,
}) => {
  allowConsole(/status of 502/);
  await fakeGoogle(context);
  const client = await allowAnalytics(context, `${baseURL}`);
  const person = newPerson();
  await formService.setMode("500", { match: person.email, times: 1 });
  await reachReview(page, person);
  const review = page.url();
  const form = { sealed: readSealed(await page.content()) };
  await sendInquiry(page);
  await expect(page.getByRole("alert")).toBeVisible();
  expect(await measurement.posts(client)).toEqual([]);
  await sendInquiry(page);
  await expect(page.getByText("Step 11 of 12")).toBeVisible();
  await page.reload();
  expect((await page.request.post(review, { form, maxRedirects: 0 })).status()).toBe(303);

  await expect.poll(() => measurement.posts(client)).toHaveLength(1);
  const [post] = await measurement.posts(client);
  expect(post?.violations).toEqual([]);
  expect(post?.query).toEqual({ measurement_id: MEASUREMENT_ID, api_secret: "test-secret" });
  expect(post?.json?.events.map(({ name, params }) => [name, params.form_type])).toEqual([
    ["contact_form_submit", "wizard"],
    ["conversion", undefined],
    ["generate_lead", undefined],
  ]);
  expect(post?.rawBody).not.toMatch(new RegExp(`${person.email}|${person.lastName}`));
});

test("a quick message is reported though scripts are off, and not without consent @no-js", async ({
  page,
  context,
  baseURL,
  measurement,
}) => {
  const client = await allowAnalytics(context, `${baseURL}`);
  const send = async () => {
    const form = await openLeadPost(page, newVisitor());
    return (await page.request.post("/contact", { form })).url();
  };
  expect(await send()).toBe(`${baseURL}/thank-you`);
  await expect.poll(() => measurement.posts(client)).toHaveLength(1);
  expect((await measurement.posts(client))[0]?.json?.events[0]?.params.form_type).toBe("quick");

  await context.addCookies([{ name: "consent", value: "deny", url: `${baseURL}` }]);
  expect(await send()).toBe(`${baseURL}/thank-you`);
  expect(await measurement.posts(client)).toHaveLength(1);
});

test("a blocked Google stops no form", async ({ page, context, baseURL, allowConsole }) => {
  allowConsole(/ERR_FAILED/);
  await context.route(/google/, (route) => route.abort());
  await allowAnalytics(context, `${baseURL}`);
  await page.goto("/contact");
  await sendLeadForm(page, newVisitor());
});
