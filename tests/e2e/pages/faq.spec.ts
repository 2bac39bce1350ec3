import { expect, type Page } from "@playwright/test";
import { faq, faqCopy } from "../../../content/faq.ts";
import { test } from "../support/site.ts";

const TOPICS = [
  ...["content-systems", "internal-external", "packages-pricing"],
  ...["ownership-support", "measurement", "process"],
];
const NOTHING = faqCopy.empty.text;
/** One question, as no other is asked, and its topic. */
const { question: WORDS = "", category = "" } = faq[0] ?? {};

test("topics share thirty questions, and one is open at a time @no-js", async ({ request }) => {
  const shown = async (query: string) => {
    const html = await (await request.get(`/faq${query}`)).text();
    const groups = [...html.matchAll(/<details [^>]*name="([^"]+)"/g)].map(([, name]) => name);
    expect(html.replace(/<[^>]+>/g, "")).toContain(`Showing ${groups.length} of 30 questions`);
    expect(new Set(groups).size).toBeLessThan(2);
    return groups.length;
  };
  const found = await Promise.all(TOPICS.map((topic) => shown(`?category=${topic}`)));
  expect(found.reduce((sum, count) => sum + count)).toBe(30);
  const search = `?q=${encodeURIComponent(WORDS.toUpperCase())}&category=`;
  expect(await shown(search + category)).toBe(1);
  expect(await shown(search + TOPICS.find((topic) => topic !== category))).toBe(0);
});

test("what is searched for stays text in field and links @no-js", async ({ request }) => {
  const typed = `"><b onload=x>'&`;
  const html = await (await request.get(`/faq?q=${encodeURIComponent(typed)}`)).text();
  expect(html).not.toContain("<b onload");
  expect(html).toContain('value="&quot;&gt;&lt;b onload=x&gt;&#x27;&amp;"');
  expect(html).toContain('href="/faq?q=%22%3E%3Cb+onload%3Dx%3E%27%26&amp;category=process"');
});

test("the form, the topics and the way back work without scripts @no-js", async ({ page }) => {
  await page.goto("/faq");
  await page.getByLabel("Search the questions").fill("zzzz");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page.getByText("Showing 0 of 30 questions")).toBeVisible();
  await expect(page.getByText(NOTHING)).toBeVisible();
  await page.getByRole("link", { name: "Show All Questions" }).click();
  await expect(page.getByText("Showing 30 of 30 questions")).toBeVisible();
  await topic(page, "Measurement").click();
  await expect(topic(page, "Measurement")).toHaveAttribute("aria-current", "true");
});

test("the list follows what is typed and the chosen topic", async ({ page }) => {
  await page.goto("/faq");
  await expect(page.getByText(NOTHING)).toBeHidden();
  await page.getByLabel("Search the questions").fill(WORDS.toUpperCase());
  await expect(page.getByRole("status")).toHaveText("Showing 1 of 30 questions");
  await expect(page.locator("main summary").filter({ visible: true })).toHaveCount(1);
  await expect(page).toHaveURL(/\/faq\?q=[^&]+$/);
  await topic(page, "Measurement").click();
  await expect(page.getByRole("status")).toHaveText("Showing 0 of 30 questions");
  await expect(page.getByText(NOTHING)).toBeVisible();
  await page.getByRole("link", { name: "Show All Questions" }).click();
  await expect(page.getByRole("status")).toHaveText("Showing 30 of 30 questions");
  await expect(page.getByLabel("Search the questions")).toHaveValue("");
});

function topic(page: Page, name: string) {
  return page.getByRole("navigation", { name: "Topics" }).getByRole("link", { name });
}
