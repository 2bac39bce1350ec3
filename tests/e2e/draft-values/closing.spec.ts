import { expect, type Page } from "@playwright/test";
import {
  chosen,
  firstQuestion,
  middleQuestion,
  newPerson,
  qualified,
  questionUrl,
  stepUrl,
} from "../support/inquiry.ts";
import { test } from "../support/site.ts";
import {
  answer,
  closeInquiry,
  continueToReview,
  expectClosed,
  expectStep,
  field,
  fillDetails,
  openDetails,
  scriptsRun,
} from "../support/wizard.ts";

test("a click outside closes the wizard, until details are entered: then only Close and Esc, and they ask", async ({
  page,
}) => {
  for (const step of [middleQuestion.slug, "details"]) {
    await page.goto(stepUrl(step, chosen));
    await scriptsRun(page);
    await clickOutside(page);
    await expectClosed(page);
  }
  await typeCompany(page);
  await clickOutside(page);
  await expectStep(page, "details");
  await expect(question(page)).toHaveCount(0);
  for (const leave of [
    () => page.keyboard.press("Escape"),
    () => page.getByRole("button", { name: "Close", exact: true }).click(),
  ]) {
    await leave();
    await question(page).getByRole("button", { name: "Go on with the inquiry" }).click();
    await expect(question(page)).toHaveCount(0);
    await expect(field(page, "Company")).toHaveValue("Quill");
  }
  await page.getByRole("button", { name: "Back" }).click();
  await expectStep(page, "category");
  await clickOutside(page);
  await expectStep(page, "category");
  await page.keyboard.press("Escape");
  await expect(question(page)).toBeVisible();
});

test("closing asks about details that another tab entered, too", async ({ page, context }) => {
  await openDetails(page);
  await fillDetails(page, newPerson());
  await continueToReview(page);
  await expectStep(page, "review");
  const edit = page.getByRole("dialog").getByRole("link", { name: /Edit/ }).last();
  const tab = await context.newPage();
  await tab.goto(new URL((await edit.getAttribute("href")) ?? "", page.url()).href);
  await expect(field(tab, "Email")).not.toHaveValue("");
  await scriptsRun(tab);
  await tab.keyboard.press("Escape");
  await expect(question(tab)).toBeVisible();
});

test("the browser's Back leaves the question, too", async ({ page }) => {
  await openDetails(page);
  await fillDetails(page, newPerson());
  await continueToReview(page);
  await expectStep(page, "review");
  await page.keyboard.press("Escape");
  await expect(question(page)).toBeVisible();
  await page.goBack();
  await expectStep(page, "details");
  await expect(question(page)).toHaveCount(0);
});

test("Esc on the question returns to the wizard, and however often it is pressed nothing is lost", async ({
  page,
}) => {
  await typeCompany(page);
  await page.keyboard.press("Escape");
  await expect(question(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(question(page)).toHaveCount(0);
  await expectStep(page, "details");
  await page.keyboard.press("Escape");
  await expect(question(page)).toBeVisible();
  // Chromium fires the close event with the next frame; another key may come before it.
  await question(page).evaluate((dialog: HTMLDialogElement) => {
    dialog.close();
    const wizard = dialog.parentElement?.closest("dialog");
    wizard?.dispatchEvent(new Event("cancel", { cancelable: true }));
  });
  await afterTwoFrames(page);
  await expect(question(page)).toBeVisible();
  for (let times = 0; times < 6; times++) await page.keyboard.press("Escape");
  // The question after the last press appears later.
  await afterTwoFrames(page);
  const stay = question(page).getByRole("button", { name: "Go on with the inquiry" });
  if (await stay.isVisible()) await stay.click();
  await expect(question(page)).toHaveCount(0);
  await expect(page.locator("dialog:modal")).toHaveCount(1);
  await expect(field(page, "Company")).toHaveValue("Quill");
});

test("closing forgets the details in the tab and on the server, and the next inquiry is empty", async ({
  page,
}) => {
  await openDetails(page);
  await fillDetails(page, newPerson());
  await continueToReview(page);
  await expectStep(page, "review");
  const review = page.url();
  // The page below is shown before the server has deleted the details.
  const forgotten = page.waitForResponse("**/inquiry/closed");
  await closeInquiry(page);
  await forgotten;
  await expectClosed(page);
  const opener = page.getByRole("link", { name: "Get Started Today" });
  await expect(opener).toBeFocused();
  await opener.click();
  await expectStep(page, 1);
  await expect(page.getByRole("button", { pressed: true })).toHaveCount(0);
  await page.goto(review);
  await expectStep(page, "details");
  await expect(field(page, "Email")).toHaveValue("");
});

test("closing leaves no step to go back to, wherever the wizard was opened", async ({ page }) => {
  const close = () => page.getByRole("link", { name: "Close" }).click();
  const open = async () => {
    await page.goto("/");
    await page.getByRole("link", { name: "Get Started Today" }).click();
  };
  const ways = [
    [open, async () => void (await page.goBack())],
    [open, () => answer(page, firstQuestion), close],
    [() => page.goto(questionUrl(middleQuestion, qualified)), close],
  ];
  for (const [start, ...others] of ways) {
    await page.goto("/faq");
    await start?.();
    await scriptsRun(page);
    for (const act of others) await act();
    await expectClosed(page);
    await page.goBack();
    await expect(page).toHaveURL(/\/faq$/);
  }
});

test("a second click during the transition to the wizard does not close it", async ({ page }) => {
  await page.addInitScript(() => {
    const pseudoElement = "::view-transition-old(root)";
    const effect = new KeyframeEffect(null, null, { pseudoElement });
    const finished = new Promise((done) => Object.assign(window, { finishTransition: done }));
    document.getAnimations = () => [{ effect, finished } as unknown as Animation];
  });
  await page.goto(stepUrl(firstQuestion.slug));
  await expect(page.locator("dialog:modal")).toBeVisible();
  await clickOutside(page);
  await afterTwoFrames(page);
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.evaluate("finishTransition()");
  await expect(page.getByRole("dialog")).toHaveAttribute("closedby", "any");
});

test("without scripts Esc and a click outside do nothing, and Close works @no-js", async ({
  page,
}) => {
  for (const [step, answers] of [
    [firstQuestion.slug, {}],
    ["details", chosen],
  ] as const) {
    await page.goto(stepUrl(step, answers));
    await page.keyboard.press("Escape");
    await clickOutside(page);
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.getByRole("dialog").getByText("Close", { exact: true }).first().click();
    await expectClosed(page);
  }
});

function question(page: Page) {
  return page.getByRole("dialog", { name: "Close this inquiry?" });
}

async function typeCompany(page: Page) {
  await openDetails(page);
  await field(page, "Company").fill("Quill");
}

function clickOutside(page: Page) {
  return page.mouse.click(4, 4);
}

function afterTwoFrames(page: Page) {
  return page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}
