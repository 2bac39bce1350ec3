import { expect } from "@playwright/test";
import { test } from "../support/site.ts";

const ROI = "/blog/video-content-roi-comparison";

test("the worksheet computes what is typed, keeps it, and says what is wrong", async ({
  page,
  context,
}) => {
  await page.goto(ROI);
  const sheet = page.getByRole("group", { name: "Your own numbers" });
  const output = (name: string) => sheet.locator(`output[name=${name}]`);
  const years = sheet.getByLabel("Years");
  await expect(output("saving")).toHaveText("Fill in the first five");
  await sheet.getByRole("button", { name: "Use the example" }).click();
  await expect(output("saving")).toHaveText("$2,180,000");
  await page.reload();
  await expect(output("totalVideo")).toHaveText("$850,000");
  await sheet.getByLabel("Cost per employee with video").fill("9000");
  await expect(output("paybackMonths")).toHaveText(/^Never/);
  await years.fill("-1");
  await expect(years).toHaveAccessibleDescription(/Enter 0 or more\./);
  await expect(years).toHaveAttribute("aria-invalid", "true");
  await years.fill("5");
  await expect(years).not.toHaveAttribute("aria-invalid");
  const tab = await context.newPage();
  await tab.goto(ROI);
  await tab.getByRole("spinbutton", { name: "Years" }).fill("4");
  await sheet.getByLabel("Cost per employee with video").fill("9001");
  await tab.reload();
  await expect(tab.getByRole("spinbutton", { name: "Years" })).toHaveValue("4");
  await sheet.getByRole("button", { name: "Clear all" }).click();
  await page.reload();
  await expect(years).toHaveValue("");
});

test("without scripts the server computes, and no cache keeps it @no-js", async ({ page }) => {
  await page.goto(ROI);
  await expect(page.getByRole("button", { name: "Use the example" })).toBeHidden();
  const sheet = page.getByRole("group", { name: "Your own numbers" });
  for (const [at, value] of ["100", "3200", "800", "6500", "5"].entries())
    await sheet.getByRole("spinbutton").nth(at).fill(value);
  const computed = page.waitForResponse(/employees=100/);
  await sheet.getByRole("button", { name: "Compute" }).click();
  expect((await computed).headers()["cache-control"]).toBe("private, no-store");
  await expect(sheet.locator("output[name=saving]")).toHaveText("$1,193,500");
  await expect(sheet.getByLabel("Years")).toHaveValue("5");
  await expect(sheet).toBeInViewport();
});

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
