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

test("an address that names an item opens it, in another tab too", async ({ page }) => {
  for (const [path, id] of [
    ["/video-packages", "youtube-visibility-engine"],
    ["/faq", "bonus-pack"],
    ["/video-use-cases", "rust-and-regret-bicycle-repair"],
  ]) {
    await page.goto(`${path}#${id}`);
    const item = page.locator(`details[id="${id}"]`);
    await expect(item).toHaveAttribute("open");
    await expect(item.locator("summary")).toBeInViewport();
  }
});

test("an item that is named later, or once more after it was closed, opens its tab and itself", async ({
  page,
}) => {
  await page.goto("/video-packages");
  await expectScriptedTabs(page);
  const item = page.locator("#youtube-visibility-engine");
  for (const tab of ["Coaching", "Monthly"]) {
    await page.getByRole("tab", { name: tab }).click();
    await page.evaluate(() => {
      location.hash = "";
      location.hash = "youtube-visibility-engine";
    });
    await expect(page.getByRole("tab", { selected: true })).toHaveText("Bundles");
    await expect(item).toHaveAttribute("open");
  }
  await item.locator("summary").click();
  await expect(item).not.toHaveAttribute("open");
  await page.evaluate(() => {
    const link = Object.assign(document.createElement("a"), { href: location.href });
    document.body.appendChild(link);
    link.click();
  });
  await expect(item).toHaveAttribute("open");
  await expect(item.locator("summary")).toBeInViewport();
});

test("a text fragment opens the tab with the text, and find-in-page searches all tabs", async ({
  page,
}) => {
  await page.goto("/video-packages#:~:text=Join%20Next%20Cohort");
  await expectChosenPanel(page, "Coaching");
  for (const other of await page.locator(".tab-panel[hidden]").all())
    await expect(other).toHaveAttribute("hidden", "until-found");
  await page.locator("#panel-monthly").dispatchEvent("beforematch");
  await expectChosenPanel(page, "Monthly");
});

test("in print every tab and every item shows @both", async ({ page }) => {
  for (const path of ["/video-packages", "/faq", "/video-use-cases"]) {
    await page.goto(path);
    await page.emulateMedia({ media: "print" });
    const parts = page.locator("main .tab-panel, main details > :not(summary)");
    await expect(parts.filter({ visible: true })).not.toHaveCount(0);
    await expect(parts.filter({ visible: false })).toHaveCount(0);
    await page.emulateMedia({ media: "screen" });
  }
});

test("cases open and close each by itself or all at once, and stay so @both", async ({
  page,
  javaScriptEnabled,
}) => {
  await page.goto("/video-use-cases");
  const loaded = await page.evaluate(() => performance.timeOrigin);
  const summaries = page.locator("main details > summary");
  const opened = page.locator("main details[open]");
  await summaries.nth(1).click();
  await summaries.nth(4).click();
  await expect(opened).toHaveCount(2);
  await page.getByRole("link", { name: "Expand All" }).click();
  await expect(opened).toHaveCount(7);
  if (javaScriptEnabled) expect(await page.evaluate(() => performance.timeOrigin)).toBe(loaded);
  await page.reload();
  await expect(opened).toHaveCount(7);
  await page.getByRole("link", { name: "Collapse All" }).click();
  await expect(opened).toHaveCount(0);
});

test("the numbers are of before, and of after on demand @no-js", async ({ page }) => {
  await page.goto("/video-use-cases?open=all");
  const numbers = page.getByRole("group", { name: "The numbers of Rust & Regret Bicycle Repair" });
  const before = numbers.getByText("3 days", { exact: true });
  const after = numbers.getByText("9 days", { exact: true });
  await expect(before).toBeVisible();
  await expect(after).toBeHidden();
  await numbers.getByText("After", { exact: true }).first().click();
  await expect(after).toBeVisible();
  await expect(before).toBeHidden();
  await page.keyboard.press("ArrowLeft");
  await expect(before).toBeVisible();
});

test("the audit's card is selected by its address and by nothing else @no-js", async ({ page }) => {
  await page.goto("/content-strategy?assessment=video-readiness");
  const start = page.getByRole("link", { name: "Start the audit" });
  await expect(start).toBeFocused();
  await expect(start).toHaveAttribute("href", "/assessments/video-readiness");
  await expect(page.locator("#assessments [aria-current=true]")).toHaveCount(1);
  for (const query of ["?assessment=x", ""]) {
    await page.goto(`/content-strategy${query}`);
    await expect(start).not.toBeFocused();
    await expect(page.locator("#assessments [aria-current]")).toHaveCount(0);
  }
});

async function expectScriptedTabs(page: Page) {
  await expect(page.getByRole("tablist")).toBeVisible();
}

async function expectChosenPanel(page: Page, name: string) {
  await expect(page.getByRole("tab", { selected: true })).toHaveText(name);
  await expect(page.locator(".tab-panel:not([hidden])")).toHaveCount(1);
  await expect(page.getByRole("tabpanel", { name })).toBeVisible();
}

async function expectChosen(page: Page, name: string) {
  await expectChosenPanel(page, name);
  await expect(page).toHaveURL(new RegExp(`tab=${name.toLowerCase()}$`));
}

function shownPanels(page: Page) {
  return page.locator("[id^=panel-]:not([hidden])");
}
