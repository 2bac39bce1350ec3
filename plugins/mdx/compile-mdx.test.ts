import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createElement } from "react";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { compileMdx } from "./compile-mdx.ts";

const schema = z.strictObject({ title: z.string() });
const Note = ({ text }: { text: string }) => createElement("b", null, text);
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "studio-site-mdx-"));
});
afterAll(() => rm(folder, { recursive: true }));

const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
beforeEach(() => warn.mockClear());

test("tables, task lists, footnotes, strikethrough, code and bare URLs are supported", async () => {
  const html = await render(`## Costs

| Item | Price |
| :--- | ----: |
| Lamp | 40 |

- [x] Lens wiped
- [ ] Phone *charged*

~~Gone~~ and kept[^1], see www.studio.test.

\`\`\`text
a_v1.mp4
\`\`\`

[^1]: A note.`);
  for (const part of [
    '<div class="scroller" role="region" tabindex="0"',
    'aria-label="Table: Costs"',
    '<td class="text-end">40</td>',
    '<label><input type="checkbox" checked=""/> Lens wiped</label>',
    '<input type="checkbox"/><span> Phone <em>charged</em></span>',
    "<del>Gone</del>",
    '<h2 class="sr-only" id="footnote-label">Footnotes</h2>',
    'href="http://www.studio.test"',
    '<pre role="region" tabindex="0" aria-label="Example: Costs">',
  ])
    expect(html).toContain(part);
  expect(html).not.toMatch(/style=|align=|disabled/);
});

test("headings have ids, and h2 headings are the table of contents", async () => {
  const { html, contents } = await compile("## First *part*\n\n### Detail\n\n## 5, please");
  expect(contents).toEqual([
    { id: "first-part", text: "First part" },
    { id: "5-please", text: "5, please" },
  ]);
  expect(html).toContain('<h3 id="detail">');
});

test.each([
  "[x](javascript:alert)",
  "[x](JavaScript:alert)",
  "[x][1]\n\n[1]: data:text/html,x",
  "[x](tel:+1)",
])("%j becomes empty, and a warning names file and address", async (source) => {
  const { html, refusedUrls } = await compile(source);
  expect(html).toContain('href=""');
  expect(refusedUrls).toEqual([expect.stringMatching(/^(javascript|data|tel):/i)]);
  expect(warn.mock.calls).toEqual([[expect.stringMatching(/page\.mdx: .*is left empty/)]]);
});

test("the warning of each refused link names its own line", async () => {
  await compile(
    "Call [us](tel:+1).\n\nOr [us](tel:+1) again, [not](sms:+1), [write](mailto:a@b.test).",
  );
  expect(warn.mock.calls.map(([text]) => String(text).replace(/^.*page/, "page"))).toEqual([
    expect.stringMatching(/^page\.mdx: line 5, `Call \[us\]\(tel:\+1\)\.`: tel:\+1 is left empty/),
    expect.stringMatching(/^page\.mdx: line 7, `Or/),
    expect.stringMatching(/^page\.mdx: line 7, .* no links with sms:/),
  ]);
});

const NEW_TAB = ' target="_blank" rel="noopener noreferrer"';
const SPOKEN = '<span class="sr-only"> (opens in a new tab)</span>';

test.each([
  ...["https://other.test/", "//other.test/"].map((address) => [address, NEW_TAB, SPOKEN]),
  ...["/contact?a=b:c", "#part", "mailto:a@studio.test", "xmpp:a@b"].map((it) => [it, "", ""]),
])("a link to %s has the attributes%s", async (address, attributes, spoken) => {
  const html = await render(`[x](${address})`);
  expect(html).toContain(`<a href="${address}"${attributes}>x${spoken}</a>`);
});

test("components are rendered and listed, and a picture that stands alone is in no paragraph", async () => {
  const note = await compile('<Note text="A < B" />');
  expect([note.html, note.components]).toEqual(["<b>A &lt; B</b>", ["Note"]]);
  const text = "![One](1.jpg)\n\nSee ![two](2.jpg)\n\n- ![Three](3.jpg)";
  const { html } = await compile(text, ({ alt }) => alt);
  expect(html).toBe("One<p>See two</p><ul><li>Three</li></ul>");
});

test.each([
  ["<Unknown />", "there is no component Unknown"],
  ["![x](a.jpg)", "a legal page shows no pictures"],
  ["text\n\n<Note", /line 7, `<Note`: a < begins a component/],
])("%j fails with the name of the file", async (source, message) => {
  await expect(compile(source)).rejects.toThrow(message);
  await expect(compile(source)).rejects.toThrow("page.mdx:");
});

test("invalid frontmatter fails with the names of file and fields", async () => {
  const failure = compile("", undefined, "title: 5\nauthor: me");
  await expect(failure).rejects.toThrow(
    /page\.mdx: line 2: title must be text, in quotes because it looks like a number, not 5\. .*\n.*page\.mdx: line 3: has an unknown field author/,
  );
});

type Options = Parameters<typeof compileMdx>[1];

async function compile(source: string, picture?: Options["picture"], matter = "title: A page") {
  const file = path.join(folder, "page.mdx");
  await writeFile(file, `---\n${matter}\n---\n\n${source}\n`);
  const allowed = { Note: { attributes: ["text"] } };
  return compileMdx(file, { schema, components: { Note }, allowed, ...(picture && { picture }) });
}

const render = async (source: string) => (await compile(source)).html;
