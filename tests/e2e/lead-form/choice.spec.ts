import { expect } from "@playwright/test";
import { leadField, leadForm } from "../support/lead-form-visitor.ts";
import { test } from "../support/site.ts";
import { variantTag } from "../support/variant-tag.ts";

const CHOICES = {
  "plan=starter": "Starter Session",
  "service=Founder%27s%20Brand%20Kit": "Founder's Brand Kit",
};

for (const [at, path] of ["/contact", "/services/diy-downloads"].entries()) {
  for (const [query, name] of Object.entries(CHOICES)) {
    test(`${path}?${query} begins with the form and says what was chosen @no-js${variantTag(at)}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(`${path}?${query}`);
      const sections = page.locator("main section[id], main li:has(h2, h3)");
      await expect(sections.first()).toHaveAttribute("id", "message");
      const said = leadForm(page).getByText("You are asking about");
      await expect(said).toContainText(name);
      await expect(said).toBeInViewport();
    });
  }
}

test("on /contact the form is reached before the cards @no-js @ci", async ({ page }) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto("/contact");
    await page.getByRole("link", { name: "Contact", exact: true }).last().focus();
    const links = page
      .locator("main")
      .locator("input:not([tabindex='-1']):not([type=hidden]), li:has(h2, h3) a");
    await expect(links.first()).toHaveAttribute("name", "firstName");
    const form = await leadForm(page).boundingBox();
    const card = await page.locator("main li:has(h2, h3)").first().boundingBox();
    // Beside each other, or the form on top: never the other way round.
    expect(card?.y).toBeGreaterThanOrEqual((form?.y ?? 0) - 200);
    await expect(leadField(page, "firstName")).toBeVisible();
  }
});
