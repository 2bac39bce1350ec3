import { expect } from "@playwright/test";
import { test } from "../support/site.ts";

const TRAINING = "/blog/automate-employee-training-video";

test("an article is shared by dialog, copy or mail", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const html = await (await page.request.get(TRAINING)).text();
  expect(html).toMatch(/<a href="mailto:\?subject=[^"]+body=[^"]+"[^>]*>Share/);
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "share", { value: undefined, configurable: true }),
  );
  await page.goto(TRAINING);
  await page.getByRole("button", { name: "Share" }).click();
  await expect(page.getByText("Link copied")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());

  await page.addInitScript(() => {
    const share = async (data: object) => Object.assign(window, { shared: data });
    Object.defineProperty(navigator, "share", { value: share });
  });
  await page.reload();
  await page.getByRole("button", { name: "Share" }).click();
  expect(await page.evaluate(() => Reflect.get(window, "shared"))).toMatchObject({
    title: "How to Automate Employee Training with Video",
    text: expect.stringMatching(/./),
    url: page.url(),
  });
});
