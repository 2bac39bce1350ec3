import { expect, type Page } from "@playwright/test";
import { newPerson, postDetails, readEncryptedReview } from "../support/inquiry.ts";
import { newVisitor } from "../support/lead-form-visitor.ts";
import { expectAccessibleScreen } from "../support/page-checks.ts";
import { test } from "../support/site.ts";

test.describe("where no scheduler and no payment page is set", () => {
  test.use({ baseURL: ({ embeddedSite }, use) => use(embeddedSite.url) });

  for (const [from, at, about, tag] of [
    ["/services/monthly-content", "/book/discovery", "45-60 minutes", " @both"],
    ["/video-packages", "/buy/video-strategy-blueprint", "Video Strategy Blueprint", ""],
  ] as const) {
    test(`${at} takes a request${tag}`, async ({ page }, { project }) => {
      await page.goto(from);
      await page.getByRole("main").locator(`a[href="${at}"]`).first().click();
      await expect(page).toHaveURL(at);
      await expect(page.getByRole("main")).toContainText(about);
      if (project.name === "js") await expectAccessibleScreen(page);
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

  test("a rejected request shows its errors and keeps its values @no-js", async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/status of 422/);
    await page.goto("/book/strategy");
    await page.getByLabel(/^Name/).fill(" ");
    await page.getByLabel(/^Email/).fill("ada@b");
    await page.getByLabel(/^A time that suits you/).fill("Friday");
    await page.getByRole("button", { name: "Send the request" }).click();
    await expect(page).toHaveTitle(/^Error: /);
    const errors = ["Name is required", "Email is invalid"];
    await expect(page.getByRole("alert").getByRole("link")).toHaveText(errors);
    await expect(page.getByLabel(/^A time that suits you/)).toHaveValue("Friday");
  });

  test("the wizard's button asks for the call, filled in @no-js", async ({ page }) => {
    const person = newPerson();
    const { href } = await findBookButton(page, person);
    const asked = await page.request.get(href);
    expect(asked.headers()).toMatchObject({
      "x-robots-tag": "noindex",
      "cache-control": "private, no-store",
      "content-security-policy": expect.stringContaining("form-action 'self';"),
    });
    expect(await asked.text()).toContain(`value="${person.email}"`);
  });
});

test("the wizard's button opens the prefilled scheduler, and no address of its last screens holds personal data @no-js", async ({
  page,
}) => {
  const person = newPerson({ company: "R+D & Sons, 100%" });
  const { href, tag, html, review } = await findBookButton(page, person);
  expect(tag).toMatch(/target="_blank"/);
  expect(tag).toMatch(/rel="[^"]*noopener/);
  const hop = await page.request.get(href, { maxRedirects: 0 });
  expect([hop.status(), hop.headers()["cache-control"]]).toEqual([303, "private, no-store"]);
  const { pathname, search, searchParams } = new URL(String(hop.headers().location));
  expect(pathname).toBe("/studio/discovery-call");
  expect(search).toContain("name=Ada%20Quill");
  const prefill = { name: "Ada Quill", email: person.email, a1: person.company };
  expect(Object.fromEntries(searchParams)).toEqual(prefill);

  const sent = await page.request.post(review, { form: { sealed: readEncryptedReview(html) } });
  for (const [address, text] of [
    [review, html],
    [sent.url(), await sent.text()],
  ] as const) {
    const addresses = text.match(/(?<=(href|action)=")[^"]*/g) ?? [];
    expect(decodeURIComponent([address, ...addresses].join(" "))).not.toMatch(
      /Ada|Quill|Sons|visitor\.test|555 0117/,
    );
  }
});

/** The link of the review that books the call. */
async function findBookButton(page: Page, person: ReturnType<typeof newPerson>) {
  const review = String((await postDetails(page, person)).headers().location);
  const html = await (await page.request.get(review)).text();
  const [tag = "", href = ""] =
    /<a [^>]*href="(\/book\/coaching\?id=[^"]+)"[^>]*>/.exec(html) ?? [];
  return { review, html, tag, href };
}
