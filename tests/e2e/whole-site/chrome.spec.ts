import { expect } from "@playwright/test";
import { company } from "../../../content/company.ts";
import { layout } from "../../../content/layout.ts";
import { navigation } from "../../../content/navigation.ts";
import { site } from "../../../content/site.ts";
import { test } from "../support/site.ts";

const PAGES = ["/", "/inquiry/business-stage"];
const lists = [...navigation.menus, ...navigation.footer];
const NAMED = lists.flatMap(({ links }) => links.map(({ href }): string => href));

for (const path of PAGES) {
  test(`the chrome of ${path} leads to all that the content lists @no-js`, async ({ page }) => {
    await page.goto(path);
    const links = page.locator("header a, footer a");
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    expect(hrefs).toEqual(expect.arrayContaining([...NAMED, "/", "/contact", "/sitemap.xml"]));
  });

  test(`the footer of ${path} has its columns, contacts and year @no-js`, async ({ page }) => {
    await page.goto(path);
    const footer = page.locator("footer");
    const hidden = { includeHidden: true };
    await expect(footer.getByRole("heading", { level: 2, ...hidden })).toHaveText([
      ...navigation.footer.map((column) => column.heading),
      layout.footer.connectHeading,
    ]);
    const social = footer.locator("a[target=_blank]:not([href='/sitemap.xml'])");
    await expect(social).toHaveCount(company.social.length);
    for (const link of await social.all()) {
      await expect(link).toHaveAttribute("rel", /noopener/);
    }
    await expect(footer.locator("a[href^='mailto:']")).toHaveText(/.+@.+/);
    await expect(footer.locator("a[href^='tel:+']")).toHaveText(site.phone.display);
    await expect(footer).toContainText(`© ${new Date().getUTCFullYear()}`);
    const sitemap = footer.getByRole("link", { name: "Sitemap", ...hidden });
    await expect(sitemap).toHaveAttribute("href", "/sitemap.xml");
    await expect(sitemap).toHaveAttribute("target", "_blank");
  });
}

test("the skip link comes first and moves focus to the content", async ({ page }) => {
  await page.goto("/");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to main content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test("without scripts a step of the wizard starts at its heading @no-js", async ({ page }) => {
  await page.goto("/inquiry/business-stage");
  await expect(page.getByRole("dialog").getByRole("heading", { level: 3 })).toBeFocused();
});
