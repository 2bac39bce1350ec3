import { expect } from "@playwright/test";
import { book, newEmail, openDialog, STRATEGY } from "../support/assessment-caller.ts";
import { test } from "../support/site.ts";

test.beforeEach(({ allowConsole }) => {
  // The scheduler's stand-in has no icon for its tab; some tests break the connection or the form.
  allowConsole(/status of (404|422)/, /net::ERR_FAILED/);
});

test("the notices come in order, and the dialog gives the results back @js @ci", async ({
  page,
}) => {
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

test("the button waits for name and email, and for the answer @js", async ({ page }) => {
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
  const looked = Promise.withResolvers<void>();
  await page.route("**/book.json", async (route) => {
    await looked.promise;
    await route.abort();
  });
  const opened = page.waitForEvent("popup");
  await button.click();
  await expect(page.getByRole("button", { name: "Processing..." })).toBeDisabled();
  const closed = (await opened).waitForEvent("close");
  looked.resolve();
  await closed;
  await expect(page.getByText("There was an issue processing your booking.")).toBeVisible();
  await expect(button).toBeEnabled();
});

test("the tab is opened in the click, and a blocked one becomes a link without personal data @js", async ({
  page,
}) => {
  const email = newEmail();
  await page.addInitScript(() => {
    const calls: unknown[] = [];
    Object.assign(window, { calls });
    window.open = (...args) => {
      // Still inside the event, and so before anything was awaited.
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
