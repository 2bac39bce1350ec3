import { expect, type Page } from "@playwright/test";
import { navigation } from "#content/navigation.yaml";
import { site } from "#content/site.yaml";
import { test } from "../support/site.ts";

const { menus } = navigation;
const listed = menus.flatMap(({ links }) => links.map(({ label }) => label));

test("the skip link comes first and moves focus to the content", async ({ page }) => {
  await page.goto("/");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to main content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test("each menu opens, shows its links and closes by keyboard @no-js", async ({ page }) => {
  await page.goto("/");
  const main = page.getByRole("navigation", { name: "Main" });
  for (const { label: menu, links } of menus) {
    const button = main.getByRole("button", { name: menu, exact: true });
    const link = main.getByRole("link", { name: links[0]?.label, exact: true });
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
  }
});

test("up to 767 px a mobile menu offers the same links, and a call @no-js", async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 800 });
  await page.goto("/");
  const nav = page.getByRole("navigation", { name: "Main" });
  const toggle = nav.getByRole("button", { name: "Menu", exact: true });
  await expect(nav.getByRole("button", { name: menus[0]?.label, exact: true })).toBeVisible();
  await expect(toggle).toBeHidden();
  await expect(nav.getByRole("link", { name: "Contact", exact: true })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 800 });
  await toggle.click();
  const call = nav.getByRole("link", { name: site.phone.display });
  await nav.getByRole("link").last().scrollIntoViewIfNeeded();
  await expect(call).toBeInViewport();
  await expect(call).toHaveAttribute("href", `tel:${site.phone.tel}`);
  for (const name of listed)
    await expect(nav.getByRole("link", { name, exact: true })).toBeVisible();
  await nav.getByRole("button", { name: "Close", exact: true }).click();
  await expect(call).toBeHidden();
  await toggle.click();
  await page.keyboard.press("Escape");
  await expect(call).toBeHidden();
});

/** What the accessibility tree says: popover buttons carry no attribute for it. */
async function isExpanded(page: Page, name: string) {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  const button = nodes.find((node) => node.role?.value === "button" && node.name?.value === name);
  return button?.properties?.find((property) => property.name === "expanded")?.value.value;
}
