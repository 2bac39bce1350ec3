import { expect, type Page } from "@playwright/test";
import { test } from "../support/site.ts";

const PAGES = ["/", "/inquiry/business-stage"];
const ROUTES = [
  "/",
  "/about-us",
  "/video-packages",
  "/contact",
  "/discovery-call",
  "/video-use-cases",
  "/services/monthly-content",
  "/services/group-coaching",
  "/services/diy-downloads",
  "/locations/bellevue-wa",
  "/locations/portland-or",
  "/company/team",
  "/company/values",
  "/resources/reviews",
  "/faq",
  "/privacy",
  "/terms",
  "/blog",
  "/content-strategy",
  "/assessments/video-readiness",
  "/sitemap.xml",
];
const phone = { width: 390, height: 800 };

for (const path of PAGES) {
  test(`the chrome of ${path} leads to every route @no-js`, async ({ page }) => {
    await page.goto(path);
    const links = page.locator("header a, footer a");
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    expect(hrefs).toEqual(expect.arrayContaining(ROUTES));
  });

  test(`the footer of ${path} has its columns, contacts and year`, async ({ page }) => {
    await page.goto(path);
    const footer = page.locator("footer");
    const hidden = { includeHidden: true };
    await expect(footer.getByRole("heading", { level: 2, ...hidden })).toHaveText([
      "Services",
      "Locations",
      "Company",
      "Connect With Us",
    ]);
    const social = footer.locator("a[target=_blank]:not([href='/sitemap.xml'])");
    await expect(social).toHaveCount(8);
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

test("the skip link comes first and moves focus to the content", async ({ page }) => {
  await page.goto("/");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to main content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test("without scripts the skip link leads past the chrome into the wizard @no-js", async ({
  page,
}) => {
  await page.goto("/inquiry/business-stage");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to main content" })).toBeFocused();
  await page.keyboard.press("Enter");
  // A browser may stop at the dialog itself first, because it scrolls.
  const close = page.getByRole("dialog").getByRole("link", { name: "Close" });
  await expect(async () => {
    await page.keyboard.press("Tab");
    await expect(close).toBeFocused({ timeout: 100 });
  }).toPass({ intervals: [0], timeout: 2_000 });
});

test("each menu opens, shows its links and closes by keyboard", async ({ page }) => {
  await page.goto("/");
  const main = page.getByRole("navigation", { name: "Main" });
  for (const [menu, first] of [
    ["Services", "Packages and prices"],
    ["Company", "About us"],
    ["Resources", "Video use cases"],
  ] as const) {
    const button = main.getByRole("button", { name: menu, exact: true });
    const link = main.getByRole("link", { name: first });
    expect(await isExpanded(page, menu)).toBe(false);
    await button.focus();
    await page.keyboard.press("Enter");
    await expect(link).toBeVisible();
    expect(await isExpanded(page, menu)).toBe(true);
    await page.keyboard.press("Tab");
    await expect(link).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(link).toBeHidden();
    await expect(button).toBeFocused();
    expect(await isExpanded(page, menu)).toBe(false);
  }
  const contact = main.getByRole("link", { name: "Contact", exact: true });
  await expect(contact).toBeVisible();
  await expect(contact).toHaveAttribute("href", "/contact");
});

test("the mobile menu opens, offers the desktop links and closes", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto("/");
  const nav = page.getByRole("navigation", { name: "Main" });
  const toggle = nav.getByRole("button", { name: "Menu", exact: true });
  const start = nav.getByRole("link", { name: "Get Started" });
  await expect(start).toBeHidden();
  await toggle.click();
  await expect(start).toHaveAttribute("href", "/contact");
  for (const name of ["DIY downloads", "Our values", "Portland, OR studio", "FAQ", "Contact"]) {
    await expect(nav.getByRole("link", { name, exact: true })).toBeVisible();
  }
  const hidden = nav.getByRole("link", { includeHidden: true });
  expect(await nav.getByRole("link").count()).toBe(await hidden.count());
  await nav.getByRole("button", { name: "Close menu" }).click();
  await expect(start).toBeHidden();
  await toggle.click();
  await expect(start).toBeVisible();
  await toggle.click();
  await expect(start).toBeHidden();
});

test("767 px shows the mobile menu and 768 px the desktop menu", async ({ page }) => {
  await page.setViewportSize({ width: 767, height: 800 });
  await page.goto("/");
  const mobile = page.getByRole("button", { name: "Menu", exact: true });
  const desktop = page.getByRole("button", { name: "Services", exact: true });
  await expect(mobile).toBeVisible();
  await expect(desktop).toBeHidden();
  await page.setViewportSize({ width: 768, height: 800 });
  await expect(desktop).toBeVisible();
  await expect(mobile).toBeHidden();
});

/** What the accessibility tree says: popover buttons carry no attribute for it. */
async function isExpanded(page: Page, name: string) {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  const button = nodes.find((node) => node.role?.value === "button" && node.name?.value === name);
  return button?.properties?.find((property) => property.name === "expanded")?.value.value;
}
