import { expect, type Page } from "@playwright/test";
import { test } from "../support/site.ts";

const PATH = "/video-use-cases";
const SERVICES = [
  "/diy-downloads",
  "/group-coaching",
  "/monthly-content",
  "/contact?plan=starter",
  "/contact?plan=youtube",
  "/contact?plan=internal-faq",
  "/contact?plan=external-faq",
];
/** The way into the wizard beside each, with what the case says about the offer. */
const INQUIRIES = [
  "diy",
  "coaching",
  "monthly",
  "bundle&bundle=starter-session",
  "bundle&bundle=youtube-visibility-engine",
  "bundle&bundle=internal-faq",
  "bundle&bundle=external-faq",
].map((offer) => `/inquiry/category?flow=short&serviceType=${offer}`);

test("seven cases are marked as illustrative, each with all its parts and its service @no-js", async ({
  page,
  request,
}) => {
  await page.goto(`${PATH}?open=all`);
  await expect(page.locator("#cases")).toContainText(/fictional.*illustrate/);
  await expect(cases(page)).toHaveCount(7);
  for (const useCase of await cases(page).all()) {
    await expect(useCase.locator("summary h2")).not.toBeEmpty();
    await expect(useCase.locator("summary")).toContainText("Seattle");
    await expect(useCase.getByRole("heading", { level: 3 })).toHaveCount(3);
    for (const fact of ["Industry", "Business", "Package", "Timeline"]) {
      await expect(useCase.getByRole("term").getByText(fact, { exact: true })).toBeVisible();
    }
    await expect(useCase).toContainText(/\$[\d,]+/);
    expect(await useCase.locator("ol > li").count()).toBeGreaterThan(2);
  }
  const hrefs = await cases(page)
    .getByRole("link")
    .evaluateAll((all) => all.map((link) => String(link.getAttribute("href"))));
  expect(hrefs).toEqual(SERVICES.flatMap((service, index) => [service, INQUIRIES[index]]));
  for (const href of hrefs) expect((await request.get(href)).status(), href).toBe(200);
});

test("cases open and close each by itself @no-js", async ({ page }) => {
  await page.goto(PATH);
  await expect(open(page)).toHaveCount(0);
  await summary(page, 1).click();
  await summary(page, 4).click();
  await expect(open(page)).toHaveCount(2);
  await summary(page, 1).click();
  await expect(open(page)).toHaveCount(1);
  await expect(cases(page).nth(4)).toHaveAttribute("open");
});

test("all cases expand and collapse at once", async ({ page }) => {
  await page.goto(PATH);
  await summary(page, 2).click();
  await page.getByRole("link", { name: "Expand All" }).click();
  await expect(open(page)).toHaveCount(7);
  await page.reload();
  await expect(open(page)).toHaveCount(7);
  await page.getByRole("link", { name: "Collapse All" }).click();
  await expect(open(page)).toHaveCount(0);
});

test("the numbers are those of before, and of after on demand, by keyboard, too @no-js", async ({
  page,
}) => {
  await page.goto(`${PATH}?open=all`);
  const numbers = page.getByRole("group", { name: "The numbers of Rust & Regret Bicycle Repair" });
  await expect(numbers.getByRole("radio", { name: "Before" })).toBeChecked();
  await expect(numbers.getByText("3 days", { exact: true })).toBeVisible();
  await expect(numbers.getByText("9 days", { exact: true })).toBeHidden();
  await numbers.getByText("After", { exact: true }).first().click();
  await expect(numbers.getByText("9 days", { exact: true })).toBeVisible();
  await expect(numbers.getByText("3 days", { exact: true })).toBeHidden();
  await page.keyboard.press("ArrowLeft");
  await expect(numbers.getByText("3 days", { exact: true })).toBeVisible();
  await expect(page.getByRole("radio", { name: "Before", checked: true })).toHaveCount(7);
});

function cases(page: Page) {
  return page.locator("[data-expandable] > details");
}

function open(page: Page) {
  return page.locator("[data-expandable] > details[open]");
}

function summary(page: Page, at: number) {
  return cases(page).nth(at).locator("summary");
}
