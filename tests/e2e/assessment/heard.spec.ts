import { expect } from "@playwright/test";
import { answerSection, startAssessment } from "../support/assessment-visitor.ts";
import { test } from "../support/site.ts";

test("what keeps Next from working is said beside it @js", async ({ page }) => {
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

test("after Continue the section is read from its heading @js @ci", async ({ page }) => {
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
