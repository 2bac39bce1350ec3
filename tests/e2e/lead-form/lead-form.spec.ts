import { expect } from "@playwright/test";
import { type LeadField, leadField, leadForm } from "../support/lead-form-visitor.ts";
import { test } from "../support/site.ts";

const REQUIRED = [
  "firstName",
  "lastName",
  "company",
  "email",
  "phone",
  "city",
  "state",
  "zip",
  "country",
] as const;
const OPTIONAL = ["projectType", "budget", "timeline", "description"] as const;
// In the order of the list, with the price of the compare dialog.
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
] as const;
const BUDGETS = [
  "Under $5,000",
  "$5,000 - $10,000",
  "$10,000 - $25,000",
  "$25,000 - $50,000",
  "Unspecified",
];
const TIMELINES = [
  "",
  "Urgent (1-2 weeks)",
  "Standard (3-4 weeks)",
  "Extended (1-2 months)",
  "Flexible (2+ months)",
];

for (const [path, title, projectType] of [
  ["/contact", "Quick Message", "Not sure yet"],
  ["/services/diy-downloads", "Questions about DIY?", "Monthly Content System"],
] as const) {
  test(`"${title}" has the fields, choices and defaults of the specification @no-js`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.getByRole("region", { name: title })).toBeVisible();
    for (const name of [...REQUIRED, ...OPTIONAL] as LeadField[]) {
      const isRequired = REQUIRED.some((required) => required === name);
      await expect(leadField(page, name), name).toBeVisible();
      await expect(leadField(page, name), name).toHaveJSProperty("required", isRequired);
    }
    await expect(leadForm(page)).toHaveJSProperty("noValidate", false);
    await expect(leadField(page, "email")).toHaveAttribute("type", "email");
    const values = (name: LeadField) =>
      leadField(page, name)
        .locator("option")
        .evaluateAll((all) => all.map((it) => (it as HTMLOptionElement).value));
    const types = PROJECT_TYPES.map(([type]) => type);
    expect(await values("projectType")).toEqual(types);
    await expect(leadField(page, "projectType").locator("option")).toHaveText(types);
    expect(await values("budget")).toEqual(BUDGETS);
    expect(await values("timeline")).toEqual(TIMELINES);
    await expect(leadField(page, "country")).toHaveValue("United States");
    await expect(leadField(page, "projectType")).toHaveValue(projectType);
    await expect(leadField(page, "budget")).toHaveValue("Under $5,000");
    await expect(leadField(page, "timeline")).toHaveValue("");
    await expect(leadField(page, "description")).toHaveValue("");
  });
}

test("the compare dialog lists a price for each project type", async ({ page }) => {
  await page.goto("/contact");
  const dialog = page.getByRole("dialog", { name: "What each project costs" });
  await expect(dialog).toHaveCount(0);
  await page.getByRole("button", { name: "Compare prices" }).click();
  await expect(dialog).toBeVisible();
  const rows = await dialog
    .locator("tbody tr")
    .evaluateAll((all) => all.map((row) => [...row.children].map((cell) => cell.textContent)));
  expect(rows).toEqual(PROJECT_TYPES);
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Compare prices" })).toBeFocused();
});

const CHOICES = {
  "plan=starter": "Starter Session",
  "service=Founder%27s%20Brand%20Kit": "Founder's Brand Kit",
};

for (const path of ["/contact", "/services/diy-downloads"]) {
  for (const [query, name] of Object.entries(CHOICES)) {
    test(`${path}?${query} starts with the form and names the selection @no-js`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(`${path}?${query}`);
      const sections = page.locator("main section[id], main li:has(h2, h3)");
      await expect(sections.first()).toHaveAttribute("id", "message");
      const said = leadForm(page).getByText("You are asking about");
      await expect(said).toContainText(name);
      await expect(said).toBeInViewport();
    });
  }
}
