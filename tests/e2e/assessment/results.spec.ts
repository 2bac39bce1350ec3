import { expect, type Page } from "@playwright/test";
import { notFound, page as resultsPage } from "#content/assessment/results.yaml";
import { texts as assessmentTexts } from "#content/assessment/texts.yaml";
import { ASSESSMENT, resultsAddress, SECTIONS } from "../support/assessment.ts";
import { expectAccessibleScreen } from "../support/page-checks.ts";
import { test } from "../support/site.ts";

const [NO, YES] = [resultsAddress(["no"]), resultsAddress(["yes"])];

test("the results show score, level, actions, roadmap and the call that fits @no-js", async ({
  page,
}) => {
  for (const [address, level, score, call] of [
    [YES, "Video Marketing Advanced", "100%", "Discovery call, 45-60 minutes"],
    [NO, "Video Marketing Beginner", "0%", "Strategy call, 30-45 minutes"],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(level);
    await expect(page).toHaveTitle(/^[^\d%]+$/);
    await expect(page.getByRole("region", { name: "Your score" })).toContainText(score);
    await expect(page.getByRole("heading", { name: call })).toBeVisible();
  }
  for (const { name } of SECTIONS) {
    await expect(page.getByRole("img", { name: `${name}: 0 percent`, exact: true })).toBeVisible();
  }
  const actions = page.getByRole("region", { name: "Priority actions" });
  const details = actions.getByText(/^Confidence: /);
  await expect(details).toHaveCount(6);
  await expect(details.first()).toBeHidden();
  await actions.getByRole("heading", { level: 3 }).first().click();
  await expect(details.first()).toBeVisible();
  const roadmap = page.getByRole("region", { name: "Six-month roadmap" });
  await expect(roadmap.locator("ol > li")).toHaveCount(6);
});

test("in print the header, footer and buttons are hidden and everything else shows", async ({
  page,
}) => {
  await page.goto(NO);
  await page.emulateMedia({ media: "print" });
  for (const chrome of [page.getByRole("banner"), page.getByRole("contentinfo")]) {
    await expect(chrome.first()).toBeHidden();
  }
  await expect(page.getByRole("button")).toHaveCount(0);
  for (const title of ["Priority actions", "Six-month roadmap", "Suggested services"]) {
    await expect(page.getByRole("region", { name: title })).toBeVisible();
  }
});

test("a changed code is a 404 with a way on, an unfinished one redirects to its section @no-js", async ({
  page,
  request,
  allowConsole,
}) => {
  allowConsole(/status of 404/);
  for (const ending of [".txt", ".ics", "/book"])
    expect((await request.get(`${YES}0${ending}`)).status(), ending).toBe(404);
  await page.goto(`${ASSESSMENT}/results/nope`);
  await expect(page.getByText(notFound.explanation)).toBeVisible();
  expect((await page.goto(`${YES}0`))?.status()).toBe(404);
  await expect(page.getByText(notFound.former)).toBeVisible();
  await page.getByRole("link", { name: "Start the assessment" }).click();
  await expect(page).toHaveURL(new RegExp(`${ASSESSMENT}$`));
  const first = `${ASSESSMENT}/${SECTIONS[0].id}`;
  const answer = await request.post(first, {
    form: { [String(SECTIONS[0].questions[0]?.id)]: "yes" },
    maxRedirects: 0,
  });
  const code = /a=([0-9a-z]+)/.exec(String(answer.headers().location))?.[1];
  const unfinished = await request.get(`${ASSESSMENT}/results/${code}`);
  expect(unfinished.url()).toContain(`${first}?a=${code}`);
  expect((await request.get(`${ASSESSMENT}/nowhere`)).status()).toBe(404);
});

test("where the device can share, the assessment is shared, and a cancelled share shows nothing", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const share = async ({ url }: ShareData) => {
      Object.assign(window, { shared: [...(Reflect.get(window, "shared") ?? []), url] });
      if (Reflect.get(window, "shared").length === 1)
        throw new DOMException("cancelled", "AbortError");
    };
    Object.defineProperty(navigator, "share", { value: share });
  });
  await page.goto(YES);
  await page.getByText(resultsPage.saveButton).click();
  const shared = () => page.evaluate(() => Reflect.get(window, "shared"));
  const button = page.getByRole("button", { name: "Share the assessment" });
  await button.click();
  await expect.poll(shared).toEqual([expect.stringMatching(new RegExp(`:\\d+${ASSESSMENT}$`))]);
  await expect(page.getByRole("status")).toBeEmpty();
  await button.click();
  await expect(page.getByRole("status")).toContainText("Shared Successfully");
});

test("a download and a copied link each show a toast", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => Object.defineProperty(navigator, "share", { value: undefined }));
  await page.goto(YES);
  await page.getByText(resultsPage.saveButton).click();
  const toast = page.getByRole("status");
  await page.getByRole("button", { name: "Share the assessment" }).click();
  await expect(toast).toContainText("Link Copied");
  await page.getByRole("button", { name: "Dismiss" }).click();
  await expect(toast).toBeEmpty();
  await expect.poll(() => clipboard(page)).toMatch(new RegExp(`${ASSESSMENT}$`));
  await page.getByRole("button", { name: "Copy link to my results" }).click();
  await expect.poll(() => clipboard(page)).toMatch(new RegExp(`${YES}$`));
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download results" }).click();
  expect((await download).suggestedFilename()).toBe("video-readiness-results.txt");
  await expect(toast).toContainText("Results Downloaded");
  await expectAccessibleScreen(page);
});

for (const [timezoneId, first] of [
  ["America/Los_Angeles", "2026-12-01"],
  ["Asia/Tokyo", "2027-01-01"],
] as const) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test(`late on November 30 in Seattle, page and calendar start on ${first}`, async ({
      page,
      request,
    }) => {
      await page.clock.setFixedTime("2026-12-01T04:00:00Z");
      await page.goto(YES);
      const day = page.getByRole("region", { name: "Six-month roadmap" }).getByRole("time").first();
      await expect(day).toHaveAttribute("datetime", first);
      await expect(day).toHaveText(first === "2026-12-01" ? "December 1, 2026" : "January 1, 2027");
      await page.getByText(resultsPage.saveButton).click();
      const link = page.getByRole("link", { name: assessmentTexts.calendar });
      const calendar = await request.get(String(await link.getAttribute("href")));
      expect(await calendar.text()).toContain(`DTSTART;VALUE=DATE:${first.replaceAll("-", "")}`);
    });
  });
}

function clipboard(page: Page) {
  return page.evaluate(() => navigator.clipboard.readText());
}
