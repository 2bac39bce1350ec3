import { expect } from "@playwright/test";
import { home } from "../../../content/home.ts";
import { homePage } from "../../../content/page-texts.ts";
import { test } from "../support/site.ts";

test("home leads to packages, wizard and reviews, past its categories, prices and clients @no-js", async ({
  page,
}) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(home.headline);
  for (const [name, href] of [
    ["View Services", "/video-packages"],
    ["Get Started Today", "/inquiry/business-stage"],
    ["View All Reviews", "/resources/reviews"],
    [homePage.closing.button, "/inquiry/business-stage"],
  ] as const) {
    await expect(page.getByRole("link", { name })).toHaveAttribute("href", href);
  }
  const cards = page.locator("#services").getByRole("heading", { level: 3 });
  await expect(cards).toHaveText(home.categories.map(({ title }) => title));

  const testimonials = page.getByRole("figure");
  await expect(testimonials).toHaveCount(3);
  for (const testimonial of await testimonials.all()) {
    await expect(testimonial.getByRole("img", { name: "5 out of 5" })).toBeVisible();
    await expect(testimonial.locator("figcaption")).toHaveText(/^[A-Z]{2} \S+ \S+.+/);
  }

  const pricing = page.getByRole("region").filter({
    has: page.getByRole("link", { name: "View All Solutions" }),
  });
  for (const { title, price } of home.pricing) {
    const card = pricing.getByRole("listitem").filter({ hasText: title }).first();
    await expect(card).toContainText(price);
    const link = card.getByRole("link", { name: title });
    await expect(link).toHaveAttribute("href", "/video-packages");
  }
  const all = pricing.getByRole("link", { name: "View All Solutions" });
  await expect(all).toHaveAttribute("href", "/video-packages");
});

test("a tampered answer is refused with a way back to its step", async ({ page, allowConsole }) => {
  allowConsole(/status of 400/);
  const response = await page.goto("/inquiry/business-type?businessProfile=xyz");
  expect(response?.status()).toBe(400);
  const back = page.getByRole("link", { name: "Open this step again" });
  await expect(back).toHaveAttribute("href", "/inquiry/business-type");
  await back.click();
  await expect(page.getByText("Step 1 of 12")).toBeVisible();
});
