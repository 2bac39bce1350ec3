import { expect } from "@playwright/test";
import { chosen, newPerson, stepUrl } from "../support/inquiry-answers.ts";
import { test } from "../support/site.ts";
import { expectStep } from "../support/wizard-journey.ts";

test("a slow press on Continue counts even if the dialog becomes modal meanwhile", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto(stepUrl("details", chosen), { waitUntil: "commit" });
  await page.evaluate(async (person) => {
    while (!document.querySelector("main [name=challenge]"))
      await new Promise(requestAnimationFrame);
    for (const [name, text] of Object.entries(person)) {
      const control = document.querySelector<HTMLInputElement>(`main [name=${name}]`);
      if (control) control.value = text;
    }
    document.querySelector<HTMLElement>("main [name=challenge]")?.focus();
    while (!document.documentElement.hasAttribute("data-hydrated"))
      await new Promise(requestAnimationFrame);
  }, newPerson());
  await expect(page.locator("dialog:modal")).toHaveCount(0);
  await page.getByRole("button", { name: "Continue", exact: true }).hover();
  await page.mouse.down();
  await expect(page.locator("dialog:modal")).toHaveCount(1);
  await page.mouse.up();
  await expectStep(page, 10);
});
