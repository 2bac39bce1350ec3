import { expect, type Page } from "@playwright/test";
import { screens } from "#content/inquiry/screens.yaml";
import {
  chosen,
  explainedQuestion,
  newPerson,
  numberOf,
  optionOf,
  questionUrl,
  stepUrl,
} from "../support/inquiry.ts";
import { test } from "../support/site.ts";
import {
  continueToReview,
  expectStep,
  field,
  fillDetails,
  option,
  scriptsRun,
} from "../support/wizard.ts";

const SHARED_SCRIPT = /\/assets\/shared-/;
const { value, label } = optionOf(explainedQuestion);

test("a choice before hydration is a form navigation, and waits for Continue @build", async ({
  page,
}) => {
  const arrive = await holdFramework(page);
  await page.goto(questionUrl(explainedQuestion), { waitUntil: "commit" });
  await option(page, label).click();
  await expect(page.getByRole("region", { name: "What this means" })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${explainedQuestion.id}=${value}`));
  // The field with the link, which opens without scripts, stays open.
  await page.getByText(screens.copyLink.button).click();
  arrive();
  await scriptsRun(page);
  await expect(page.getByLabel(screens.copyLink.fieldLabel)).toBeVisible();
  await expect(page.getByText(screens.options.continuesSoon)).toHaveCount(0);
  await page.getByRole("link", { name: "Continue", exact: true }).click();
  await expectStep(page, numberOf(explainedQuestion) + 1);
});

test("where scripts are missing the wizard continues by whole pages @build", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/);
  await page.route(SHARED_SCRIPT, (route) => route.abort());
  await page.goto(questionUrl(explainedQuestion));
  await option(page, label).click();
  await page.getByRole("link", { name: "Continue", exact: true }).click();
  await expectStep(page, numberOf(explainedQuestion) + 1);
});

test("what is entered before hydration is sent unchanged @build", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/422/);
  const arrive = await holdFramework(page);
  await page.goto(stepUrl("details", chosen), { waitUntil: "commit" });
  await fillDetails(page, newPerson({ email: "a@b" }));
  arrive();
  await continueToReview(page);
  await expect(page.getByRole("alert").getByRole("link")).toHaveText(["Email is invalid"]);
});

test("closing asks about details that were entered before hydration @build", async ({ page }) => {
  const arrive = await holdFramework(page);
  await page.goto(stepUrl("details", chosen), { waitUntil: "commit" });
  await fillDetails(page, { company: "Quill" });
  await page.getByRole("dialog").getByLabel("Company").blur();
  arrive();
  await scriptsRun(page);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: screens.leaveQuestion.keepButton }).click();
  await page.goto(stepUrl("details", chosen));
  await expect(page.getByRole("dialog").getByLabel("Company")).toHaveValue("Quill");
});

test("focus that moves during hydration arrives at its target", async ({ page }) => {
  await page.goto(stepUrl("details", chosen), { waitUntil: "commit" });
  const lost = await page.evaluate(async () => {
    let misses = 0;
    let next = "email";
    const walk = setInterval(() => {
      const field = document.querySelector<HTMLElement>(`main [name=${next}]`);
      field?.focus();
      if (field && document.activeElement !== field) misses += 1;
      // React gets the change event while it hydrates.
      document.execCommand("insertText", false, "a");
      next = next === "email" ? "challenge" : "email";
    });
    while (!document.documentElement?.hasAttribute("data-hydrated"))
      await new Promise(requestAnimationFrame);
    clearInterval(walk);
    return misses;
  });
  expect(lost).toBe(0);
});

test("the wizard is modal before hydration, which moves neither focus nor caret, and Esc waits for it @build", async ({
  page,
}) => {
  const arrive = await holdFramework(page);
  await page.goto(stepUrl("details", chosen), { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 3 }).first()).toBeFocused();
  await expect(page.locator("dialog:modal")).toBeVisible();
  const company = field(page, "Company");
  await company.fill("Quill");
  await company.press("Home");
  for (let times = 0; times < 3; times++) await page.keyboard.press("Escape");
  await expect(company).toBeFocused();
  arrive();
  await scriptsRun(page);
  await page.keyboard.type("Ada ");
  await expect(company).toHaveValue("Ada Quill");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: screens.leaveQuestion.stayButton })).toBeVisible();
});

test("hydration does not paint the wizard's largest text again, though it grew with the web font @build", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const texts: string[] = [];
    Object.assign(window, { largestTexts: texts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { element } = entry as PerformanceEntry & { element?: Element };
        if (element?.closest("dialog")) texts.push(element.textContent);
      }
    }).observe({ type: "largest-contentful-paint", buffered: true });
  });
  await page.setViewportSize({ width: 390, height: 844 });
  const arrive = await holdFramework(page);
  await page.goto(questionUrl(explainedQuestion), { waitUntil: "commit" });
  const texts = () => page.evaluate(() => (window as { largestTexts?: string[] }).largestTexts);
  await expect.poll(texts).not.toHaveLength(0);
  // Any web font may be larger than its fallback; this one certainly is.
  await page.evaluate(() => document.styleSheets[0]?.insertRule("dialog { letter-spacing: 2px }"));
  arrive();
  await scriptsRun(page);
  // A larger text is reported after what was painted before it.
  await page.evaluate(() => {
    const marker = document.createElement("p");
    marker.textContent = "Marker";
    marker.style.fontSize = "12rem";
    const dialog = document.querySelector("dialog");
    dialog?.insertBefore(marker, dialog.firstChild);
  });
  await expect.poll(texts).toContain("Marker");
  const found = await texts();
  expect(found).toEqual([...new Set(found)]);
});

test("a slow press on Continue counts even if the page hydrates meanwhile", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  const arrive = await holdFramework(page);
  await page.goto(stepUrl("details", chosen), { waitUntil: "commit" });
  await fillDetails(page, newPerson());
  await page.getByRole("button", { name: "Continue", exact: true }).hover();
  await page.mouse.down();
  arrive();
  await scriptsRun(page);
  await page.mouse.up();
  await expectStep(page, "review");
});

/** Delays the framework's file until the returned function is called. */
async function holdFramework(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(SHARED_SCRIPT, async (route) => {
    await promise;
    // The document that requested it may be closed.
    await route.continue().catch(() => undefined);
  });
  return resolve;
}
