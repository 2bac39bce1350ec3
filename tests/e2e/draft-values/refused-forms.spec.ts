import { expect } from "@playwright/test";
import { REFUSED_FORMS } from "../support/refused-forms.ts";
import { test } from "../support/site.ts";

test.use({ baseURL: ({ embeddedSite }, use) => use(embeddedSite.url) });
test.beforeEach(({ allowConsole }) => allowConsole(/status of 422/));

for (const { path, button, values } of REFUSED_FORMS) {
  test(`Back to the refused form of ${path} shows its text, also what was corrected since @both`, async ({
    page,
    javaScriptEnabled,
  }) => {
    const field = (name: string) => page.locator(`form [name=${name}]`);
    await page.goto(path);
    if (javaScriptEnabled) await page.waitForLoadState("networkidle");
    for (const [name, value] of Object.entries(values)) {
      if (name === "budget") await field(name).selectOption(value);
      else await field(name).fill(value);
    }
    await page.getByRole("button", { name: button, exact: true }).click();
    await expect(page).toHaveTitle(/^Error: /);
    await field("email").fill("corrected@visitor.test");
    await page.goto("/privacy");
    await page.goBack();
    for (const [name, value] of Object.entries({ ...values, email: "corrected@visitor.test" }))
      await expect(field(name)).toHaveValue(value);
  });
}
