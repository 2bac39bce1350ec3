import { expect } from "@playwright/test";
import { chosen, newPerson, stepUrl } from "../support/inquiry-answers.ts";
import { test } from "../support/site.ts";
import { continueToReview, fillDetails } from "../support/wizard-journey.ts";

const FRAMEWORK = /\/assets\/framework-/;

for (const wait of [0, 300, 900]) {
  test(`what is typed while scripts load is sent as it stands, ${wait} ms @js`, async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/422/);
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route(FRAMEWORK, async (route) => {
      await promise;
      await route.continue().catch(() => undefined);
    });
    await page.goto(stepUrl("details", chosen));
    setTimeout(resolve, wait);
    await fillDetails(page, newPerson({ email: "a@b" }));
    await continueToReview(page);
    await expect(page.getByRole("alert").getByRole("link")).toHaveText(["Email is invalid"]);
  });
}
