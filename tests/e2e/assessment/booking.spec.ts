import { expect, type Locator, type Page } from "@playwright/test";
import { messages as bookingMessages, form as texts } from "#content/assessment/booking.yaml";
import { page as resultsPage } from "#content/assessment/results.yaml";
import { fill } from "../../../app/content/format.ts";
import {
  bookButton,
  bookInTab,
  fillBooking,
  newEmail,
  openDialog,
  STRATEGY,
} from "../support/assessment.ts";
import { expectAccessibleScreen } from "../support/page-checks.ts";
import { test } from "../support/site.ts";

test.beforeEach(({ allowConsole }) => {
  // The scheduler's stand-in has no icon for its tab; some tests break the connection or the form.
  allowConsole(/status of (404|422)/, /net::ERR_(FAILED|INTERNET_DISCONNECTED)/);
});

test("a booking is sent with its results, and opens the prefilled scheduler in a new tab @both", async ({
  page,
  formService,
  scheduler,
}) => {
  const email = newEmail();
  await openDialog(page);
  const dialog = page.getByRole("dialog", { name: "Book a strategy call" });
  await expect(dialog).toContainText("Building Readiness");
  await expect(dialog).toContainText("30-45 minutes");
  await expect(dialog.getByRole("listitem")).toHaveCount(3);
  await fillBooking(page, { "Full name": "Ada Quill", Email: email });
  const tab = await bookInTab(page);
  await tab.waitForURL(/\/studio\/strategy-call\?/);
  expect(await tab.evaluate(() => window.opener)).toBeNull();
  const [hit] = await scheduler.hits(encodeURIComponent(email));
  const [post] = await formService.posts(email);
  expect(post).toMatchObject({ form: "assessment", accepted: true, violations: [] });
  const payload = post?.json as Record<string, string>;
  expect(payload).toMatchObject({
    user_name: "Ada Quill",
    business_context: '{"industry":"software"}',
    booking_url: expect.stringMatching(/\/studio\/strategy-call$/),
  });
  expect(hit?.search).toContain("name=Ada%20Quill");
  const { score, level: a4 } = payload;
  expect(hit?.query).toEqual({
    ...{ name: "Ada Quill", email, a2: "video-readiness" },
    ...{ a3: `${score}`, a4, a5: "Building Readiness" },
  });
  await openDialog(page);
  await expect(dialog.getByRole("status").first()).toContainText(/was sent.*[0-9A-Z]{4}-/);
});

test("values outlive the page until they are sent; then toasts come in order over the results", async ({
  page,
}) => {
  const fields = { "Full name": "Ada", Email: newEmail() };
  await openDialog(page);
  await fillBooking(page, fields);
  await openDialog(page);
  await expect(page.getByLabel("Email")).toHaveValue(fields.Email);
  await expectAccessibleScreen(page);
  await fillBooking(page, fields);
  await bookInTab(page);
  await expect(page.locator("[data-toasts] [data-title]")).toHaveText([
    "Assessment Data Sent",
    "Redirecting to Booking",
  ]);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`${STRATEGY}$`));
  await expect(page.getByRole("link", { name: "Book a strategy call" })).toBeFocused();
  // The results' own script comes when they are no longer below the dialog.
  await page.getByText(resultsPage.saveButton).click();
  await expect(page.getByRole("button", { name: "Copy link to my results" })).toBeVisible();
  await openDialog(page);
  await expect(page.getByLabel("Email")).toHaveValue("");
});

test("a blocked tab becomes a button to the prefilled scheduler, without personal data in the page, and no notice says that it opens", async ({
  page,
}) => {
  const email = newEmail();
  await page.addInitScript(() => {
    const calls: unknown[] = [];
    Object.assign(window, { calls });
    window.open = (...args) => {
      // During the event, so before the first await.
      calls.push([...args, window.event?.type]);
      return null;
    };
  });
  await openDialog(page);
  await fillBooking(page, { "Full name": "Ada", Email: email });
  await bookButton(page).click();
  const link = page.getByRole("button", { name: fill(texts.tabBlocked, { call: "strategy" }) });
  await expect(link).toBeFocused();
  expect(await page.evaluate(() => Reflect.get(window, "calls"))).toEqual([
    ["", "_blank", "submit"],
  ]);
  await expect(page.getByText(bookingMessages.sent.title)).toBeVisible();
  await expect(page.getByText(bookingMessages.openingScheduler.title)).toHaveCount(0);
  expect(await page.content()).not.toContain(encodeURIComponent(email));
  const opened = page.waitForEvent("popup");
  await link.click();
  await (await opened).waitForURL(new RegExp(`email=${encodeURIComponent(email)}`));
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the button waits for name, email and answer; what fails is shown in view, with focus", async ({
    page,
    context,
  }) => {
    const toast = page.locator("[data-toasts] > :last-child");
    await openDialog(page);
    await expect(bookButton(page)).toBeDisabled();
    await expect(bookButton(page)).toHaveAccessibleDescription("Still missing: Full name, Email");
    await fillBooking(page, { "Full name": "  ", Email: "ada@visitor.test" });
    await expect(bookButton(page)).toBeDisabled();
    await page.locator("dialog form").evaluate((form: HTMLFormElement) => form.requestSubmit());
    await expect(toast).toContainText("Please provide your name and email to book a call.");
    await expectInView(toast);
    await toast.getByRole("button", { name: "Dismiss" }).click();
    await page.getByLabel("Full name").fill("Ada");
    await expect(bookButton(page)).toHaveAccessibleDescription("");

    const looked = Promise.withResolvers<void>();
    await page.route("**/book.json", (route) => looked.promise.then(() => route.abort()));
    const tab = await bookInTab(page);
    await expect(page.getByRole("button", { name: "Processing..." })).toBeDisabled();
    looked.resolve();
    await expect.poll(() => tab.isClosed()).toBe(true);
    await expect(toast).toContainText("There was an issue processing your booking.");
    await page.unroute("**/book.json");

    await page.getByLabel("Full name").fill("x".repeat(101));
    const named = await bookInTab(page);
    await expect.poll(() => named.isClosed()).toBe(true);
    await expect(toast).toContainText("Full name: please use at most 100 characters");
    await page.getByLabel("Full name").fill("Ada");

    await makeStale(page);
    const refused = await bookInTab(page);
    await expect.poll(() => refused.isClosed()).toBe(true);
    await expectInView(toast);

    await context.setOffline(true);
    await bookButton(page).click();
    const message = page.getByRole("dialog").getByRole("alert").filter({ hasText: "offline" });
    await expectInView(message);
    expect(context.pages()).toHaveLength(1);
    await expect(bookButton(page)).toBeEnabled();
  });

  test("without scripts the dialog is a page that shows what failed in view, with focus @no-js", async ({
    page,
  }) => {
    await page.goto(`${STRATEGY}/book`);
    await expect(page.getByRole("heading", { name: "Book a strategy call" })).toBeFocused();
    await fillBooking(page, { "Full name": "   ", Email: "ada at visitor", Company: "Quill" });
    await page.locator("#email").evaluate((input) => input.setAttribute("type", "text"));
    const tab = await bookInTab(page);
    await tab.setViewportSize({ width: 390, height: 844 });
    const alert = tab.locator("dialog").getByRole("alert").first();
    await expectInView(alert);
    await expect(alert).toContainText("Information Required");
    await expect(alert).toContainText("Please provide your name and email to book a call.");
    await expect(tab).toHaveTitle(/^Error: /);
    await expect(tab.getByRole("link", { name: "Full name is required" })).toBeVisible();
    await expect(tab.getByRole("link", { name: "Email is invalid" })).toHaveAttribute(
      "href",
      "#email",
    );
    await expect(tab.getByRole("textbox", { name: "Company" })).toHaveValue("Quill");
    await fillBooking(tab, { "Full name": "Ada", Email: newEmail() });
    await makeStale(tab);
    await bookButton(tab).click();
    await expectInView(tab.locator("dialog").getByRole("alert"));
    await tab.getByRole("link", { name: "Close" }).click();
    await expect(tab).toHaveURL(new RegExp(`${STRATEGY}$`));
  });
});

test("without a scheduler the booking says what happened, and only to who made it @both", async ({
  page,
  browser,
  embeddedSite,
}) => {
  await openDialog(page, embeddedSite.url);
  await fillBooking(page, { "Full name": "Ada", Email: newEmail() });
  await bookButton(page).click();
  await expect(page.getByRole("status").first()).toContainText("Assessment Data Sent");
  await expect(page.getByRole("dialog").locator("a[href='/contact']")).toBeVisible();
  await expect(page).toHaveURL(/\/book\?booked=[0-9A-Z]{4}-[0-9A-Z]{4}$/);
  const stranger = await browser.newPage();
  await stranger.goto(page.url());
  await expect(stranger.getByLabel("Full name")).toBeVisible();
  await expect(stranger.getByText(/sent to our team|are saved/)).toHaveCount(0);
  await stranger.close();
});

async function makeStale(page: Page) {
  await page.locator("dialog input[name=token]").evaluate((input: HTMLInputElement) => {
    input.value = "stale";
  });
}

async function expectInView(message: Locator) {
  await expect(message).toBeFocused();
  await expect(message).toBeInViewport({ ratio: 1 });
}
