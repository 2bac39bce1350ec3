import { expect, type Locator, type Page } from "@playwright/test";
import { book, newEmail, openDialog, STRATEGY } from "../support/assessment-booking.ts";
import { test } from "../support/site.ts";

const BUTTON = { name: "Book a strategy call" };

// The scheduler's stand-in has no icon for its tab; some tests post a stale form.
test.beforeEach(({ allowConsole }) => allowConsole(/status of (404|422)/));

test("the toasts come in order, and the dialog closes over the results", async ({ page }) => {
  await openDialog(page, STRATEGY, "strategy");
  await book(page, "strategy", { "Full name": "Ada", Email: newEmail() });
  await expect(page.locator("[data-toasts] [data-title]")).toHaveText([
    "Assessment Data Sent",
    "Redirecting to Booking",
  ]);
  await expect(page.locator("[data-toasts] [data-text]")).toHaveText([
    "Your assessment details have been sent to our team for call preparation.",
    "Opening strategy scheduler...",
  ]);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`${STRATEGY}$`));
  await expect(page.getByRole("link", { name: "Book a strategy call" })).toBeFocused();
});

test("the button waits for name and email, and for the answer", async ({ page, allowConsole }) => {
  allowConsole(/net::ERR_FAILED/);
  await openDialog(page, STRATEGY, "strategy");
  const button = page.getByRole("button", { name: "Book a strategy call" });
  await expect(button).toBeDisabled();
  await expect(button).toHaveAccessibleDescription("Still missing: Full name, Email");
  await page.getByLabel("Full name").fill("  ");
  await page.getByLabel("Email").fill("ada@visitor.test");
  await expect(button).toBeDisabled();
  await page.locator("dialog form").evaluate((form: HTMLFormElement) => form.requestSubmit());
  await expect(page.getByText("Please provide your name and email to book a call.")).toBeVisible();
  await page.getByLabel("Full name").fill("Ada");
  await expect(button).toBeEnabled();
  await expect(button).toHaveAccessibleDescription("");
  const checked = Promise.withResolvers<void>();
  await page.route("**/book.json", async (route) => {
    await checked.promise;
    await route.abort();
  });
  const opened = page.waitForEvent("popup");
  await button.click();
  await expect(page.getByRole("button", { name: "Processing..." })).toBeDisabled();
  const closed = (await opened).waitForEvent("close");
  checked.resolve();
  await closed;
  await expect(page.getByText("There was an issue processing your booking.")).toBeVisible();
  await expect(button).toBeEnabled();
});

test("the tab is opened in the click, and a blocked one becomes a link without personal data", async ({
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
  await openDialog(page, STRATEGY, "strategy");
  await page.getByLabel("Full name").fill("Ada");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Book a strategy call" }).click();
  const link = page.getByRole("link", { name: /open the strategy scheduler/ });
  await expect(link).toBeFocused();
  expect(await page.evaluate(() => Reflect.get(window, "calls"))).toEqual([
    ["", "_blank", "submit"],
  ]);
  expect(await page.content()).not.toContain(encodeURIComponent(email));
  const opened = page.waitForEvent("popup");
  await link.click();
  await (await opened).waitForURL(new RegExp(`email=${encodeURIComponent(email)}`));
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("over the results a refused booking shows why in view, with focus", async ({ page }) => {
    await openDialog(page, STRATEGY, "strategy");
    await page.getByLabel("Full name").fill("Ada");
    await page.locator("dialog form").evaluate((form: HTMLFormElement) => form.requestSubmit());
    const notice = page.locator("[data-toasts] > :last-child");
    await expect(notice).toContainText("Please provide your name and email");
    await expectInView(notice);
    await notice.getByRole("button", { name: "Dismiss" }).click();
    const tab = await sendStale(page);
    await expect.poll(() => tab.isClosed()).toBe(true);
    await expectInView(page.locator("[data-toasts] > :last-child"));
  });

  test("without a script a refused booking comes back in view, with focus @no-js", async ({
    page,
  }) => {
    await openDialog(page, STRATEGY, "strategy");
    const tab = await sendStale(page);
    await tab.setViewportSize({ width: 390, height: 844 });
    await expectInView(tab.locator("dialog").getByRole("alert"));
    await tab.getByLabel("Full name").fill(" ");
    await tab.getByRole("button", BUTTON).click();
    const summary = tab.getByRole("alert").filter({ hasText: "Full name is required" });
    await expectInView(summary);
  });

  test("values of the booking form outlive the page until they are sent", async ({ page }) => {
    const email = newEmail();
    await openDialog(page, STRATEGY, "strategy");
    await page.getByLabel("Full name").fill("Ada");
    await page.getByLabel("Email").fill(email);
    await page.goto(STRATEGY);
    await openDialog(page, STRATEGY, "strategy");
    await expect(page.getByLabel("Email")).toHaveValue(email);
    await expect(page.getByLabel("Email")).toHaveAttribute("dir", "auto");
    const opened = page.waitForEvent("popup");
    await page.getByRole("button", BUTTON).click();
    await opened;
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await openDialog(page, STRATEGY, "strategy");
    await expect(page.getByLabel("Email")).toHaveValue("");
  });

  test("offline a message stands beside the button, and opens no tab", async ({
    page,
    context,
  }) => {
    await openDialog(page, STRATEGY, "strategy");
    await page.getByLabel("Full name").fill("Ada");
    await page.getByLabel("Email").fill(newEmail());
    await context.setOffline(true);
    await page.getByRole("button", BUTTON).click();
    const message = page.getByRole("dialog").getByRole("alert");
    await expect(message).toContainText("You are offline");
    await expectInView(message);
    expect(context.pages()).toHaveLength(1);
    await expect(page.getByRole("button", BUTTON)).toBeEnabled();
  });
});

async function expectInView(message: Locator) {
  await expect(message).toBeFocused();
  await expect(message).toBeInViewport({ ratio: 1 });
}

async function sendStale(page: Page) {
  await page.getByLabel("Full name").fill("Ada");
  await page.getByLabel("Email").fill(newEmail());
  await page.locator("dialog input[name=token]").evaluate((input: HTMLInputElement) => {
    input.value = "stale";
  });
  const opened = page.waitForEvent("popup");
  await page.getByRole("button", BUTTON).click();
  return opened;
}
