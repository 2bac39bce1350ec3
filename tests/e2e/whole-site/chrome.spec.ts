import { expect } from "@playwright/test";
import { company } from "../../../content/company.ts";
import { navigation } from "../../../content/navigation.ts";
import { connectWithUs } from "../../../content/words/site.ts";
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
      connectWithUs,
    ]);
    const social = footer.locator("a[target=_blank]:not([href='/sitemap.xml'])");
    await expect(social).toHaveCount(company.social.length);
    for (const link of await social.all()) {
      await expect(link).toHaveAttribute("rel", /noopener/);
    }
    await expect(footer.locator("a[href^='mailto:']")).toHaveText(/.+@.+/);
    await expect(footer.locator("a[href^='tel:+']")).toHaveText(/\d{4}$/);
    await expect(footer).toContainText(`© ${new Date().getUTCFullYear()}`);
    const sitemap = footer.getByRole("link", { name: "Sitemap", ...hidden });
    await expect(sitemap).toHaveAttribute("href", "/sitemap.xml");
    await expect(sitemap).toHaveAttribute("target", "_blank");
  });
}

test("a page's end is left out of the first layout alone @js", async ({ page }) => {
  const ends = () =>
    page.locator(".late").evaluateAll((parts) =>
      parts.map((part) => ({
        isDrawn: getComputedStyle(part).contentVisibility === "visible",
        px: part.getBoundingClientRect().height,
      })),
    );
  await page.addInitScript(() => {
    // The first frame is before their turn, whatever the machine.
    new MutationObserver(() => {
      for (const part of document.querySelectorAll(".late:not([data-held])")) {
        part.setAttribute("data-held", "");
        for (const animation of part.getAnimations()) animation.pause();
      }
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto("/faq");
  const guessed = await ends();
  expect(guessed.map(({ isDrawn }) => isDrawn)).toEqual([false, false, false]);
  await page.locator(".late").evaluateAll((parts) => {
    for (const part of parts) for (const animation of part.getAnimations()) animation.play();
  });
  await expect
    .poll(async () => (await ends()).map(({ isDrawn }) => isDrawn))
    .toEqual([true, true, true]);
  // The page has about its length from the start, whatever a studio's footer lists.
  for (const [at, { px }] of (await ends()).entries()) {
    expect(Math.abs((guessed[at]?.px ?? 0) - px), `part ${at}`).toBeLessThan(px / 2);
  }
  // Who comes back to a place finds it by the heights that the parts have.
  await page.reload();
  expect((await ends()).map(({ isDrawn }) => isDrawn)).toEqual([true, true, true]);
});

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
