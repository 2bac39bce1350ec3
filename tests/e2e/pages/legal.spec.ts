import { expect } from "@playwright/test";
import { test } from "../support/site.ts";

test("the legal pages say the date of the policy, and the day on which the text last changed @no-js", async ({
  page,
  request,
}) => {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  for (const path of ["/privacy", "/terms"]) {
    await page.goto(path);
    await expect(page.getByText("Last updated January 2024")).toBeVisible();
    const changed = page.getByText("Text last changed").getByRole("time");
    const day = await changed.getAttribute("datetime");
    expect(sitemap).toContain(`${path}</loc><lastmod>${day}</lastmod>`);
  }
});
