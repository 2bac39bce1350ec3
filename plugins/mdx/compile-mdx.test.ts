import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createElement } from "react";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { compileMdx } from "./compile-mdx.ts";

const schema = z.strictObject({ title: z.string() });
const Note = ({ text }: { text: string }) => createElement("b", null, text);
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "studio-site-mdx-"));
});
afterAll(() => rm(folder, { recursive: true }));

test("a code block can be scrolled by keyboard and is named after its heading", async () => {
  const html = await render("## File names\n\n```text\na_v1.mp4\n```");
  expect(html).toContain('<pre role="region" tabindex="0" aria-label="Example: File names">');
});

test("tables, task lists, footnotes, strikethrough and bare URLs are supported", async () => {
  const html = await render(`## Costs

| Item | Price |
| :--- | ----: |
| Lamp | $40 |

- [x] Lens wiped
- [ ] Phone *charged*

~~Gone~~ and kept[^1], see www.studio.test.

[^1]: A note.`);
  expect(html).toContain('<div class="scroller" role="region" tabindex="0"');
  expect(html).toContain('aria-label="Table: Costs"');
  expect(html).toContain('<td class="to-right">$40</td>');
  expect(html).toContain('<label><input type="checkbox" checked=""/> Lens wiped</label>');
  expect(html).toContain('<input type="checkbox"/><span> Phone <em>charged</em></span>');
  expect(html).toContain("<del>Gone</del>");
  expect(html).toContain('<h2 class="sr-only" id="footnote-label">Footnotes</h2>');
  expect(html).toContain('href="http://www.studio.test"');
  expect(html).not.toMatch(/style=|align=|disabled/);
});

test("headings have ids, and h2 headings are the table of contents", async () => {
  const { html, contents } = await compile("## First *part*\n\n### Detail\n\n## $5, please");
  expect(contents).toEqual([
    { id: "first-part", text: "First part" },
    { id: "5-please", text: "$5, please" },
  ]);
  expect(html).toContain('<h3 id="detail">');
});

test.each([
  ["Markdown", "[x](javascript:alert)"],
  ["Markdown with capitals", "[x](JavaScript:alert)"],
  ["a reference", "[x][1]\n\n[1]: data:text/html,x"],
  ["a telephone", "[x](tel:+1)"],
  ["JSX", '<a href="javascript:alert(1)">x</a>'],
  ["an attribute's expression", '<a href={"java" + "script:alert(1)"}>x</a>'],
  ["spread attributes", '<a {...{ href: "javascript:alert(1)" }}>x</a>'],
  ["an expression", '{<a href="javascript:alert(1)">x</a>}'],
  ["a form", '<form action="javascript:alert(1)">x</form>'],
])("a URL with another scheme is removed in %s", async (_, source) => {
  expect(await render(source)).toMatch(/(href|action)=""/);
});

test.each(["https://other.test/", "http://other.test/", "//other.test/"])(
  "the foreign link %s opens a new tab",
  async (address) => {
    const html = await render(`[x](${address})`);
    expect(html).toContain(`href="${address}" target="_blank" rel="noopener noreferrer"`);
    expect(html).toContain('<span class="sr-only"> (opens in a new tab)</span>');
  },
);

test.each(["/contact?a=b:c", "#part", "mailto:a@studio.test", "irc://irc.test/a", "xmpp:a@b"])(
  "%s stays as it is",
  async (address) => {
    expect(await render(`[x](${address})`)).toContain(`<a href="${address}">x</a>`);
  },
);

test("components are rendered and listed", async () => {
  const { html, components } = await compile('<Note text="A < B" />');
  expect(html).toBe("<b>A &lt; B</b>");
  expect(components).toEqual(["Note"]);
});

test("a picture between paragraphs is distinguished from an inline one", async () => {
  const file = path.join(folder, "pictures.mdx");
  await writeFile(
    file,
    "---\ntitle: A\n---\n\n![One](1.jpg)\n\nSee ![two](2.jpg)\n\n- ![Three](3.jpg)",
  );
  const { html } = await compileMdx(file, {
    schema,
    picture: ({ alt, isStill }) => `${alt} ${isStill ? "alone" : "within"}`,
  });
  expect(html).toBe("One alone<p>See two within</p><ul><li>Three within</li></ul>");
});

test.each([
  ["an unknown component", "<Unknown />", "there is no component Unknown"],
  ["a style", '<b style={{ color: "red" }}>x</b>', "the content policy forbids styles"],
  ["a picture", "![x](a.jpg)", "pictures only belong to articles"],
  ["JSX that does not end", "text\n\n<Note", /:8:1: Unexpected end of file/],
])("%s fails with the name of the file", async (name, source, message) => {
  const failure = await compile(source).catch((error: Error) => error.message);
  expect(failure).toMatch(message);
  expect(failure, name).toContain("page.mdx:");
});

test("invalid frontmatter fails with the names of file and fields", async () => {
  const file = path.join(folder, "fields.mdx");
  await writeFile(file, "---\ntitle: 5\nauthor: me\n---\n");
  const failure = await compileMdx(file, { schema }).catch((error: Error) => error.message);
  expect(failure).toMatch(/fields\.mdx: title must be text, not 5\./);
  expect(failure).toMatch(/fields\.mdx: has an unknown field author/);
});

async function compile(source: string) {
  const file = path.join(folder, "page.mdx");
  await writeFile(file, `---\ntitle: A page\n---\n\n${source}\n`);
  return compileMdx(file, { schema, components: { Note } });
}

const render = async (source: string) => (await compile(source)).html;
