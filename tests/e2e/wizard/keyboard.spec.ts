import { expect, type Locator, type Page } from "@playwright/test";
import { screens } from "#content/inquiry/screens.yaml";
import { STEPS } from "../../../app/features/inquiry/steps.ts";
import {
  chosen,
  explainedQuestion,
  firstQuestion,
  isExplained,
  numberOf,
  questions,
  questionUrl,
  stepUrl,
  wordsOf,
} from "../support/inquiry.ts";
import { test } from "../support/site.ts";
import {
  answer,
  expectStep,
  freezeTime,
  option,
  passFrame,
  scriptsRun,
} from "../support/wizard.ts";

test("the first two questions are answered with the keyboard alone @both", async ({ page }) => {
  await page.goto("/");
  await tabTo(page, page.getByRole("link", { name: "Get Started Today" }));
  await page.keyboard.press("Enter");
  await expectStep(page, 1);
  for (const question of questions.slice(0, 2)) {
    await tabTo(page, option(page, wordsOf(question)));
    await page.keyboard.press("Space");
    if (isExplained(question)) {
      const onwards = page.getByRole("button", { name: "Continue now" });
      await tabTo(page, onwards.or(page.getByRole("link", { name: "Continue", exact: true })));
      await page.keyboard.press("Enter");
    }
    await expectStep(page, numberOf(question) + 1);
  }
});

test("each kind of step starts at its heading, in a tab that showed another one, too @both", async ({
  page,
}) => {
  for (const step of [firstQuestion.slug, "strategy", "service", "category", "details"]) {
    await page.goto(stepUrl(step, chosen));
    await expect(page.getByRole("dialog").getByRole("heading", { level: 3 }).first()).toBeFocused();
  }
});

const STRATEGY = "Complete Strategy Assessment";
for (const [path, opens, title, base] of [
  ["/", "Get Started Today", "Contact Wizard", "/inquiry"],
  ["/content-strategy", STRATEGY, STRATEGY, "/content-strategy/inquiry"],
] as const) {
  test(`the wizard over ${path} is a modal dialog that keeps focus and gives it back`, async ({
    page,
  }) => {
    await page.goto(path);
    const opener = page.getByRole("link", { name: opens });
    await opener.click();
    const dialog = page.getByRole("dialog", { name: title });
    await expect(dialog.getByRole("heading", { level: 3 })).toBeFocused();
    await scriptsRun(page);
    for (let presses = 0; presses < 12; presses++) {
      await page.keyboard.press("Tab");
      expect(await focusIsInside(page)).toBe(true);
    }
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(path);
    await expect(opener).toBeFocused();
    await opener.click();
    await answer(page, firstQuestion);
    await expect(page).toHaveURL(new RegExp(`:\\d+${base}/${STEPS[1]}\\?`));
  });
}

test("moving between options chooses nothing; after a choice focus stays, and Tab leads on", async ({
  page,
}) => {
  await freezeTime(page, questionUrl(explainedQuestion));
  // A status that appears with its text would not be announced.
  const status = page.getByRole("dialog").locator("p[role=status]");
  await expect(status).toBeEmpty();
  await status.evaluate((it) => Object.assign(it, { isFirst: true }));
  await option(page, wordsOf(explainedQuestion, 0)).focus();
  for (const key of ["Tab", "ArrowDown", "ArrowRight", "Tab"]) await page.keyboard.press(key);
  await expect(page.getByRole("button", { pressed: true })).toHaveCount(0);
  const card = option(page, wordsOf(explainedQuestion, 2));
  await expect(card).toBeFocused();
  await page.keyboard.press("Space");
  await passFrame(page);
  await expect(card).toHaveAttribute("aria-pressed", "true");
  await expect(status).toHaveText(screens.options.continuesSoon);
  expect(await status.evaluate((it) => "isFirst" in it)).toBe(true);
  await expect(card).toBeFocused();
  for (const name of ["Continue now", "Stay here"]) {
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name })).toBeFocused();
  }
});

async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 40; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  await expect(target).toBeFocused();
}

function focusIsInside(page: Page) {
  return page.evaluate(() => {
    const focused = document.activeElement;
    return focused === document.body || focused?.closest("dialog") !== null;
  });
}
