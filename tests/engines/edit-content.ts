import { randomInt } from "node:crypto";
import { expect } from "vitest";
import { about } from "#content/about.yaml";
import { contact } from "#content/contact.yaml";
import { home } from "#content/home.yaml";
import { contentEditor } from "#content/studio/content-editor.yaml";
import { EDITED } from "../e2e/support/sites/site-settings.ts";
import { askForSite } from "../e2e/support/sites/sites.ts";
import { button, isAt, link, named, shows, type Visitor } from "./visitor.ts";

const { form, list, notes } = contentEditor;

/** What each browser edits, as all save at the same time. */
const EDITS: Record<string, Edit> = {
  Firefox: { file: "home", words: home.headline },
  WebKit: { file: "about", words: about.lede },
  lynx: { file: "contact", words: contact.lede },
};

type Edit = { file: string; words: string };

/** The owner finds a text by its words, changes it, looks at the change and saves. */
export async function editContent(visitor: Visitor) {
  const { file, words, changed, expectCommit } = await beginEdit(visitor.browser.name);
  await visitor.open(await entranceOfEdited());
  await visitor.click(link(contentEditor.title), isAt(/\/studio\/content$/));
  await visitor.choose(named("q"), words);
  await visitor.click(button(list.search.button), isAt(/\?q=/));
  await visitor.click({ css: `a[href*="/studio/content/${file}?"]` }, isAt(/field=/));
  await visitor.choose({ css: ":focus" }, changed);
  // Not the hidden button that Return presses.
  const review = { css: "form > :not([aria-hidden]) button", words: form.reviewButton };
  await visitor.click(review, shows(form.changesHeading));
  await visitor.click(button(form.saveButton), shows(notes.saved.title));
  await expectCommit();
}

/** What to change in this browser, and what the repository must have then: this one line is another. */
export async function beginEdit(browser: string) {
  const edit = EDITS[browser] as Edit;
  const changed = `Films that sell, number ${randomInt(1e9)}`;
  const before = await readLines(edit.file);
  async function expectCommit(screen = "") {
    const after = await readLines(edit.file);
    const isOther = (line: string, at: number) => line !== before[at];
    const line = expect.stringContaining(changed);
    expect(after.filter(isOther), screen.slice(-2000)).toEqual([line]);
    expect(after).toHaveLength(before.length);
  }
  return { ...edit, changed, expectCommit };
}

async function readLines(file: string): Promise<string[]> {
  const repository = `${process.env.GITHUB_URL}/repos${EDITED.repository}`;
  const headers = { accept: "application/vnd.github.raw+json", "user-agent": "test" };
  const response = await fetch(`${repository}/contents/content/${file}.yaml`, { headers });
  return (await response.text()).split("\n");
}

export async function entranceOfEdited(): Promise<string> {
  const { url } = await askForSite("edited");
  return `${url}/studio/enter?key=${EDITED.key}`;
}
