import { expect, type Locator, type Page } from "@playwright/test";
import { screens } from "#content/inquiry/screens.yaml";
import {
  explainedPair,
  explainedQuestion,
  lastQuestion,
  numberOf,
  optionOf,
  qualified,
  questionUrl,
  wordsOf,
} from "../support/inquiry.ts";
import { test } from "../support/site.ts";
import { expectStep, freezeTime, option, passFrame } from "../support/wizard.ts";

const { continuesSoon, continuePaused } = screens.options;
const here = numberOf(explainedQuestion);

test("an answer continues by itself after three seconds, which a second choice restarts", async ({
  page,
}) => {
  await freezeTime(page, questionUrl(explainedQuestion));
  await option(page, wordsOf(explainedQuestion)).click();
  await expectCountdown(page);
  await page.clock.runFor(2_000);
  const other = optionOf(explainedQuestion, 0);
  await option(page, other.label).click();
  await passFrame(page);
  await expect(page).toHaveURL(new RegExp(`${explainedQuestion.id}=${other.value}`));
  await expect(page.getByRole("button", { pressed: true })).toHaveText(other.label);
  await page.clock.runFor(2_900);
  await expectStep(page, here);
  await page.clock.runFor(200);
  await expectStep(page, here + 1);
});

test("nothing continues by itself on a loaded page, after Stay here, or after Back, and Continue now skips no step", async ({
  page,
}) => {
  const [question, next] = explainedPair;
  await freezeTime(page, questionUrl(question, qualified));
  await page.clock.runFor(4_000);
  await expectStep(page, question.slug);
  await option(page, wordsOf(question)).click();
  await passFrame(page);
  await page.getByRole("button", { name: "Stay here" }).click();
  await page.clock.runFor(4_000);
  await expectStep(page, question.slug);
  await option(page, wordsOf(question, 2)).click();
  await passFrame(page);
  await page.getByRole("button", { name: "Continue now" }).click();
  await page.clock.runFor(4_000);
  await expectStep(page, next.slug);
  await option(page, wordsOf(next, 0)).click();
  await expectCountdown(page);
  await page.getByRole("link", { name: "Back" }).click();
  await expectStep(page, question.slug);
  await page.clock.runFor(4_000);
  await expectStep(page, question.slug);
});

test("a moving pointer, focus or a finger in the analysis pauses the timer until it leaves", async ({
  page,
}) => {
  const panel = page.getByRole("region", { name: "What this means" });
  const pauses: [() => Promise<unknown>, () => Promise<unknown>][] = [
    [() => panel.hover(), () => page.mouse.move(1, 1)],
    [
      () =>
        panel.evaluate((it) => {
          it.tabIndex = -1;
          it.focus();
        }),
      () => panel.evaluate((it) => it.blur()),
    ],
    [() => panel.dispatchEvent("touchstart"), () => panel.dispatchEvent("touchend")],
  ];
  await freezeTime(page, questionUrl(explainedQuestion));
  await option(page, wordsOf(explainedQuestion)).click();
  await expectCountdown(page);
  await page.clock.runFor(1_000);
  for (const [enter, leave] of pauses) {
    await enter();
    await expect(page.getByText(continuePaused)).toBeVisible();
    await page.clock.runFor(10_000);
    await expectStep(page, here);
    await leave();
    await expect(page.getByText(continuesSoon)).toBeVisible();
  }
  await page.clock.runFor(1_900);
  await expectStep(page, here);
  await page.clock.runFor(200);
  await expectStep(page, here + 1);
});

test("a pointer that rests where the analysis appears does not pause the timer", async ({
  page,
}) => {
  await freezeTime(page, questionUrl(explainedQuestion));
  await option(page, wordsOf(explainedQuestion)).click();
  await passFrame(page);
  const place = await page.getByRole("region", { name: "What this means" }).boundingBox();
  await freezeTime(page, questionUrl(explainedQuestion));
  await page.mouse.move(Number(place?.x) + 40, Number(place?.y) + 40);
  await option(page, wordsOf(explainedQuestion)).press("Enter");
  await expectCountdown(page);
  await page.clock.runFor(3_100);
  await expectStep(page, here + 1);
});

test("the strategy is announced for 300 ms before it shows, and on Back shows at once", async ({
  page,
}) => {
  await freezeTime(page, questionUrl(lastQuestion, qualified));
  await page.getByRole("link", { name: "Continue" }).click();
  const spinner = page.getByText(
    "Analyzing your responses and generating personalized strategy...",
  );
  await page.clock.runFor(50);
  await expect(spinner).toBeVisible();
  await page.clock.runFor(300);
  await expect(spinner).toBeHidden();
  const score = page.getByRole("region", { name: "Readiness score" });
  await expect(score).toBeVisible();
  await page.getByRole("link", { name: "View Service Options" }).click();
  await expect(score).toBeHidden();
  await page.getByRole("link", { name: "Back" }).click();
  await expect(score).toBeVisible();
});

for (const viewport of [
  { width: 320, height: 568 },
  { width: 375, height: 667 },
]) {
  test(`at ${viewport.width} px the whole analysis is in view, after Stay here too, with focus`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    for (const question of new Set([explainedQuestion, explainedPair[0]])) {
      const lengths = question.options.map(({ analysis }) => lengthOf(analysis));
      const longest = lengths.indexOf(Math.max(...lengths));
      await freezeTime(page, questionUrl(question));
      await option(page, wordsOf(question, longest)).click();
      await passFrame(page);
      const panel = page.getByRole("region", { name: screens.options.analysisLabel });
      await expect.poll(() => cornersInView(panel)).toBe(8);
      await page.getByRole("button", { name: screens.options.stayButton }).click();
      await passFrame(page);
      await expect(panel).toBeFocused();
      await expect.poll(() => cornersInView(panel)).toBe(8);
    }
  });
}

const lengthOf = (analysis?: { title: string; body: string }) =>
  `${analysis?.title}${analysis?.body}`.length;

/** How many corners of the panel's title and text nothing covers. */
function cornersInView(panel: Locator) {
  return panel.evaluate((section) => {
    const corners = [...section.children].flatMap((child) => {
      const { left, right, top, bottom } = child.getBoundingClientRect();
      return [left + 2, right - 2].flatMap((x) =>
        [top + 2, bottom - 2].map((y) => [x, y] as const),
      );
    });
    return corners.filter(([x, y]) => section.contains(document.elementFromPoint(x, y))).length;
  });
}

async function expectCountdown(page: Page) {
  await passFrame(page);
  await expect(page.getByText(continuesSoon)).toBeVisible();
}
