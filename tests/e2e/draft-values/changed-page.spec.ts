import { expect, type Page } from "@playwright/test";
import {
  ASSESSMENT,
  answerSection,
  position,
  SECTIONS,
  scriptsRun as sectionRuns,
} from "../support/assessment.ts";
import { chosen, firstQuestion, newPerson, stepUrl } from "../support/inquiry.ts";
import { test } from "../support/site.ts";
import {
  answer,
  continueToReview,
  expectStep,
  expectValues,
  fillDetails,
  scriptsRun,
  sendInquiry,
} from "../support/wizard.ts";

// React's error for a page that is not the server's; it then renders the page anew, and Chromium ignores that copy's rules.
test.beforeEach(({ allowConsole }) =>
  allowConsole(/Minified React error #(418|423)/, /speculation rule set was inserted/),
);

test("details entered before a changed page hydrates stay, with the focus, and are sent @build", async ({
  page,
  formService,
}) => {
  const person = newPerson();
  await changeBeforeHydration(page, stepUrl("details", chosen), async () => {
    await fillDetails(page, person);
    await page.getByRole("dialog").getByLabel("Company").focus();
  });
  await expectValues(page, person);
  await expect(page.getByRole("dialog").getByLabel("Company")).toBeFocused();
  await page.getByRole("dialog").getByLabel("Budget").focus();
  await scriptsRun(page);
  await continueToReview(page);
  await expectStep(page, "review");
  await sendInquiry(page);
  await expectStep(page, "thank-you");
  expect(await formService.posts(person.email)).toHaveLength(1);
});

test("the wizard continues after a changed page has hydrated @build", async ({ page }) => {
  await changeBeforeHydration(page, stepUrl(firstQuestion.slug), async () => {});
  await scriptsRun(page);
  await answer(page, firstQuestion);
  await expectStep(page, 2);
});

test("answers and facts given before a changed page hydrates stay, and lead on @build", async ({
  page,
}) => {
  const [{ id, questions }] = SECTIONS;
  await changeBeforeHydration(page, ASSESSMENT, async () => {
    await page.getByLabel("Industry").selectOption({ label: "Software" });
  });
  await expect(page.getByLabel("Industry")).toHaveValue("software");
  await changeBeforeHydration(page, `${ASSESSMENT}/${id}`, async () => {
    await answerSection(page, ["yes", "no"]);
  });
  await sectionRuns(page);
  await expect(page.getByRole("radio", { checked: true })).toHaveCount(2);
  await answerSection(page, Array(questions.length).fill("yes"));
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByText(position(2))).toBeVisible();
});

/** Opens a page, acts on it, and changes it as translators and extensions do, before its scripts run. */
async function changeBeforeHydration(page: Page, url: string, act: () => Promise<void>) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const shared = /\/assets\/shared-/;
  await page.route(shared, (route) => promise.then(() => route.continue()));
  await page.goto(url, { waitUntil: "commit" });
  await expect(page.getByRole("contentinfo")).toBeAttached();
  await act();
  await page.evaluate(() => {
    for (const element of document.querySelectorAll("h1, h2, h3, label, main p, button")) {
      const text = [...element.childNodes].find((node) => node instanceof Text);
      if (!text?.textContent?.trim()) continue;
      const translated = document.createElement("font");
      translated.textContent = text.textContent;
      element.replaceChild(translated, text);
    }
    const main = document.querySelector("main");
    main?.insertBefore(document.createElement("aside"), main.firstChild);
  });
  resolve();
  await expect(page.locator("html")).toHaveAttribute("data-hydrated");
  await page.unroute(shared);
}
