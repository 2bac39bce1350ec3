import { expect } from "@playwright/test";
import { newVisitor, sendLeadForm } from "../support/lead-form-visitor.ts";
import { test } from "../support/site.ts";

const LABELS = "utm_source=news&utm_medium=mail";

test("the campaign labels of the first page arrive with the message that its links lead to", async ({
  page,
  context,
  crm,
}) => {
  const visitor = newVisitor();
  await page.goto(`/?${LABELS}&fbclid=x`);
  const footer = page.getByRole("contentinfo");
  const faq = footer.getByRole("link", { name: "FAQ" });
  await expect(faq).toHaveAttribute("href", /utm_source/);
  await faq.click();
  await expect(page).toHaveURL(`/faq?${LABELS}`);
  // The list is loaded after a search, with links of its own.
  await footer.getByRole("link", { name: "Contact", exact: true }).click();
  await expect(page).toHaveURL(`/contact?${LABELS}`);
  await sendLeadForm(page, visitor);
  await expect.poll(() => crm.posts(visitor.email)).toHaveLength(1);
  const [post] = await crm.posts(visitor.email);
  expect(post?.violations).toEqual([]);
  expect(post?.fields).toMatchObject({
    Description: "utm_source: news\nutm_medium: mail",
    zc_gad: "",
  });
  expect(await context.cookies()).not.toContainEqual(expect.objectContaining({ name: "utm" }));
});

test("labels are added to pages of the site only, once, and also to links that come later", async ({
  page,
}) => {
  await page.goto(`/blog?${LABELS}&q=film`);
  await expect(page.locator(`main a[href$="?${LABELS}"]`).first()).toBeVisible();
  await page.getByLabel("Search").fill("employee training w");
  await expect(page.getByRole("status")).toHaveText(/: 1$/);
  const links = await page.evaluate(() =>
    [...document.links].map(({ href, origin, pathname, search }) => ({
      ...{ href, search },
      isPage: origin === location.origin && !/\.\w+$/.test(pathname),
    })),
  );
  expect(links.filter(({ isPage }) => isPage).length).toBeGreaterThan(20);
  for (const { href, search, isPage } of links) {
    expect(search.split("utm_source=").length - 1, href).toBe(isPage ? 1 : 0);
  }
});

test("an address copied from HTML source reaches the form with all its parameters @both", async ({
  page,
}) => {
  await page.goto("/contact?utm_source=a&amp;utm_medium=b&amp;service=Social%20Authority%20Kit");
  await expect(page).toHaveURL(
    "/contact?utm_source=a&utm_medium=b&service=Social%20Authority%20Kit",
  );
  await expect(page.locator("#message form")).toContainText("Social Authority Kit");
});
