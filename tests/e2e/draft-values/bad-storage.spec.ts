import { expect } from "@playwright/test";
import { newPerson } from "../support/inquiry-answers.ts";
import { test } from "../support/site.ts";
import { continueToReview, expectStep, field, fillDetails } from "../support/wizard-journey.ts";
import { openDetails } from "../support/wizard-scripts.ts";

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
  [
    "holding other things",
    () => sessionStorage.setItem("typed:wizard", '{"email":7,"company":["x"],"budget":"9k"}'),
  ],
];

for (const [name, spoil] of STORAGES) {
  test(`storage ${name}: the details start empty and are accepted`, async ({
    page,
    allowConsole,
  }) => {
    // React Router's script that restores scroll positions logs it and continues.
    allowConsole(/SecurityError: blocked/);
    await page.addInitScript(spoil);
    await openDetails(page);
    await expect(field(page, "Email")).toHaveValue("");
    await expect(field(page, "Budget")).toHaveValue("");
    await fillDetails(page, newPerson());
    await continueToReview(page);
    await expectStep(page, 10);
  });
}
