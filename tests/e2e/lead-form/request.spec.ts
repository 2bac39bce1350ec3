import { expect } from "@playwright/test";
import { newPerson, qualified } from "../support/inquiry-answers.ts";
import { postDetails, readToken } from "../support/inquiry-posts.ts";
import { newVisitor } from "../support/lead-form-visitor.ts";
import { expectSoundScreen } from "../support/page-checks.ts";
import { test } from "../support/site.ts";

// Where no scheduler and no payment page is set, a form asks the studio.
test.use({ baseURL: ({ embeddedSite }, use) => use(embeddedSite.url) });

for (const [from, at, about, tag] of [
  ["/services/monthly-content", "/book/discovery", "45-60 minutes", " @both"],
  ["/video-packages", "/buy/video-strategy-blueprint", "Video Strategy Blueprint, $19", ""],
] as const) {
  test(`${at} takes a request${tag}`, async ({ page }, { project }) => {
    await page.goto(from);
    await page.getByRole("main").locator(`a[href="${at}"]`).first().click();
    await expect(page).toHaveURL(at);
    await expect(page.getByRole("main")).toContainText(about);
    if (project.name === "js") await expectSoundScreen(page);
    const time = page.getByLabel(/^A time that suits you/);
    await expect(time).toHaveCount(at.startsWith("/book/") ? 1 : 0);
    if (await time.isVisible()) await time.fill("Tuesday, 10:00");
    await page.getByLabel(/^Name/).fill("Ada Quill");
    await page.getByLabel(/^Email/).fill(newVisitor().email);
    await page.getByRole("button", { name: "Send the request" }).click();
    await expect(page).toHaveURL(/\/thank-you$/);
    await expect(page.getByRole("main")).toContainText(/reference: [0-9A-Z]{4}-[0-9A-Z]{4}/);
  });
}

test("a rejected request shows the error and keeps its values @no-js", async ({ request }) => {
  const token = readToken(await (await request.get("/book/strategy")).text());
  const form = { token, otherTime: "Friday", name: "", email: "ada", message: "Two\nlines" };
  const answer = await request.post("/book/strategy", { form });
  expect(answer.status()).toBe(422);
  const html = await answer.text();
  expect(html).toContain("<title>Error: ");
  for (const said of ["Name is required", "Email is invalid", 'value="Friday"', "Two\nlines"])
    expect(html).toContain(said);
});

test("the wizard's button asks for each kind of call, filled in @no-js", async ({ page }) => {
  for (const serviceType of ["consultation", "diy", "coaching", "monthly", "bundle"]) {
    const person = newPerson();
    const answers = { ...qualified, serviceType, serviceCategory: "coaching" };
    const review = String((await postDetails(page, person, answers)).headers().location);
    const html = await (await page.request.get(review)).text();
    const href = new RegExp(`href="(/book/${serviceType}\\?id=[^"]+)"`).exec(html)?.[1];
    const asked = await page.request.get(String(href));
    expect(asked.headers()).toMatchObject({
      "x-robots-tag": "noindex",
      "cache-control": "private, no-store",
      "content-security-policy": expect.stringContaining("form-action 'self';"),
    });
    expect(await asked.text()).toContain(`value="${person.email}"`);
  }
  for (const path of ["/book/unknown", "/book/constructor", "/buy/unknown", "/buy/toString"])
    expect((await page.request.get(path)).status(), path).toBe(404);
});
