import { expect } from "@playwright/test";
import { thankYou } from "../../../content/thank-you.ts";
import { test } from "../support/site.ts";

test("a cold visit shows the thanks and three buttons, and no reference @no-js", async ({
  page,
}) => {
  await page.goto("/thank-you");
  const main = page.getByRole("main");
  await expect(main.getByText(thankYou.badge, { exact: true })).toBeVisible();
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(thankYou.heading);
  await expect(main.getByText(thankYou.text, { exact: true })).toBeVisible();
  for (const [name, href] of [
    ["Book a Strategy Call", "/book/strategy"],
    ["Back to Home", "/"],
    ["Explore Packages", "/video-packages"],
  ] as const) {
    await expect(main.getByRole("link", { name })).toHaveAttribute("href", href);
  }
  const call = main.getByRole("link", { name: "Book a Strategy Call" });
  await expect(call).toHaveAttribute("target", "_blank");
  await expect(call).toHaveAttribute("rel", /noopener/);
  await expect(main).not.toContainText(/reference/i);
  await expect(page.locator("a[href*=receipt]")).toHaveCount(0);
});

test("the first Tab is a way past the navigation", async ({ page }) => {
  await page.goto("/thank-you");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: /^Skip to/ });
  await expect(skip).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Book a Strategy Call" }).last()).toBeFocused();
});

test("the page asks not to be indexed or stored @no-js", async ({ request }) => {
  const response = await request.get("/thank-you");
  expect(response.status()).toBe(200);
  expect(response.headers()).toMatchObject({
    "x-robots-tag": "noindex",
    "cache-control": "private, no-store",
  });
  expect(await response.text()).toContain('<meta name="robots" content="noindex"/>');
});

test("nobody who asks for less motion sees confetti @js", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.clock.install();
  await page.goto("/thank-you");
  await page.clock.runFor(1_000);
  await expect(page.locator("canvas")).toHaveCount(0);
});

test("the page opens with 120 pieces of confetti, and 80 more after 250 ms @js", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.addInitScript(countPieces);
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
  await page.goto("/thank-you");
  await expect(page.locator("canvas")).toHaveCount(1);
  const counts = () => page.evaluate(() => (window as unknown as Counted).counts);
  await page.clock.runFor(240);
  expect(await counts()).toEqual([120]);
  await page.clock.runFor(100);
  expect(await counts()).toEqual([120, 200]);
});

type Draw = (this: unknown, ...how: never[]) => void;
type Counted = { counts: number[] };

/** In the page: how many pieces a frame draws, noted whenever that number changes. */
function countPieces() {
  const counts: number[] = [];
  Object.assign(window, { counts });
  const canvas: { clearRect: Draw; fill: Draw } = CanvasRenderingContext2D.prototype;
  const { clearRect, fill } = canvas;
  let pieces = 0;
  canvas.clearRect = function (...area) {
    if (pieces > 0 && pieces !== counts.at(-1)) counts.push(pieces);
    pieces = 0;
    clearRect.apply(this, area);
  };
  canvas.fill = function (...options) {
    pieces += 1;
    fill.apply(this, options);
  };
}
