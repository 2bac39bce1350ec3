import { expect } from "@playwright/test";
import { test } from "../support/site.ts";

test("the hero leads to the packages and opens the wizard", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Seattle Video Production Company That Drives Results",
  );
  await expect(page.getByRole("link", { name: "View Services" })).toHaveAttribute(
    "href",
    "/video-packages",
  );
  await page.getByRole("link", { name: "Get Started Today" }).click();
  const wizard = page.getByRole("dialog", { name: "Contact Wizard" });
  await expect(wizard).toContainText("Step 1 of 12");
  await expect(page).toHaveURL(/\/inquiry\/business-stage$/);
});

test("the home page shows four categories and three five-star clients", async ({ page }) => {
  await page.goto("/");
  const cards = page.locator("#services").getByRole("heading", { level: 3 });
  await expect(cards).toHaveText([
    "DIY Resources",
    "Coaching Programs",
    "Content Partnership",
    "Full-Service Production",
  ]);
  const testimonials = page.getByRole("figure");
  await expect(testimonials).toHaveCount(3);
  for (const testimonial of await testimonials.all()) {
    await expect(testimonial.getByRole("img", { name: "5 out of 5" })).toBeVisible();
    await expect(testimonial.locator("figcaption")).toHaveText(/^[A-Z]{2} \S+ \S+.+/);
  }
  await expect(page.getByRole("link", { name: "View All Reviews" })).toHaveAttribute(
    "href",
    "/resources/reviews",
  );
});

test("each price card names its price and leads to the packages", async ({ page }) => {
  await page.goto("/");
  const pricing = page.getByRole("region", { name: "The price is on the slate" });
  for (const [title, price] of [
    ["DIY Downloads", "$19 - $47"],
    ["Group Coaching", "$2,000"],
    ["Monthly Content", "$3,000"],
    ["One-Time Bundles", "$500 to $6,500"],
  ] as const) {
    const card = pricing.getByRole("listitem").filter({ hasText: title }).first();
    await expect(card).toContainText(price);
    await expect(card.getByRole("link", { name: title })).toHaveAttribute(
      "href",
      "/video-packages",
    );
  }
  await expect(pricing.getByRole("link", { name: "View All Solutions" })).toHaveAttribute(
    "href",
    "/video-packages",
  );
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
