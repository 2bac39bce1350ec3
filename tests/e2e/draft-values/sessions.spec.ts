import { expect, type Page } from "@playwright/test";
import { chosen, newPerson, qualified, stepUrl } from "../support/inquiry-answers.ts";
import { postDetails, reachReview } from "../support/inquiry-posts.ts";
import { test } from "../support/site.ts";
import { continueToReview, field, fillDetails, sendInquiry } from "../support/wizard-journey.ts";

test("two tabs do not mix their answers", async ({ page, context, formService }) => {
  const [one, two] = [newPerson({ company: "Tab One" }), newPerson({ company: "Tab Two" })];
  const other = await context.newPage();
  await reachReview(page, one);
  await reachReview(other, two, { ...qualified, serviceType: "diy", serviceCategory: "coaching" });
  await page.reload();
  await expect(page.getByText("Tab One")).toBeVisible();
  await sendInquiry(page);
  await expect(page.getByText("Step 11 of 12")).toBeVisible();
  await sendInquiry(other);
  await expect(other.getByText("Step 11 of 12")).toBeVisible();
  expect(await formService.posts(one.email)).toMatchObject([
    { json: { company: "Tab One", service_type: "Group Coaching" } },
  ]);
  expect(await formService.posts(two.email)).toMatchObject([
    { json: { company: "Tab Two", service_type: "DIY Downloads" } },
  ]);
});

test("a browser without cookies gets an explanation instead of a redirect loop", async ({
  page,
}) => {
  await blockCookies(page);
  await page.goto(stepUrl("details", chosen));
  await fillDetails(page, newPerson());
  await continueToReview(page);
  await expect(page.getByText("We could not read your details back")).toBeVisible();
  await expect(page.getByText(/blocks cookies/)).toBeVisible();
  await expect(page.getByText("Step 9 of 12")).toBeVisible();
});

test("a filled honeypot looks like success, and the lead is held and not sent", async ({
  page,
  formService,
  inbox,
}) => {
  const person = newPerson();
  await page.goto(stepUrl("details", chosen));
  await fillDetails(page, person);
  await field(page, "Leave this field empty").fill("robot");
  await continueToReview(page);
  await sendInquiry(page);
  await expect(page.getByText("Step 11 of 12")).toBeVisible();
  expect(await formService.posts(person.email)).toEqual([]);
  const held = inbox().filter(({ fields }) => fields.email === person.email);
  expect(held).toMatchObject([{ status: "held", fields: { company: person.company } }]);
});

test("details posted without a session cannot be reviewed by another browser @no-js", async ({
  page,
  browser,
}) => {
  const response = await postDetails(page, newPerson());
  const other = await browser.newContext();
  const stranger = await other.request.get(
    new URL(String(response.headers().location), response.url()).href,
  );
  expect(new URL(stranger.url()).pathname).toBe("/inquiry/details");
  await other.close();
});

/** Removes all cookies from the responses. */
async function blockCookies(page: Page) {
  await page.route("**/inquiry/details*", async (route) => {
    if (route.request().method() !== "POST") return route.fallback();
    const response = await route.fetch({ maxRedirects: 0 });
    const { "set-cookie": _dropped, ...headers } = response.headers();
    await page.context().clearCookies();
    return route.fulfill({ status: response.status(), headers, body: await response.body() });
  });
}
