import { globSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { consent } from "#content/consent.yaml";
import { home } from "#content/home.yaml";
import { contentEditor } from "#content/studio/content-editor.yaml";
import { inbox } from "#content/studio/inbox.yaml";
import { expectAccessibleScreen } from "../support/page-checks.ts";
import { test } from "../support/sites/admin-site.ts";

// These pages have no script, and their policy allows none. Nothing is saved: the files are the project's own.
test.describe.configure({ mode: "default" });
test.use({ viewport: { width: 390, height: 844 } });

const { entries, form, list, notes, pictures } = contentEditor;
const [article = ""] = globSync("blog/*/", { cwd: "content" }).sort();
const press = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name }).last().click();
const group = (page: Page, name: string) => page.locator(`details[id="${name}"] > summary`);

test("a text of the site is found, changed and looked at before it is saved", async ({
  page,
  entrance,
  allowConsole,
}) => {
  allowConsole(/status of 422/);
  await page.goto(entrance);
  await page.getByRole("link", { name: contentEditor.title }).click();
  await expectAccessibleScreen(page);
  await page.getByLabel(list.search.label).fill(home.headline);
  await press(page, list.search.button);
  const hits = page.locator("[aria-labelledby=hits]");
  await hits.getByRole("link", { name: /headline/i }).click();

  const headline = page.getByRole("textbox", { name: "Headline" });
  await expect(headline).toBeFocused();
  await headline.fill("Films that {city:nowhere}");
  await press(page, form.reviewButton);
  await expect(page).toHaveTitle(/^Not saved/);
  await expect(page.getByRole("alert")).toBeFocused();
  await expectAccessibleScreen(page);
  await page.getByRole("link", { name: /\{city:nowhere\}/ }).click();
  await expect(headline).toHaveValue("Films that {city:nowhere}");

  await headline.fill("Films that {studio} makes");
  await press(page, form.reviewButton);
  const changes = page.getByRole("region", { name: form.changesHeading });
  await expect(changes).toContainText(home.headline);
  await expect(changes).not.toContainText("{studio}");
  await expect(changes.getByRole("button", { name: form.saveButton })).toBeVisible();
  await expectAccessibleScreen(page);
});

test("an entry of a list is added, moved and deleted by buttons, and stays as it was typed", async ({
  page,
  entrance,
}) => {
  await page.goto(entrance);
  await page.goto("/studio/content/article-categories");
  const said = page.getByRole("status");
  await press(page, /^Add/);
  await expect(said).toHaveText(/^Added: number (\d+) of \1$/);
  await page.getByRole("textbox").last().fill("A new topic");
  await press(page, /^Up: /);
  await expect(page.getByRole("textbox").nth(-2)).toHaveValue("A new topic");
  await expect(said).toHaveText(/^Moved: “A new topic” is number \d+ of \d+ now$/);
  await expect(said).toBeInViewport();
  await expectAccessibleScreen(page);
  await press(page, form.reviewButton);
  await expect(page.getByRole("region", { name: form.changesHeading })).toContainText(
    "A new topic",
  );
  await press(page, /^Delete: A new topic/);
  await expect(said).toHaveText("Deleted: A new topic");
  await expect(said).toBeInViewport();
  await expect(page).toHaveTitle(/^Deleted: A new topic/);
  await press(page, form.reviewButton);
  await expect(said).toContainText(notes.nothingChanged.title);
});

test("the form of a page with many parts opens them one by one, and fits a narrow screen", async ({
  page,
  entrance,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(entrance);
  await page.goto("/studio/content/faq");
  await group(page, "/questions").click();
  await group(page, "/questions/1").click();
  await expect(page.locator('[name="/questions/1/id"]')).toHaveAttribute("readonly");
  await page.locator('[name="/questions/1/question"]').fill("Still the same?");
  await press(page, form.reviewButton);
  const changes = page.getByRole("region", { name: form.changesHeading });
  await expect(changes).toContainText("Still the same?");
  await expectAccessibleScreen(page);
  const question = page.locator('[name="/questions/1/question"]');
  await expect(question).not.toBeInViewport();
  await changes.getByRole("link", { name: /^Changed: / }).click();
  await expect(question).toBeInViewport();
});

test("whose session ended while typing signs in elsewhere, and goes on with what was typed @both", async ({
  page,
  context,
  entrance,
  allowConsole,
}) => {
  allowConsole(/status of 403/);
  await page.goto(entrance);
  await page.goto("/studio/content/consent");
  await page.locator('[name="/question"]').fill("Still here?");
  const session = await context.cookies();
  await context.clearCookies();
  await press(page, form.reviewButton);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(inbox.errors.signedOut.title);
  await context.addCookies(session);
  await press(page, inbox.errors.signedOut.button);
  await expect(page.locator('[name="/question"]')).toHaveValue("Still here?");
  await expect(page.getByRole("region", { name: form.changesHeading })).toContainText(
    "Still here?",
  );
});

test("an article is corrected, and a new one looked at, on a narrow screen", async ({
  page,
  entrance,
  allowConsole,
}) => {
  allowConsole(/status of 422/);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(entrance);
  await page.goto(`/studio/content/${article}`);
  await expectAccessibleScreen(page);
  const text = page.getByLabel("Text", { exact: true });
  const written = await text.inputValue();
  await text.fill(`${written}\n\n<iframe src="https://x.test"></iframe>`);
  await press(page, form.reviewButton);
  await expect(page.getByRole("alert")).toContainText("a text has no HTML such as <iframe>");
  await text.fill(`${written}\n\nOne more line.`);
  await press(page, form.reviewButton);
  const changes = page.getByRole("region", { name: form.changesHeading });
  await expect(changes).toContainText("One more line.");
  await expect(changes).not.toContainText(written.slice(0, 40));

  for (const link of [pictures.ofTextLink, entries.moveLink, entries.removeLink]) {
    await page.goto(`/studio/content/${article}`);
    const before = page.url();
    await page.getByRole("link", { name: link }).click();
    await page.waitForURL((url) => url.href !== before);
    await expectAccessibleScreen(page);
  }
  await page.goto("/studio/content");
  await page.locator("summary", { hasText: contentEditor.files.blog ?? "" }).click();
  await page
    .getByRole("link", { name: new RegExp(`^${entries.newLink}: `) })
    .first()
    .click();
  const title = page.locator('[name="/title"]');
  await press(page, form.reviewButton);
  await expect(page).toHaveTitle(/^Not saved/);
  await title.fill("Typed");
  await group(page, "/tags").click();
  await press(page, new RegExp(`^${form.addButton}: ${contentEditor.fields.tags}`));
  await expect(title).toHaveValue("Typed");
  await expectAccessibleScreen(page);
});

test("a translator finds what a language lacks, and translates it under the English text, with a finger @both", async ({
  page,
  entrance,
  allowConsole,
  javaScriptEnabled,
}) => {
  allowConsole(/status of 422/);
  // The same HTML in both ways.
  const expectAccessible = async () => javaScriptEnabled && expectAccessibleScreen(page);
  const { translation } = contentEditor;
  await page.goto(entrance);
  await page.goto("/studio/content");
  await page.getByRole("link", { name: /pages complete$/ }).click();
  await expectAccessible();
  await page.goto("/studio/content/translation/es/consent");
  const grant = page.locator('[name="/grant"]');
  await expect(grant).toHaveAttribute("lang", "es");
  await expect(grant).toHaveAccessibleDescription(new RegExp(consent.grant));
  await expectAccessible();
  await grant.fill("");
  await page.locator('[name="/deny"]').fill("No, {studio}");
  await press(page, form.reviewButton);
  await expect(page).toHaveTitle(/^Not saved/);
  await expect(page.locator('[name="/deny"]')).toHaveValue("No, {studio}");
  await page.locator('[name="/deny"]').fill("No");
  await press(page, form.reviewButton);
  await expect(page.getByRole("region", { name: form.changesHeading })).toContainText(form.nothing);
  await expectAccessible();
  await page
    .getByRole("link", { name: translation.backLink.replace("{language}", "Spanish") })
    .click();
  await expect(page.getByRole("heading", { name: translation.allHeading })).toBeVisible();
});
