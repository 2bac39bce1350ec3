import { expect, type Locator } from "@playwright/test";
import { test } from "../support/site.ts";

test("the about page has its parts: approach, founder's note, three people, six values @no-js", async ({
  page,
}) => {
  await page.goto("/about-us");
  const item = (id: string, path: string) => page.locator(`#${id} ${path}`);
  await expect(item("approach", "ol > li")).not.toHaveCount(0);
  await expect(page.getByRole("region", { name: "A note from the founder" })).toBeVisible();
  await expect(item("team", "li h3")).toHaveCount(3);
  await expect(item("values", "li h3")).toHaveCount(6);
  await expect(page.getByRole("navigation", { name: "Explore More" })).toBeVisible();
});

test("three people have a picture, a short and a long story; six values a quote @no-js", async ({
  page,
}) => {
  await page.goto("/company/team");
  const people = page.getByRole("main").getByRole("article");
  await expect(people).toHaveCount(3);
  for (const [at, role] of [
    "Founder and CEO",
    "Executive Production Assistant",
    "Lead Editor",
  ].entries()) {
    const person = people.nth(at);
    await expect(person.getByText(role)).toBeVisible();
    const name = await person.getByRole("heading").textContent();
    expect(await person.getByRole("img").getAttribute("alt")).toContain(`${name}`);
    expect(await person.getByRole("paragraph").count()).toBeGreaterThan(3);
  }
  await page.goto("/company/values");
  await expect(page.locator("main ol > li")).toHaveCount(6);
  await expect(page.locator("main blockquote")).not.toBeEmpty();
});

test("nine reviews name who wrote them and when, and lead on @no-js", async ({ page }) => {
  await page.goto("/resources/reviews");
  const reviews = page.getByRole("figure");
  await expect(reviews).toHaveCount(9);
  for (const review of await reviews.all()) {
    await expect(review.getByRole("img", { name: "5 out of 5" })).toBeVisible();
    await expect(review.locator("blockquote")).not.toBeEmpty();
    await expect(review.locator("figcaption > [aria-hidden]")).toHaveText(/^[A-Z]{2}$/);
    await expect(review.locator("figcaption")).toContainText(/ ago$/);
  }
  const main = page.getByRole("main");
  const all = main.getByRole("link", { name: "View all reviews" });
  await expect(all).toHaveAttribute("href", /:\d+\/reviews$/);
  await expect(all).toHaveAttribute("target", "_blank");
  await expect(main.locator("#start a")).toHaveCount(2);
  expect(await hrefs(main.locator("#start a"))).toEqual(["/contact", "/video-packages"]);
});

for (const [slug, city] of [
  ["bellevue-wa", "Bellevue"],
  ["portland-or", "Portland"],
]) {
  test(`the ${city} page has services, places, steps, questions and its business @no-js`, async ({
    page,
    baseURL,
  }) => {
    await page.goto(`/locations/${slug}`);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(`${city}`);
    for (const id of ["services", "coverage", "process"]) {
      expect(await page.locator(`#${id} li`).count(), id).toBeGreaterThan(2);
    }
    const questions = await page.locator("main details summary").count();
    const graph = await page.locator("script[type='application/ld+json']").innerHTML();
    const nodes: { "@type": string; "@id"?: string; mainEntity?: unknown[] }[] =
      JSON.parse(graph)["@graph"];
    const own = nodes.find((node) => node["@id"] === `${baseURL}/#${slug}`);
    expect(own).toMatchObject({ "@type": "LocalBusiness", areaServed: /./ });
    const faq = nodes.find((node) => node["@type"] === "FAQPage");
    expect(faq?.mainEntity).toHaveLength(questions);
  });
}

function hrefs(links: Locator) {
  return links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
}
