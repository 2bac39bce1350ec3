import { expect, type Page } from "@playwright/test";
import { test } from "../support/site.ts";

const LABELS = ["DIY", "Coaching", "Monthly", "Bundles"];
const IDS = ["diy", "coaching", "monthly", "bundles"];

test("the address chooses the tab, DIY when it names none @no-js", async ({ page }) => {
  for (const [query, id] of [["", "diy"], ["?tab=nope", "diy"], ...IDS.map(byAddress)]) {
    await page.goto(`/video-packages${query}`);
    await expect(page.locator("[data-tabs] a")).toHaveText(LABELS);
    await expect(shownPanels(page), query).toHaveCount(1);
    await expect(shownPanels(page), query).toHaveId(`panel-${id}`);
  }
});

test("a click on a tab shows its panel alone and stays after a reload", async ({ page }) => {
  await page.goto("/video-packages");
  for (const [at, id] of [...IDS.entries()].reverse()) {
    await page.locator("[data-tabs]").getByText(String(LABELS[at]), { exact: true }).click();
    await expect(shownPanels(page)).toHaveId(`panel-${id}`);
    await expect(page).toHaveURL(new RegExp(`/video-packages\\?tab=${id}$`));
  }
  await page.goto("/video-packages?tab=monthly");
  await page.locator("#tab-coaching").click();
  await page.reload();
  await expect(shownPanels(page)).toHaveId("panel-coaching");
});

test("the tabs work as tabs, without loading a document", async ({ page }) => {
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
    ["ArrowLeft", "Coaching"],
  ] as const) {
    await page.keyboard.press(key);
    const tab = page.getByRole("tab", { name });
    await expect(tab).toBeFocused();
    await expect(page.getByRole("tab", { selected: true })).toHaveText(name);
    await expect(page.getByRole("tabpanel")).toHaveCount(1);
    await expect(page.getByRole("tabpanel", { name })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`tab=${name.toLowerCase()}$`));
    expect(await tabs.evaluateAll((all) => all.filter((it) => it.tabIndex === 0).length)).toBe(1);
  }
  expect(documents).toBe(0);
});

function byAddress(id: string) {
  return [`?tab=${id}`, id];
}

function shownPanels(page: Page) {
  return page.locator("[id^=panel-]").filter({ visible: true });
}
