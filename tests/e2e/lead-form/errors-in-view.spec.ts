import { expect, type Page } from "@playwright/test";
import {
  fillLeadForm,
  leadField,
  leadForm,
  newVisitor,
  sendButton,
} from "../support/lead-form-visitor.ts";
import { test } from "../support/site.ts";

test.use({ viewport: { width: 390, height: 844 } });
test.beforeEach(({ allowConsole }) => allowConsole(/status of (422|429|503)/));

const HEADER = 72;

/** The message is announced, has focus, and stands in the screen under the header. */
async function expectVisible(page: Page, role: "alert" | "status", text: string) {
  const message = leadForm(page).getByRole(role).filter({ hasText: text });
  await expect(message).toBeFocused();
  await expect(message).toBeInViewport({ ratio: 1 });
  expect((await message.boundingBox())?.y).toBeGreaterThanOrEqual(HEADER);
}

for (const path of ["/contact", "/services/diy-downloads"]) {
  test(`errors on ${path} are visible, in the order of the fields`, async ({ page }) => {
    await page.goto(path);
    await fillLeadForm(page, newVisitor({ company: " ", firstName: " ", zip: " ", phone: " " }));
    await sendButton(page).click();
    await expectVisible(page, "alert", "There is a problem");
    await expect(leadForm(page).getByRole("alert").getByRole("link")).toHaveText([
      "First name is required",
      "Company is required",
      "Phone is required",
      "Zip code is required",
    ]);
  });

  test(`a form on ${path} that is expired shows its message`, async ({ page }) => {
    await page.goto(path);
    await fillLeadForm(page, newVisitor());
    await page.locator("input[name=token]").evaluate((input: HTMLInputElement) => {
      input.value = "stale";
    });
    await sendButton(page).click();
    await expectVisible(page, "status", "This form had been open for a long time");
  });
}

test("no focused field is covered by the header", async ({ page }) => {
  await page.goto("/contact");
  await sendButton(page).focus();
  for (const name of ["description", "timeline", "country", "city", "company"] as const) {
    // As Shift+Tab does, from below.
    await leadField(page, name).focus();
    const box = await leadField(page, name).boundingBox();
    expect(box?.y, name).toBeGreaterThanOrEqual(HEADER);
  }
});

test("the target of an anchor is below the header @no-js", async ({ page }) => {
  await page.goto("/contact#message");
  const top = async () => (await page.locator("#message").boundingBox())?.y;
  await expect.poll(top).toBeGreaterThanOrEqual(HEADER);
  await expect(page.locator("#message-title")).toBeInViewport();
});
