import { expect } from "@playwright/test";
import { test } from "../support/site.ts";

const TRAINING = "/blog/automate-employee-training-video";

test("the share button hands title, excerpt and address to the browser", async ({ page }) => {
  await page.addInitScript(() => {
    const share = async (data: object) => Object.assign(window, { shared: data });
    Object.defineProperty(navigator, "share", { value: share });
  });
  await page.goto(TRAINING);
  await page.getByRole("button", { name: "Share" }).click();
  const shared = await page.evaluate(() => Reflect.get(window, "shared"));
  expect(shared).toMatchObject({
    title: "How to Automate Employee Training with Video",
    text: expect.stringMatching(/./),
    url: expect.stringMatching(/\/blog\/automate-employee-training-video$/),
  });
});

test("without a way to share the address is copied, and a failure only logged", async ({
  page,
  allowConsole,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "share", { value: undefined });
    const writeText = (text: string) =>
      text === Reflect.get(window, "copied")
        ? Promise.reject(new Error("not twice"))
        : Promise.resolve(void Object.assign(window, { copied: text }));
    Object.defineProperty(navigator, "clipboard", { value: { writeText } });
  });
  await page.goto(TRAINING);
  const share = page.getByRole("button", { name: "Share" });
  await share.click();
  await expect(page.getByText("Link copied")).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, "copied"))).toBe(page.url());
  allowConsole(/not twice/);
  const logged = page.waitForEvent("console");
  await share.click();
  expect((await logged).type()).toBe("error");
});

test("without scripts an article is shared by mail @no-js", async ({ page }) => {
  await page.goto(TRAINING);
  await expect(page.getByRole("link", { name: "Share" })).toHaveAttribute("href", /^mailto:\?/);
});
