import { expect } from "@playwright/test";
import { chosen, newPerson, stepUrl } from "../support/inquiry-answers.ts";
import { test } from "../support/site.ts";
import {
  continueToReview,
  expectStep,
  field,
  fillDetails,
  sendInquiry,
} from "../support/wizard-journey.ts";
import { scriptsRun } from "../support/wizard-scripts.ts";

const STORAGES: [string, () => void][] = [
  [
    "full",
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    },
  ],
  [
    "blocked",
    () =>
      Object.defineProperty(window, "sessionStorage", {
        get: () => {
          throw new DOMException("blocked", "SecurityError");
        },
      }),
  ],
  ["holding garbage", () => sessionStorage.setItem("typed:wizard", "{nonsense")],
  ["holding null", () => sessionStorage.setItem("typed:wizard", "null")],
  [
    "holding other things",
    () => sessionStorage.setItem("typed:wizard", '{"email":7,"company":["x"],"budget":"9k"}'),
  ],
];

for (const [name, spoil] of STORAGES) {
  test(`storage ${name}: the inquiry can be completed`, async ({ page, allowConsole }) => {
    // React Router's script that restores scroll positions logs it and continues.
    allowConsole(/SecurityError: blocked/);
    await page.addInitScript(spoil);
    await page.goto(stepUrl("details", chosen));
    await scriptsRun(page);
    await expect(field(page, "Email")).toHaveValue("");
    await expect(field(page, "Budget")).toHaveValue("");
    await fillDetails(page, newPerson());
    await continueToReview(page);
    await sendInquiry(page);
    await expectStep(page, 11);
    await page.getByRole("button", { name: "Close" }).last().click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
}
