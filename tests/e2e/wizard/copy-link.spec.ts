import { expect, type Page } from "@playwright/test";
import { screens } from "#content/inquiry/screens.yaml";
import {
  chosen,
  explainedQuestion,
  middleQuestion,
  optionOf,
  qualified,
  questionUrl,
  stepUrl,
  wordsOf,
} from "../support/inquiry.ts";
import { test } from "../support/site.ts";
import { expectStep, option, scriptsRun } from "../support/wizard.ts";

test("the keyboard opens a field with the link of a step's choices, which another browser opens @no-js", async ({
  page,
  browser,
}) => {
  const own = { id: "aaaaaaaaaaaaaaaaaaaaaa", from: "/faq", utm_source: "mail" };
  await page.goto(`/content-strategy${questionUrl(middleQuestion, { ...qualified, ...own })}`);
  await expect(linkField(page)).toBeHidden();
  await page.getByText(screens.copyLink.button).focus();
  await page.keyboard.press("Enter");
  await expect(linkField(page)).toBeVisible();
  await expect(linkField(page)).not.toBeEditable();
  const link = new URL(await linkField(page).inputValue());
  expect(link.pathname).toBe(`/content-strategy/inquiry/${middleQuestion.slug}`);
  expect(Object.fromEntries(link.searchParams)).toEqual(qualified);
  const other = await browser.newPage();
  await other.goto(link.href);
  await expectStep(other, middleQuestion.slug);
  const answer = wordsOf(middleQuestion);
  await expect(other.getByRole("button", { pressed: true })).toHaveText(answer);
  await other.close();
  await page.goto(stepUrl("details", chosen));
  await expectStep(page, "details");
  await expect(linkField(page)).toHaveCount(0);
});

test("the link of a choice just made is copied and announced, and the step stays", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await stubSharing(page, "missing");
  const chosenNow = optionOf(explainedQuestion, 0);
  await page.goto(questionUrl(explainedQuestion));
  await scriptsRun(page);
  await option(page, chosenNow.label).click();
  await expect(page.getByText(screens.options.continuesSoon)).toBeVisible();
  await copyButton(page).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: screens.copyLink.copied })).toBeVisible();
  await expect(copyButton(page)).toBeFocused();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).searchParams.get(explainedQuestion.id)).toBe(chosenNow.value);
  await expect(page.getByRole("link", { name: "Continue", exact: true })).toBeVisible();
  await expect(page.getByText(screens.options.continuesSoon)).toBeHidden();

  await option(page, wordsOf(explainedQuestion, 3)).click();
  await expect(page.getByText(screens.copyLink.copied)).toBeHidden();
});

test("where the device has a share dialog, it opens and nothing is announced", async ({ page }) => {
  await stubSharing(page, "aborts");
  await page.goto(stepUrl("strategy", qualified));
  await copyButton(page).click();
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, "shared")?.url))
    .toMatch(/\/inquiry\/strategy\?/);
  await expect(page.getByRole("status").filter({ hasText: /link/ })).toHaveCount(0);
  await expect(linkField(page)).toHaveCount(0);
});

test("a browser that can neither share nor copy shows the link, selected", async ({ page }) => {
  await stubSharing(page, "missing");
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "clipboard", { value: undefined }),
  );
  await page.goto("/inquiry/service?flow=short");
  await copyButton(page).click();
  await expect(page.getByRole("status").filter({ hasText: screens.copyLink.failed })).toBeVisible();
  await expect(linkField(page)).toBeFocused();
  const selected = await page.evaluate(() => {
    const field = document.activeElement as HTMLInputElement;
    return field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0);
  });
  expect(selected).toMatch(/\/inquiry\/service\?flow=short$/);
});

const copyButton = (page: Page) => page.getByRole("button", { name: screens.copyLink.button });

const linkField = (page: Page) => page.getByRole("dialog").getByLabel(screens.copyLink.fieldLabel);

/** Adds a share dialog, which the visitor cancels, or removes it. */
async function stubSharing(page: Page, how: "aborts" | "missing") {
  await page.addInitScript((behaviour) => {
    const share = async (what: ShareData) => {
      Object.assign(window, { shared: what });
      throw new DOMException("cancelled", "AbortError");
    };
    const value = behaviour === "missing" ? undefined : share;
    Object.defineProperty(navigator, "share", { value });
  }, how);
}
