import { expect, type Page } from "@playwright/test";
import {
  ASSESSMENT,
  COMPLETED_KEY,
  PROGRESS_KEY,
  SECTIONS,
  stored,
  takeAssessment,
} from "../support/assessment-visitor.ts";
import { resultsAddress } from "../support/results-address.ts";
import { test } from "../support/site.ts";

const [NO, YES] = [resultsAddress(["no"]), resultsAddress(["yes"])];

test("the results show score, level, actions, roadmap, services and the call that fits @no-js", async ({
  page,
}) => {
  await page.goto(YES);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Video Marketing Advanced");
  expect(await page.title()).not.toMatch(/\d|Advanced/);
  await expect(page.getByRole("region", { name: "Your score" })).toContainText("100%");
  await expect(page.getByText("Above Average")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Discovery call, 45-60 minutes" })).toBeVisible();
  await page.goto(NO);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Video Marketing Beginner");
  await expect(page.getByText("Below Average")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Strategy call, 30-45 minutes" })).toBeVisible();
  for (const { name } of SECTIONS) {
    await expect(page.getByRole("img", { name: `${name}: 0 percent`, exact: true })).toBeVisible();
  }
  const actions = page.getByRole("region", { name: "Priority actions" });
  await expect(actions.getByText(/^Confidence: 85% /)).toHaveCount(6);
  await expect(actions.locator("dl").first()).toContainText(/Priority\s*High\s*Effort\s*Medium/);
  const roadmap = page.getByRole("region", { name: "Six-month roadmap" });
  await expect(roadmap.locator("ol > li")).toHaveCount(6);
  const services = page.getByRole("region", { name: "Suggested services" });
  await expect(services.getByText(/^\$/)).not.toHaveCount(0);
  await expect(
    page.getByRole("navigation", { name: "Explore More" }).getByRole("link"),
  ).toHaveCount(3);
});

test("a finished assessment is stored in the browser alone, and the start shows it", async ({
  page,
}) => {
  await takeAssessment(page, "Partially");
  await expect.poll(() => stored(page, COMPLETED_KEY)).toHaveLength(1);
  const [completed] = (await stored(page, COMPLETED_KEY)) as unknown as object[];
  expect(completed).toMatchObject({ type: "video-readiness", businessContext: {} });
  expect(Object.keys(completed ?? {}).sort()).toEqual([
    "answers",
    "businessContext",
    "completedAt",
    "level",
    "recommendations",
    "score",
    "type",
  ]);
  expect(await stored(page, PROGRESS_KEY)).toBeNull();
  await page.clock.setSystemTime(Date.now() + 3 * 24 * 60 * 60 * 1000);
  const shown = page.waitForResponse(`**${ASSESSMENT}`);
  await page.getByRole("link", { name: "Take Another Assessment" }).click();
  await expect(page.getByRole("button", { name: "Start the assessment" })).toBeVisible();
  await expect(page.getByText("Your last result, 58%, 3 days ago")).toBeVisible();
  expect(await (await shown).text()).not.toMatch(/58%|3 days ago/);
  await page.evaluate((key) => localStorage.setItem(key, "{garbage"), COMPLETED_KEY);
  await page.reload();
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
  await expect(page.getByText("Your last result")).toHaveCount(0);
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

test("a changed or cut off code is a 404 with a way on, an unfinished one redirects to its section @no-js", async ({
  page,
  request,
  allowConsole,
}) => {
  allowConsole(/status of 404/);
  for (const wrong of [YES.slice(0, -1), `${YES}0`, YES.replace(/.$/, "!"), `${YES}%00`]) {
    for (const ending of ["", ".txt", ".ics", "/book"]) {
      expect((await request.get(wrong + ending)).status(), wrong + ending).toBe(404);
    }
  }
  await page.goto(`${YES}0`);
  await page.getByRole("link", { name: "Start the assessment" }).click();
  await expect(page).toHaveURL(new RegExp(`${ASSESSMENT}$`));
  const first = `${ASSESSMENT}/${SECTIONS[0].id}`;
  const form = { "one-job": "yes", nonsense: "yes", "one-audience": "maybe" };
  const answer = await request.post(first, { form, maxRedirects: 0 });
  const code = /a=([0-9a-z]{16})/.exec(String(answer.headers().location))?.[1];
  const unfinished = await request.get(`${ASSESSMENT}/results/${code}`);
  expect(unfinished.url()).toContain(`${first}?a=${code}`);
  expect((await request.get(`${ASSESSMENT}/nowhere`)).status()).toBe(404);
  expect((await request.get(`${ASSESSMENT}/content-planning?a=zzz`)).url()).toContain(first);
});

test("text and calendar are files, and nothing about a visitor is cached or indexed @no-js", async ({
  request,
}) => {
  const files = [
    [".txt", "text/plain; charset=utf-8", "Score: 0% (0 of 84 points)"],
    [".ics", "text/calendar; charset=utf-8", "SUMMARY:Month 6"],
  ] as const;
  for (const [ending, type, text] of files) {
    const file = await request.get(NO + ending);
    expect(file.headers()["content-type"]).toBe(type);
    expect(file.headers()["content-disposition"]).toContain("attachment");
    expect(await file.text()).toContain(text);
  }
  const addresses = [NO, `${NO}.txt`, `${NO}.ics`, `${NO}/book`, `${ASSESSMENT}/${SECTIONS[0].id}`];
  for (const url of addresses) {
    const { "cache-control": cache, "x-robots-tag": robots } = (await request.get(url)).headers();
    expect({ cache, robots }, url).toEqual({ cache: "private, no-store", robots: "noindex" });
  }
  const intro = (await request.get(ASSESSMENT)).headers();
  expect(intro["cache-control"]).toBe("private, no-store");
  expect(intro["x-robots-tag"]).toBeUndefined();
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
  await page.getByRole("button", { name: "Share the assessment" }).click();
  await expectToast("Link Copied", "Assessment link copied to clipboard.");
  await page.getByRole("button", { name: "Dismiss" }).click();
  await expect(page.getByRole("status")).toBeEmpty();
  await expect.poll(() => clipboard(page)).toMatch(new RegExp(`${ASSESSMENT}$`));
  await page.getByRole("button", { name: "Copy link to my results" }).click();
  await expect.poll(() => clipboard(page)).toMatch(new RegExp(`${YES}$`));
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download results" }).click();
  expect((await download).suggestedFilename()).toBe("video-readiness-results.txt");
  await expectToast(
    "Results Downloaded",
    "Your assessment results have been downloaded successfully.",
  );

  async function expectToast(title: string, text: string) {
    await expect(page.getByRole("status")).toContainText(title);
    await expect(page.getByRole("status")).toContainText(text);
  }
});

function clipboard(page: Page) {
  return page.evaluate(() => navigator.clipboard.readText());
}
