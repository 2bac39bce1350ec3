import { expect, type Page } from "@playwright/test";
import { chosen, newPerson, stepUrl } from "../support/inquiry-answers.ts";
import { reachReview } from "../support/inquiry-posts.ts";
import { test } from "../support/site.ts";
import { expectClosed, expectStep, field, sendInquiry } from "../support/wizard-journey.ts";
import { scriptsRun } from "../support/wizard-scripts.ts";

test("a click outside closes the wizard until details are entered", async ({ page }) => {
  for (const step of ["video-goal", "details"]) {
    await page.goto(stepUrl(step, chosen));
    await scriptsRun(page);
    await clickOutside(page);
    await expectClosed(page);
  }
});

test("once details are entered only Close and Esc leave, and they ask", async ({ page }) => {
  await typeCompany(page);
  await clickOutside(page);
  await expectStep(page, 9);
  const question = page.getByRole("dialog", { name: "Close this inquiry?" });
  await expect(question).toHaveCount(0);
  for (const leave of [
    () => page.keyboard.press("Escape"),
    () => page.getByRole("button", { name: "Close", exact: true }).click(),
  ]) {
    await leave();
    await expect(question).toBeVisible();
    await question.getByRole("button", { name: "Go on with the inquiry" }).click();
    await expect(question).toHaveCount(0);
    await expect(field(page, "Company")).toHaveValue("Quill");
  }
});

test("a third Esc asks again, above the wizard", async ({ page }) => {
  await typeCompany(page);
  for (let times = 0; times < 3; times++) await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Go on with the inquiry" }).click();
  await expect(page.getByRole("dialog", { name: "Close this inquiry?" })).toHaveCount(0);
  await expect(field(page, "Company")).toHaveValue("Quill");
});

test("an Esc before the close event of the question asks again", async ({ page }) => {
  await typeCompany(page);
  await page.keyboard.press("Escape");
  const question = page.getByRole("dialog", { name: "Close this inquiry?" });
  await expect(question).toBeVisible();
  // Chromium fires the close event with the next frame; two keys may come before it.
  await question.evaluate((dialog: HTMLDialogElement) => {
    dialog.close();
    const wizard = dialog.parentElement?.closest("dialog");
    wizard?.dispatchEvent(new Event("cancel", { cancelable: true }));
  });
  await afterTwoFrames(page);
  await expect(question).toBeVisible();
});

test("Esc on the question returns to the wizard, and repeated Esc loses nothing", async ({
  page,
}) => {
  await typeCompany(page);
  const question = page.getByRole("dialog", { name: "Close this inquiry?" });
  await page.keyboard.press("Escape");
  await expect(question).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(question).toHaveCount(0);
  await expectStep(page, 9);
  for (let times = 0; times < 6; times++) await page.keyboard.press("Escape");
  const goOn = question.getByRole("button", { name: "Go on with the inquiry" });
  // The question after the last press appears later.
  await afterTwoFrames(page);
  if (await question.isVisible()) await goOn.click();
  await expect(question).toHaveCount(0);
  await expect(page.locator("dialog:modal")).toHaveCount(1);
  await expect(field(page, "Company")).toHaveValue("Quill");
});

test("after Back to an earlier step entered details still keep the wizard open", async ({
  page,
}) => {
  await typeCompany(page);
  await page.getByRole("button", { name: "Back" }).click();
  await expectStep(page, 8);
  await clickOutside(page);
  await expectStep(page, 8);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog", { name: "Close this inquiry?" })).toBeVisible();
});

test("the thank-you screen closes without a question", async ({ page }) => {
  await reachReview(page, newPerson());
  await scriptsRun(page);
  await clickOutside(page);
  await expectStep(page, 10);
  await sendInquiry(page);
  await expectStep(page, 11);
  await clickOutside(page);
  await expectClosed(page);
});

test("without scripts Esc and a click outside do nothing, and Close works @no-js", async ({
  page,
}) => {
  for (const step of ["business-stage", "details"]) {
    await page.goto(stepUrl(step, step === "details" ? chosen : {}));
    await expect(page.locator("dialog")).not.toHaveAttribute("closedby");
    await page.keyboard.press("Escape");
    await page.mouse.click(4, 4);
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.getByRole("dialog").getByText("Close", { exact: true }).first().click();
    await expectClosed(page);
  }
});

async function typeCompany(page: Page) {
  await page.goto(stepUrl("details", chosen));
  await scriptsRun(page);
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
