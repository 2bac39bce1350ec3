import { expect } from "@playwright/test";
import { type Answer, ASSESSMENT, resultsFor, SECTIONS } from "../support/assessment-visitor.ts";
import { test } from "../support/site.ts";

const POINTS = SECTIONS.flatMap(({ questions }) => questions.map(({ points }) => points as number));

/** Yes to all, and No to the first questions of these points. */
function losing(...lost: number[]): Answer[] {
  return POINTS.map((points) => {
    const at = lost.indexOf(points);
    if (at === -1) return "Yes";
    lost.splice(at, 1);
    return "No";
  });
}

test("all Yes is advanced, above average, and leads to a discovery call @no-js", async ({
  page,
}) => {
  await page.goto(await resultsFor(page, "Yes"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Video Marketing Advanced");
  expect(await page.title()).not.toMatch(/\d|Advanced/);
  await expect(page.getByRole("region", { name: "Your score" })).toContainText("100%");
  await expect(page.getByText("Above Average")).toBeVisible();
  await expect(page.locator("#book").getByText("High Readiness", { exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Discovery call, 45-60 minutes" })).toBeVisible();
});

test("all No is a beginner's, with six actions of the three worst sections @no-js", async ({
  page,
}) => {
  await page.goto(await resultsFor(page, "No"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Video Marketing Beginner");
  await expect(page.getByRole("region", { name: "Your score" })).toContainText("0%");
  await expect(page.getByText("Below Average")).toBeVisible();
  await expect(
    page.locator("#book").getByText("Building Readiness", { exact: true }),
  ).toBeVisible();
  const actions = page.getByRole("region", { name: "Priority actions" });
  await expect(actions.getByText("Confidence: 85% that it lifts this section")).toHaveCount(6);
  await expect(actions.getByRole("listitem")).toHaveCount(6);
  const facts = await actions.locator("dl").allInnerTexts();
  const words = facts.map((text) => text.replace(/\s+/g, " "));
  for (const [i, rank] of ["High", "High", "Medium", "Medium", "Low", "Low"].entries()) {
    expect(words[i]).toContain(`Priority ${rank} Effort Medium`);
  }
  for (const [i, time] of ["1-2 weeks", "2-4 weeks", "1-2 months"].entries()) {
    expect(words[i * 2]).toContain(time);
  }
});

test("all Partially adds rounded halves in every section @no-js", async ({ page }) => {
  await page.goto(await resultsFor(page, "Partially"));
  const scores = page.getByRole("region", { name: "Section scores" }).getByRole("listitem");
  for (const [i, { name, questions }] of SECTIONS.entries()) {
    const earned = questions.reduce((sum, { points }) => sum + Math.round(points / 2), 0);
    const most = questions.reduce((sum, { points }) => sum + points, 0);
    const percent = Math.round((earned / most) * 100);
    await expect(scores.nth(i)).toContainText(`${earned} of ${most} points`);
    await expect(
      page.getByRole("img", { name: `${name}: ${percent} percent`, exact: true }),
    ).toBeVisible();
  }
  await expect(
    page.getByRole("region", { name: "Six-month roadmap" }).locator("ol > li"),
  ).toHaveCount(6);
});

test("75 percent leads to a discovery call, 74 to a strategy call @no-js", async ({ page }) => {
  await page.goto(await resultsFor(page, losing(5, 5, 5, 3, 3)));
  await expect(page.getByRole("region", { name: "Your score" })).toContainText("75%");
  await expect(page.locator("#book").getByText("High Readiness", { exact: true })).toBeVisible();
  await page.goto(await resultsFor(page, losing(5, 5, 5, 4, 3)));
  await expect(page.getByRole("region", { name: "Your score" })).toContainText("74%");
  await expect(
    page.locator("#book").getByText("Building Readiness", { exact: true }),
  ).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Video Marketing Ready");
});

test("suggested services follow the score @no-js", async ({ page }) => {
  const cases = [
    [17, ["$500-$1,500"]],
    [34, ["$2,500-$5,000", "$500-$1,500"]],
    [50, ["$2,500-$5,000", "$8,000-$15,000"]],
    [76, ["$8,000-$15,000"]],
  ] as const;
  for (const [least, investments] of cases) {
    let sum = 0;
    const answers = POINTS.map((points): Answer => {
      if (sum >= least) return "No";
      sum += points;
      return "Yes";
    });
    await page.goto(await resultsFor(page, answers));
    const services = page.getByRole("region", { name: "Suggested services" });
    await expect(services.getByText(/^\$/)).toHaveText([...investments]);
  }
});

test("in print the header, footer and buttons are hidden and everything else shows", async ({
  page,
}) => {
  await page.goto(await resultsFor(page, "No"));
  await page.emulateMedia({ media: "print" });
  for (const chrome of [page.getByRole("banner"), page.getByRole("contentinfo")]) {
    await expect(chrome.first()).toBeHidden();
  }
  await expect(page.getByRole("button")).toHaveCount(0);
  for (const title of ["Priority actions", "Six-month roadmap", "Suggested services"]) {
    await expect(page.getByRole("region", { name: title })).toBeVisible();
  }
  expect(await page.locator("body").evaluate((body) => getComputedStyle(body).color)).toMatch(
    /oklch\(0 |rgb\(0, 0, 0\)/,
  );
});

test("a permalink shows the same results in a clean browser @no-js", async ({
  page,
  browser,
  baseURL,
}) => {
  const path = await resultsFor(page, "Partially");
  expect(path).toMatch(/\/results\/[0-9a-z]{16}$/);
  const clean = await browser.newContext({ baseURL });
  const other = await clean.newPage();
  await other.goto(path);
  await expect(other.getByRole("region", { name: "Your score" })).toContainText("58%");
  await clean.close();
});

test("a changed or cut off code is a friendly 404, an unfinished one redirects to its section @no-js", async ({
  page,
  request,
  allowConsole,
}) => {
  allowConsole(/status of 404/);
  const path = await resultsFor(page, "Yes");
  for (const wrong of [path.slice(0, -1), `${path}0`, path.replace(/.$/, "!"), `${path}%00`]) {
    expect((await request.get(wrong)).status(), wrong).toBe(404);
    expect((await request.get(`${wrong}.txt`)).status(), wrong).toBe(404);
    expect((await request.get(`${wrong}.ics`)).status(), wrong).toBe(404);
  }
  await page.goto(`${path}0`);
  await page.getByRole("link", { name: "Start the assessment" }).click();
  await expect(page).toHaveURL(new RegExp(`${ASSESSMENT}$`));
  const first = await request.post(`${ASSESSMENT}/${SECTIONS[0].id}`, {
    form: { "one-job": "yes", nonsense: "yes", "one-audience": "maybe" },
    maxRedirects: 0,
  });
  const code = /a=([0-9a-z]{16})/.exec(String(first.headers().location))?.[1];
  const unfinished = await request.get(`${ASSESSMENT}/results/${code}`);
  expect(unfinished.url()).toContain(`${SECTIONS[0].id}?a=${code}`);
  expect((await request.get(`${ASSESSMENT}/nowhere`)).status()).toBe(404);
  expect((await request.get(`${ASSESSMENT}/content-planning?a=zzz`)).url()).toContain(
    SECTIONS[0].id,
  );
});

test("the download is a text file, and nothing about a visitor is stored or indexed @no-js", async ({
  page,
}) => {
  const path = await resultsFor(page, "No");
  const file = await page.request.get(`${path}.txt`);
  expect(file.headers()["content-type"]).toBe("text/plain; charset=utf-8");
  expect(file.headers()["content-disposition"]).toContain("attachment");
  expect(await file.text()).toContain("Score: 0% (0 of 84 points)");
  for (const url of [path, `${path}.txt`, `${path}.ics`, `${ASSESSMENT}/${SECTIONS[0].id}`]) {
    const { "cache-control": cache, "x-robots-tag": robots } = (
      await page.request.get(url)
    ).headers();
    expect({ cache, robots }, url).toEqual({ cache: "private, no-store", robots: "noindex" });
  }
  const intro = (await page.request.get(ASSESSMENT)).headers();
  expect(intro["cache-control"]).toBe("private, no-store");
  expect(intro["x-robots-tag"]).toBeUndefined();
});

test("the calendar file has a day for each of the six months @no-js", async ({ page }) => {
  await page.goto(await resultsFor(page, "Partially"));
  const link = page.getByRole("link", { name: "Add the roadmap to a calendar" });
  const file = await page.request.get(String(await link.getAttribute("href")));
  expect(file.headers()["content-type"]).toBe("text/calendar; charset=utf-8");
  expect(file.headers()["content-disposition"]).toMatch(/attachment; filename=".*\.ics"/);
  const text = (await file.text()).replaceAll("\r\n ", "");
  const months = [...text.matchAll(/^SUMMARY:Month (\d): (.+)\r$/gm)].map(([, month]) => month);
  expect(months).toEqual(["1", "2", "3", "4", "5", "6"]);
  for (const title of await page.locator("#roadmap h3").allTextContents()) {
    expect(text).toContain(title.replaceAll(",", "\\,"));
  }
});

test("the start and the results link to the rest of the site @no-js", async ({ page }) => {
  for (const path of [ASSESSMENT, await resultsFor(page, "Yes")]) {
    await page.goto(path);
    const more = page.getByRole("navigation", { name: "Explore More" });
    await expect(more.getByRole("link")).toHaveCount(3);
  }
});
