import { expect } from "@playwright/test";
import { type LeadField, leadField, leadForm } from "../support/lead-form-visitor.ts";
import { test } from "../support/site.ts";

const REQUIRED = [
  ...(["firstName", "lastName", "company", "email", "phone"] as const),
  ...(["city", "state", "zip", "country"] as const),
];
/** What an untouched field holds. */
const DEFAULTS: Partial<Record<LeadField, string>> = {
  country: "United States",
  budget: "Under $5,000",
  timeline: "",
  description: "",
};
const PROJECT_TYPES = [
  ["30 Reels in 30 Days", "$4,800"],
  ["Coaching", "$2,000"],
  ["Commercial/Advertisement", "Custom"],
  ["Corporate Video", "Custom"],
  ["External FAQ Buildout", "$4,500"],
  ["Internal FAQ Buildout", "$4,500"],
  ["Monthly Content System", "$3,000/month"],
  ["Post-Production Only", "Custom"],
  ["The 7 - Day :Launch", "$2,500"],
  ["The Founder's Brand Kit", "$6,000"],
  ["The Started Session", "$500"],
  ["YouTube Visibility Engine", "$6,500"],
  ["Not sure yet", "–"],
];

for (const [path, projectType] of [
  ["/contact", "Not sure yet"],
  ["/services/diy-downloads", "Monthly Content System"],
] as const) {
  test(`the form of ${path} has its fields and defaults @no-js`, async ({ page }) => {
    await page.goto(path);
    const required = leadForm(page).locator(":required");
    expect(await required.evaluateAll((all) => all.map((it) => it.getAttribute("name")))).toEqual(
      REQUIRED,
    );
    for (const [name, value] of Object.entries({ ...DEFAULTS, projectType }))
      await expect(leadField(page, name as LeadField), name).toHaveValue(value);
    await expect(leadField(page, "email")).toHaveAttribute("type", "email");
    await expect(leadField(page, "description")).toHaveAttribute("dir", "auto");
  });
}

test("the compare dialog lists a price for each project type", async ({ page }) => {
  await page.goto("/contact");
  const options = leadField(page, "projectType").locator("option");
  await expect(options).toHaveText(PROJECT_TYPES.map(([type = ""]) => type));
  const dialog = page.getByRole("dialog", { name: "What each project costs" });
  await expect(dialog).toHaveCount(0);
  await page.getByRole("button", { name: "Compare prices" }).click();
  const rows = await dialog
    .locator("tbody tr")
    .evaluateAll((all) => all.map((row) => [...row.children].map((cell) => cell.textContent)));
  expect(rows).toEqual(PROJECT_TYPES);
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Compare prices" })).toBeFocused();
});
