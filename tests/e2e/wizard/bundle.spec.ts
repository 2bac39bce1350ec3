import { expect } from "@playwright/test";
import { newPerson, qualified, stepUrl } from "../support/inquiry-answers.ts";
import { test } from "../support/site.ts";
import {
  continueToReview,
  expectStep,
  fillDetails,
  option,
  sendInquiry,
} from "../support/wizard-journey.ts";

const CATEGORY = stepUrl("category", { ...qualified, serviceType: "bundle" });

test("the chosen bundle is in the review and in the message", async ({ page, formService }) => {
  const person = newPerson();
  await page.goto(CATEGORY);
  await page.getByRole("dialog").getByRole("link", { name: "7-Day Launch" }).click();
  await expectStep(page, 9);
  await fillDetails(page, person);
  await continueToReview(page);
  await expectStep(page, 10);
  const row = page.getByRole("dialog").locator("dl > div").filter({ hasText: "Bundle" }).last();
  await expect(row).toContainText("7-Day Launch");
  await sendInquiry(page);
  await expectStep(page, 11);
  const [post] = await formService.posts(person.email);
  expect(post?.json).toMatchObject({
    service_type: "One-Time Bundles",
    service_category: "One-Time Problem-Solving Bundles",
    message: expect.stringContaining("Bundle: 7-Day Launch"),
  });
  expect(post?.violations).toEqual([]);
});

test("choosing a bundle is optional, and another card removes it", async ({ page }) => {
  await page.goto(`${CATEGORY}&bundle=starter-session`);
  const named = page.getByRole("dialog").getByRole("link", { name: "Starter Session" });
  await expect(named).toHaveAttribute("aria-current", "true");
  await option(page, "One-Time").click();
  await expectStep(page, 9);
  expect(page.url()).not.toContain("starter-session");
});

test("a bundle that we do not sell is refused @no-js", async ({ page }) => {
  const response = await page.request.get(`${CATEGORY}&bundle=8-day-launch`);
  expect(response.status()).toBe(400);
});
