import { expect } from "@playwright/test";
import {
  ASSESSMENT,
  answerSection,
  SECTIONS,
  startAssessment,
} from "../support/assessment-visitor.ts";
import { screensLoaded } from "../support/screens-loaded.ts";
import { test } from "../support/site.ts";

test("the start shows the time it takes and asks for facts about the business @no-js", async ({
  page,
}) => {
  await page.goto(ASSESSMENT);
  await expect(page.getByText("3-5 minutes")).toBeVisible();
  await expect(page.locator("ol h3")).toHaveText(SECTIONS.map(({ name }) => name));
  await page.getByLabel("Industry").selectOption({ label: "Software" });
  await page.getByRole("button", { name: "Start the assessment" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Strategic Foundation");
  await expect(page.getByRole("button", { name: "Previous" })).toBeDisabled();
});

test("four sections of 6, 5, 5 and 5 questions lead to the results, download and booking @both", async ({
  page,
}) => {
  await startAssessment(page);
  for (const [i, { name, questions }] of SECTIONS.entries()) {
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
    await expect(page.getByRole("group")).toHaveCount([6, 5, 5, 5][i] ?? 0);
    const first = page.getByRole("group", { name: questions[0]?.text });
    await expect(first.getByRole("radio")).toHaveCount(3);
    await answerSection(
      page,
      questions.map(() => "Yes" as const),
    );
    await page.getByRole("button", { name: i === 3 ? "View Results" : "Next" }).click();
  }
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Video Marketing Advanced");
  await expect(page.getByRole("link", { name: "Download results" })).toHaveAttribute(
    "href",
    /\.txt$/,
  );
  await expect(page.getByRole("link", { name: "Book a discovery call" })).toHaveAttribute(
    "href",
    /\/results\/[0-9a-z]{16}\/book$/,
  );
});

test("Previous and Next keep the answers", async ({ page }) => {
  await startAssessment(page);
  await answerSection(page, ["Yes", "Partially", "No", "Yes", "Yes", "No"]);
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByText("Section 2 of 4")).toBeVisible();
  await answerSection(page, ["Partially"]);
  await page.getByRole("button", { name: "Previous" }).click();
  await expect(page.getByText("Section 1 of 4")).toBeVisible();
  await expect(page.getByRole("radio", { checked: true })).toHaveCount(6);
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByText("Section 2 of 4")).toBeVisible();
  await expect(page.getByRole("radio", { checked: true })).toHaveCount(1);
});

test("an incomplete section is refused with a summary that leads to the questions @no-js", async ({
  page,
}) => {
  await startAssessment(page);
  await answerSection(page, ["Yes", "No"]);
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page).toHaveTitle(/^Error: /);
  const summary = page.getByRole("alert");
  await expect(summary.getByRole("link")).toHaveCount(4);
  await expect(page.getByRole("radio", { checked: true })).toHaveCount(2);
  await summary.getByRole("link", { name: "Answer question 3" }).click();
  const third = page.getByRole("group", { name: SECTIONS[0].questions[2]?.text });
  await expect(third.getByRole("radio").first()).toBeInViewport();
  await page.reload();
  await expect(page.getByRole("radio", { checked: true })).toHaveCount(2);
});

test("the whole assessment is answered with the keyboard alone", async ({ page }) => {
  await startAssessment(page);
  for (const { questions } of SECTIONS) {
    const first = page.getByRole("group", { name: questions[0]?.text }).getByRole("radio").first();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(first).toBeFocused();
    for (const _ of questions) {
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Tab");
    }
    await expect(page.getByRole("button", { name: /^(Next|View Results)$/ })).toBeFocused();
    await page.keyboard.press("Enter");
  }
  await expect(page).toHaveURL(/results/);
  await expect(page.locator("[data-level]")).toContainText("%");
});

test("a browser's Back and Forward keep the answers", async ({ page }) => {
  await startAssessment(page);
  await answerSection(page, ["Yes", "Yes", "Yes", "Yes", "Yes", "Yes"]);
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByText("Section 2 of 4")).toBeVisible();
  await answerSection(page, ["No", "No"]);
  await page.goBack();
  await expect(page.getByText("Section 1 of 4")).toBeVisible();
  await expect(page.getByRole("radio", { checked: true })).toHaveCount(6);
  await page.goForward();
  await expect(page.getByText("Section 2 of 4")).toBeVisible();
  await expect(page.getByRole("radio", { checked: true })).toHaveCount(2);
});

test("a navigation shows that the assessment is loading, the server's page never does", async ({
  page,
  request,
}) => {
  expect(await (await request.get(ASSESSMENT)).text()).not.toContain("Loading assessment");
  await page.goto(ASSESSMENT);
  await screensLoaded(page);
  const looked = Promise.withResolvers<void>();
  await page.route("**/strategic-foundation.data*", async (route) => {
    await looked.promise;
    await route.continue();
  });
  await page.getByRole("button", { name: "Start the assessment" }).click();
  const loading = page.getByRole("status").first();
  await expect(loading).toHaveText("Loading assessment...");
  looked.resolve();
  await expect(page.getByText("Section 1 of 4")).toBeVisible();
  await expect(loading).toBeEmpty();
});

test("Next works only when every question has its answer", async ({ page }) => {
  await startAssessment(page);
  const next = page.getByRole("button", { name: "Next" });
  await answerSection(page, ["Yes", "Yes", "Yes", "Yes", "Yes"]);
  await expect(next).toBeDisabled();
  await page.getByRole("group").last().getByText("Partially").click();
  await expect(next).toBeEnabled();
});

test("the number of open questions stands beside Next and describes it", async ({ page }) => {
  await startAssessment(page);
  const next = page.getByRole("button", { name: "Next" });
  await expect(next).toBeDisabled();
  await expect(next).toHaveAccessibleDescription("6 to answer in this section");
  const reason = page.getByRole("status").filter({ hasText: "6 to answer" });
  await expect(reason).toBeVisible();
  await answerSection(page, ["Yes", "Yes", "Yes", "Yes", "No", "Yes"]);
  await expect(next).toBeEnabled();
  await expect(next).toHaveAccessibleDescription("");
});

test("Continue moves focus to the heading of the section", async ({ page }) => {
  await startAssessment(page);
  await answerSection(page, ["Yes", "No"]);
  await page.reload();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("button", { name: "Next" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("each section starts at its heading", async ({ page }) => {
  await startAssessment(page);
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toBeFocused();
  const first = (await heading.textContent()) ?? "";
  await answerSection(page, ["Yes", "Yes", "Yes", "Yes", "No", "Yes"]);
  await page.getByRole("button", { name: "Next" }).click();
  await expect(heading).not.toHaveText(first);
  await expect(heading).toBeFocused();
});
