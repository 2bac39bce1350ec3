import { expect } from "@playwright/test";
import { test } from "../support/measured-page.ts";

for (const width of [390, 768, 1280]) {
  test(`the question is one line at ${width} px, under the first screen`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/contact");
    const question = page.locator("#consent");
    await expect(question).toBeVisible();
    await expect(question).not.toBeInViewport();
    await page.mouse.wheel(0, 600);
    await expect(question).toBeInViewport();
    expect((await question.boundingBox())?.height).toBeLessThanOrEqual(56);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const [line, end] = [await question.boundingBox(), await page.locator("footer").boundingBox()];
    expect((line?.y ?? 0) + (line?.height ?? 0)).toBeCloseTo((end?.y ?? 0) + (end?.height ?? 0), 0);
  });
}
