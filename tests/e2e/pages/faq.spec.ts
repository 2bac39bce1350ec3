import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { test } from "../support/site.ts";

const TOPICS = [
  "content-systems",
  "internal-external",
  "packages-pricing",
  "ownership-support",
  "measurement",
  "process",
];
const NOTHING = "No questions match your search.";

test("by address alone, topics share thirty questions and words narrow them @no-js", async ({
  request,
}) => {
  expect(await ask(request, "")).toMatchObject({ line: "Showing 30 of 30 questions", shown: 30 });
  const found = await Promise.all(TOPICS.map((topic) => ask(request, `?category=${topic}`)));
  for (const { line, shown } of found) expect(line).toBe(`Showing ${shown} of 30 questions`);
  expect(found.reduce((sum, { shown }) => sum + shown, 0)).toBe(30);
  // Only an answer has the word.
  const missing = await ask(request, "?q=NAILED");
  const drilling = await ask(request, "?q=DRILLING");
  expect([missing.shown, drilling.shown]).toEqual([0, 1]);
  expect((await ask(request, "?q=drilling&category=process")).shown).toBe(1);
  expect((await ask(request, "?q=drilling&category=measurement")).html).toContain(NOTHING);
  expect((await ask(request, "?category=gossip&q=a&q=b")).shown).toBeGreaterThan(0);
});

test("what is searched for stays text, in the field and in the topics' links @no-js", async ({
  request,
}) => {
  const typed = `"><b onload=x>'&`;
  const { html, shown } = await ask(request, `?q=${encodeURIComponent(typed)}`);
  expect(shown).toBe(0);
  expect(html).not.toContain("<b onload");
  expect(html).toContain('value="&quot;&gt;&lt;b onload=x&gt;&#x27;&amp;"');
  expect(html).toContain('href="/faq?q=%22%3E%3Cb+onload%3Dx%3E%27%26&amp;category=process"');
});

test("the form, the topics and the way back work without scripts @no-js", async ({ page }) => {
  await page.goto("/faq");
  await expect(topics(page)).toHaveCount(7);
  await page.getByLabel("Search the questions").fill("zzzz");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page.getByText("Showing 0 of 30 questions")).toBeVisible();
  await expect(page.getByText(NOTHING)).toBeVisible();
  await page.getByRole("link", { name: "Show All Questions" }).click();
  await expect(page).toHaveURL(/\/faq$/);
  await expect(page.getByText("Showing 30 of 30 questions")).toBeVisible();
  await topics(page).filter({ hasText: "Measurement" }).click();
  await expect(topics(page).and(page.locator("[aria-current=true]"))).toHaveText("Measurement");
});

test("the list follows what is typed and the chosen topic", async ({ page }) => {
  await page.goto("/faq");
  await expect(page.getByText(NOTHING)).toBeHidden();
  await page.getByLabel("Search the questions").fill("DRILLING");
  await expect(page.getByRole("status")).toHaveText("Showing 1 of 30 questions");
  await expect(questions(page)).toHaveText([/^What happens on a shoot day/]);
  await expect(page).toHaveURL(/\/faq\?q=DRILLING$/);
  await topics(page).filter({ hasText: "Measurement" }).click();
  await expect(page.getByRole("status")).toHaveText("Showing 0 of 30 questions");
  await expect(page.getByText(NOTHING)).toBeVisible();
  await page.getByRole("link", { name: "Show All Questions" }).click();
  await expect(page.getByRole("status")).toHaveText("Showing 30 of 30 questions");
  await expect(page.getByLabel("Search the questions")).toHaveValue("");
  await expect(page.getByText(NOTHING)).toBeHidden();
});

test("one answer is open at a time, and a second click closes it @no-js", async ({ page }) => {
  await page.goto("/faq");
  const opened = page.locator("[data-live-list] details[open]");
  await questions(page).nth(0).locator("summary").click();
  await questions(page).nth(2).locator("summary").click();
  await expect(opened).toHaveCount(1);
  await expect(questions(page).nth(2).locator("p")).toBeVisible();
  await questions(page).nth(2).locator("summary").click();
  await expect(opened).toHaveCount(0);
});

test("a question that is not answered leads to the form or a call @no-js", async ({ page }) => {
  await page.goto("/faq");
  const closing = page.getByRole("region", { name: "Question thirty-one" });
  await expect(closing.getByRole("link").first()).toHaveAttribute("href", "/contact");
  await expect(closing.locator("a[href='/book/strategy']")).toBeVisible();
});

/** The page that answers these words: its line of numbers, and how many questions it shows. */
async function ask(request: APIRequestContext, query: string) {
  const html = await (await request.get(`/faq${query}`)).text();
  const line = /Showing .*? questions/.exec(html.replace(/<[^>]+>/g, ""))?.[0];
  const shown = html.match(/<details /g)?.length ?? 0;
  return { html, line, shown };
}

function topics(page: Page) {
  return page.getByRole("navigation", { name: "Topics" }).getByRole("link");
}

function questions(page: Page) {
  return page.locator("[data-live-list] > li").filter({ visible: true });
}
