import { expect } from "@playwright/test";
import { ASSESSMENT, resultsFor, SECTIONS } from "../support/assessment-visitor.ts";
import { test } from "../support/site.ts";

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

test("a changed or cut off code is a friendly 404, an unfinished one leads on @no-js @ci", async ({
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
