import { expect, type Page } from "@playwright/test";
import { test } from "../support/site.ts";

const LABELS = ["DIY", "Coaching", "Monthly", "Bundles"];

test("without scripts tabs are links, and the address chooses @no-js", async ({ page }) => {
  await page.goto("/video-packages?tab=nope");
  await expect(shownPanels(page)).toHaveId("panel-diy");
  for (const label of LABELS.toReversed()) {
    await page.getByRole("main").getByRole("link", { name: label, exact: true }).click();
    await expect(page).toHaveURL(`/video-packages?tab=${label.toLowerCase()}`);
    await expect(shownPanels(page)).toHaveId(`panel-${label.toLowerCase()}`);
  }
});

test("the tabs load no document, and stay after a reload", async ({ page }) => {
  await page.goto("/video-packages?tab=monthly");
  let documents = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  const tabs = page.getByRole("tablist").getByRole("tab");
  await expect(tabs).toHaveText(LABELS);
  await page.getByRole("tab", { name: "Monthly" }).focus();
  for (const [key, name] of [
    ["ArrowRight", "Bundles"],
    ["ArrowRight", "DIY"],
    ["ArrowLeft", "Bundles"],
    ["ArrowLeft", "Monthly"],
  ] as const) {
    await page.keyboard.press(key);
    await expect(page.getByRole("tab", { name })).toBeFocused();
    await expectChosen(page, name);
    expect(await tabs.evaluateAll((all) => all.filter((it) => it.tabIndex === 0).length)).toBe(1);
  }
  await page.getByRole("tab", { name: "Coaching" }).click();
  expect(documents).toBe(0);
  await page.reload();
  await expectChosen(page, "Coaching");
});

async function expectChosen(page: Page, name: string) {
  await expect(page.getByRole("tab", { selected: true })).toHaveText(name);
  await expect(shownPanels(page)).toHaveCount(1);
  await expect(page.getByRole("tabpanel", { name })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`tab=${name.toLowerCase()}$`));
}

function shownPanels(page: Page) {
  return page.locator("[id^=panel-]").filter({ visible: true });
}
