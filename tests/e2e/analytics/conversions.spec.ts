import { expect } from "@playwright/test";
import { newPerson } from "../support/inquiry-answers.ts";
import { reachReview, readSealed } from "../support/inquiry-posts.ts";
import { newVisitor, sendLeadForm } from "../support/lead-form-visitor.ts";
import { allowAnalytics, fakeGoogle, test } from "../support/measured-page.ts";
import { MEASUREMENT_ID } from "../support/sites/site-settings.ts";
import { sendInquiry } from "../support/wizard-journey.ts";

// One worker starts the site for all of them.
test.describe.configure({ mode: "default" });

test("a sent inquiry is one report from the server, whatever is reloaded or sent again", async ({
  page,
  context,
  baseURL,
  measurement,
}) => {
  await fakeGoogle(context);
  const client = await allowAnalytics(context, `${baseURL}`);
  const person = newPerson();
  await reachReview(page, person);
  const review = page.url();
  const form = { sealed: readSealed(await page.content()) };
  await sendInquiry(page);
  await expect(page.getByText("Step 11 of 12")).toBeVisible();
  await page.reload();
  expect((await page.request.post(review, { form, maxRedirects: 0 })).status()).toBe(303);

  await expect(async () => expect(await measurement.posts(client)).toHaveLength(1)).toPass();
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

test("a form that could not be sent is not reported @no-js", async ({
  page,
  context,
  baseURL,
  measurement,
  formService,
  allowConsole,
}) => {
  allowConsole(/status of 502/);
  const client = await allowAnalytics(context, `${baseURL}`);
  const person = newPerson();
  await formService.setMode("500", { match: person.email });
  await reachReview(page, person);
  await sendInquiry(page);
  await expect(page.getByRole("alert")).toBeVisible();
  expect(await measurement.posts(client)).toEqual([]);
});

test("a quick message is reported once though scripts are off, and not without consent @no-js", async ({
  page,
  context,
  baseURL,
  measurement,
}) => {
  const client = await allowAnalytics(context, `${baseURL}`);
  await page.goto("/contact");
  await sendLeadForm(page, newVisitor());
  await page.reload();
  await expect(async () => expect(await measurement.posts(client)).toHaveLength(1)).toPass();
  expect((await measurement.posts(client))[0]?.json?.events[0]?.params.form_type).toBe("quick");

  await context.addCookies([{ name: "consent", value: "deny", url: page.url() }]);
  await page.goto("/services/diy-downloads");
  await sendLeadForm(page, newVisitor());
  expect(await measurement.posts(client)).toHaveLength(1);
});

test("a blocked Google stops no form", async ({ page, context, baseURL, allowConsole }) => {
  allowConsole(/ERR_FAILED/);
  await context.route(/google/, (route) => route.abort());
  await allowAnalytics(context, `${baseURL}`);
  await page.goto("/contact");
  await sendLeadForm(page, newVisitor());
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Thank you");
});
