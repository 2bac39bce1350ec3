import { expect, type Page } from "@playwright/test";
import { chosen, newPerson, stepUrl } from "../support/inquiry.ts";
import { test } from "../support/site.ts";
import {
  closeInquiry,
  continueToReview,
  expectClosed,
  expectStep,
  expectValues,
  field,
  fillDetails,
  openDetails,
  scriptsRun,
  sendInquiry,
} from "../support/wizard.ts";

const HALF = {
  firstName: "Zoë",
  email: "half an addr",
  challenge: "日本 & 👋\n\nNobody knows us.",
};

test("Back and forward again keep the values, invalid ones too, and so does the review @both @build", async ({
  page,
  javaScriptEnabled,
}) => {
  await openDetails(page, javaScriptEnabled);
  await fillDetails(page, { ...HALF, budget: "tbd" });
  await page.getByRole("button", { name: "Back" }).click();
  await expectStep(page, "category");
  await chosenCard(page).click();
  await expectHalf(page);
  await expect(field(page, "Budget")).toHaveValue("tbd");

  const person = newPerson();
  await fillDetails(page, person);
  await continueToReview(page);
  await expectStep(page, "review");
  await page.goBack();
  await expectValues(page, person);
  await page.goForward();
  await expectStep(page, "review");
  await page.getByRole("link", { name: "Back to Edit Details" }).click();
  await expectValues(page, person);
});

test("a reload, the browser's Back and Forward, and Close keep the values in the tab", async ({
  page,
}) => {
  await page.goto(stepUrl("category", chosen));
  await scriptsRun(page);
  await chosenCard(page).click();
  await expectStep(page, "details");
  await fillDetails(page, HALF);
  await page.reload();
  await expectHalf(page);
  await page.goBack();
  await expectStep(page, "category");
  await page.goForward();
  await expectHalf(page);
  await closeInquiry(page, "Close and keep my text");
  await expectClosed(page);
  await page.goto(stepUrl("details", chosen));
  await expectHalf(page);
});

test("a field that the visitor emptied stays empty, and after sending nothing is left @build", async ({
  page,
}) => {
  await openDetails(page);
  await fillDetails(page, newPerson());
  await continueToReview(page);
  await expectStep(page, "review");
  await page.getByRole("link", { name: "Back to Edit Details" }).click();
  await expectStep(page, "details");
  await field(page, "Company").fill("");
  await page.reload();
  await scriptsRun(page);
  await expect(field(page, "Company")).toHaveValue("");
  await field(page, "Company").fill("Quill");
  await continueToReview(page);
  await sendInquiry(page);
  await expectStep(page, "thank-you");
  const left = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
  expect(left).not.toMatch(/typed:|visitor\.test|Quill/);
});

test("the values of a refused post replace the kept ones @build", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/status of 422/);
  await openDetails(page);
  await fillDetails(page, { company: "Kept" });
  await page.evaluate(() => sessionStorage.setItem("typed:wizard", '{"company":"Older"}'));
  await continueToReview(page);
  await expect(page.getByRole("alert")).toBeFocused();
  await page.reload();
  await scriptsRun(page);
  await expect(field(page, "Company")).toHaveValue("Kept");
});

test("a value entered again before hydration is not replaced by the kept one", async ({ page }) => {
  await openDetails(page);
  await field(page, "First name").fill("Anna");
  await expect
    .poll(() => page.evaluate(() => JSON.stringify({ ...sessionStorage })))
    .toMatch(/Anna/);
  const scripts = Promise.withResolvers<void>();
  await page.route("**/assets/**.js", (route) => scripts.promise.then(() => route.continue()));
  await page.reload({ waitUntil: "commit" });
  await field(page, "First name").fill("An");
  scripts.resolve();
  // React hydrates while the field has focus.
  await expect(page.locator("html")).toHaveAttribute("data-hydrated");
  await field(page, "Budget").focus();
  await scriptsRun(page);
  await expect(field(page, "First name")).toHaveValue("An");
});

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
  test(`storage ${name}: the details start empty and are accepted @build`, async ({
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
    await expectStep(page, "review");
  });
}

function chosenCard(page: Page) {
  return page.getByRole("dialog").getByRole("button", { pressed: true });
}

async function expectHalf(page: Page) {
  await expectStep(page, "details");
  await expect(field(page, "First name")).toHaveValue(HALF.firstName);
  await expect(field(page, "Email")).toHaveValue(HALF.email);
  await expect(field(page, "Your challenge")).toHaveValue(HALF.challenge);
}
