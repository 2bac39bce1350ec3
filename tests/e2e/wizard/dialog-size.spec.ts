import { expect } from "@playwright/test";
import { chosen, qualified, stepUrl } from "../support/inquiry-answers.ts";
import { test } from "../support/site.ts";

test("all screens have one size, and their buttons one place @no-js", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const places = { dialog: new Set(), back: new Set(), onward: new Set() };
  for (const step of ["business-stage", "business-type", "video-goal", "category", "details"]) {
    await page.goto(stepUrl(step, step === "business-stage" ? {} : { ...qualified, ...chosen }));
    const dialog = page.getByRole("dialog");
    places.dialog.add(JSON.stringify(await dialog.boundingBox()));
    if (step === "business-stage") continue;
    const back = await dialog.getByText(/^← Back/).boundingBox();
    places.back.add(`${back?.x},${back?.y}`);
    const onward = await dialog.getByText("Continue", { exact: true }).boundingBox();
    places.onward.add(`${onward?.x},${onward?.y}`);
  }
  for (const [name, found] of Object.entries(places)) expect([...found], name).toHaveLength(1);
});
