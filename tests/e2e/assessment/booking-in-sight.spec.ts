import { expect, type Locator, type Page } from "@playwright/test";
import { newEmail, openDialog, STRATEGY } from "../support/assessment-caller.ts";
import { test } from "../support/site.ts";

test.use({ viewport: { width: 390, height: 844 } });
test.beforeEach(({ allowConsole }) => allowConsole(/status of (404|422)/));

const BUTTON = { name: "Book a strategy call" };

async function expectInSight(message: Locator) {
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

test("over the results a refused booking says so in sight, with focus @js @ci", async ({
  page,
}) => {
  await openDialog(page, STRATEGY, "strategy");
  await page.getByLabel("Full name").fill("Ada");
  await page.locator("dialog form").evaluate((form: HTMLFormElement) => form.requestSubmit());
  const notice = page.locator("[data-toasts] > :last-child");
  await expect(notice).toContainText("Please provide your name and email");
  await expectInSight(notice);
  await notice.getByRole("button", { name: "Dismiss" }).click();
  const tab = await sendStale(page);
  await expect.poll(() => tab.isClosed()).toBe(true);
  await expectInSight(page.locator("[data-toasts] > :last-child"));
});

test("without a script a refused booking comes back in sight, with focus @no-js @ci", async ({
  page,
}) => {
  await openDialog(page, STRATEGY, "strategy");
  const tab = await sendStale(page);
  await tab.setViewportSize({ width: 390, height: 844 });
  await expectInSight(tab.locator("dialog").getByRole("alert"));
  await tab.getByLabel("Full name").fill(" ");
  await tab.getByRole("button", BUTTON).click();
  const summary = tab.getByRole("alert").filter({ hasText: "Full name is required" });
  await expectInSight(summary);
});

test("what is typed into the booking outlives the page until it is sent @js @ci", async ({
  page,
}) => {
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

test("offline the booking says so beside its button, and opens no tab @js", async ({
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
  await expectInSight(message);
  expect(context.pages()).toHaveLength(1);
  await expect(page.getByRole("button", BUTTON)).toBeEnabled();
});
