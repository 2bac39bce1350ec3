import { expect } from "@playwright/test";
import { STEPS } from "../../../app/features/inquiry/steps.ts";
import {
  allowAnalytics,
  dataLayer,
  eventNames,
  fakeGoogle,
  pageViews,
  test,
} from "../support/analytics-page.ts";
import { position } from "../support/assessment.ts";
import {
  firstQuestion,
  newPerson,
  reachReview,
  readEncryptedReview,
  stepUrl,
} from "../support/inquiry.ts";
import { newVisitor, sendLeadForm } from "../support/lead-form-visitor.ts";
import { MEASUREMENT_ID } from "../support/sites/site-settings.ts";
import { answer, expectStep, sendInquiry } from "../support/wizard.ts";

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
  const form = { sealed: readEncryptedReview(await page.content()) };
  await sendInquiry(page);
  await expect(page.getByRole("alert")).toBeVisible();
  expect(await measurement.posts(client)).toEqual([]);
  await sendInquiry(page);
  await expectStep(page, "thank-you");
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

test("a blocked Google stops no form", async ({ page, context, baseURL, allowConsole }) => {
  allowConsole(/ERR_FAILED/);
  await context.route(/google/, (route) => route.abort());
  await allowAnalytics(context, `${baseURL}`);
  await page.goto("/contact");
  await sendLeadForm(page, newVisitor());
});

test.describe("of pages", () => {
  test.beforeEach(async ({ context, baseURL }) => {
    await fakeGoogle(context);
    await allowAnalytics(context, `${baseURL}`);
  });

  test("a change of the query alone is no page view", async ({ page }) => {
    await page.goto("/video-packages");
    await page.getByRole("main").getByRole("tab").nth(1).click();
    expect(await pageViews(page)).toHaveLength(1);
    await page.evaluate(() => {
      location.search = "?tab=diy";
    });
    await page.waitForURL(/tab=diy/);
    expect(await pageViews(page)).toEqual([]);
    // The tag's own events name the page without its query, too.
    const described = expect.objectContaining({
      page_location: expect.stringMatching(/packages$/),
    });
    expect(await dataLayer(page)).toContainEqual(["set", described]);
  });

  test("each step of the wizard is one page view, without its query", async ({ page }) => {
    await page.goto(stepUrl(firstQuestion.slug));
    await answer(page, firstQuestion);
    await expectStep(page, 2);
    await page.goBack();
    await expectStep(page, 1);
    const views = await pageViews(page);
    expect(views.map(({ page_path }) => page_path)).toEqual([
      `/inquiry/${STEPS[0]}`,
      `/inquiry/${STEPS[1]}`,
      `/inquiry/${STEPS[0]}`,
    ]);
    expect(views[1]?.page_title).not.toBe(views[0]?.page_title);
    expect(views[2]?.page_title).toBe(await page.title());
    expect(JSON.stringify(views)).not.toContain(firstQuestion.id);
  });

  test("a section of the assessment is viewed with its own title", async ({ page }) => {
    await page.goto("/assessments/video-readiness");
    await page.getByRole("button", { name: "Start the assessment" }).click();
    await expect(page.getByText(position(1)).first()).toBeVisible();
    await expect.poll(async () => (await pageViews(page)).length).toBe(2);
    expect((await pageViews(page))[1]?.page_title).toBe(await page.title());
  });

  test("a prerendered page is viewed when somebody sees it", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(document, "prerendering", { value: true, configurable: true });
    });
    await page.goto("/contact");
    expect(await pageViews(page)).toEqual([]);
    await page.evaluate(() => document.dispatchEvent(new Event("prerenderingchange")));
    expect(await pageViews(page)).toHaveLength(1);
  });

  test("a report left to the browser is sent once", async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: "conversion", value: "quick", url: `${baseURL}` }]);
    await page.goto("/thank-you");
    expect(await eventNames(page)).toEqual([
      "page_view",
      "contact_form_submit",
      "conversion",
      "generate_lead",
    ]);
    await page.reload();
    expect(await eventNames(page)).toEqual(["page_view"]);
  });
});
