// biome-ignore-all lint/suspicious/noTemplateCurlyInString: such texts are code that is refused
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { z } from "zod";
import { renderingError } from "../check-content/content-error.ts";
import { compileMdx } from "./compile-mdx.ts";

const folder = mkdtempSync(path.join(tmpdir(), "mdx-errors-"));
afterAll(() => rmSync(folder, { recursive: true }));

const Note = () => null;

async function problemOf(fields: string, body = "Text") {
  const file = path.join(folder, "index.mdx");
  writeFileSync(file, `---\n${fields}\n---\n\n${body}\n`);
  const compiled = compileMdx(file, {
    schema: z.looseObject({}),
    components: { Note },
    allowed: { Note: { attributes: ["title"] } },
  });
  return compiled.then(
    () => "",
    (error: Error) => error.message,
  );
}

test.each([
  ["title: How: a guide", 'Write: title: "How: a guide"'],
  ['title: "Parking\nlede: "x"', "a quote is missing: this text begins with one"],
  [
    'title "Parking"\nlede: "x"',
    'a colon is missing after the name of the field. Write: title: "Parking"',
  ],
  ['title:"Parking"\nlede: "x"', "a space is missing after the colon"],
  ['  title: "Parking"\nlede: "x"', "it begins in another column than its neighbors"],
  ['links:\n  - title: "x"\n   href: "y"', "it begins in another column"],
  ['links:\n\t- title: "x"', "it begins with a tab"],
  ['links:\n  - { title: "x", href: "y"', "its { is not closed. Write } at its end."],
  ['links:\n  - { title: "x" href: "y" }', "a comma is missing between two of its parts"],
  ['tags: ["x", "y"', "its [ is not closed. Write ] at its end."],
  ['title: "x"\ntitle: "y"', 'line 3, `title: "y"`: title is there already'],
  ["title: @home", 'a text that begins with @ stands in quotes. Write: title: "@home"'],
  ['title: "He said "yes" then"', "a quote inside of a text ends it"],
  ["title: 'It's'", "an apostrophe ends this text"],
  ["script: |\n  Maria: I said \"no\nlength: 'It's'", "line 4, `length: 'It's'`"],
])("the fields %j: %s", async (fields, why) => {
  expect(await problemOf(fields)).toContain(why);
});

test.each([
  ["If x <5 then", "line 5, `If x <5 then`: a < begins a component"],
  ["If {x then", "a { inserts a fact"],
  ["If {price(‘coaching’)} then", "a { inserts a fact"],
  ["If {price:coaching then", "a } is missing. Write: {price:coaching}"],
  ["To {email now, {studio}", "a } is missing. Write: {email}"],
  ["If {nam} then", "line 5, `If {nam} then`: there is no {nam} to insert. Write words"],
  ["If {aera} then", "there is no {aera} to insert. Write {area}, or"],
  ["It costs {price:coching}", "there is no {price:coching} to insert. Write {price:coaching}, or"],
  [
    "It costs {price('coaching')}",
    "there is no {price('coaching')} to insert. Write {price:coaching}",
  ],
  ["At {site.email}", "there is no {site.email} to insert. Write {email}, or"],
  ["It takes {time:held}", "there is no {time:held} to insert"],
  ["<Callout>\n\nText", "line 5, `<Callout>`: <Callout> is not closed. Write </Callout>"],
  ["Text </Callout>", "this closes what is not open"],
  ["A<br>B", "<br> is not closed. Write <br />."],
  ["Text <!-- x -->", "a note that visitors do not see is written {/* so */}"],
  ["<Calout>\n\nx\n\n</Callout>", "<Calout> is closed as </Callout>. Write the same name"],
  ["<div title=x>y</div>", "a value has no quotes"],
  ["<Box>x</Box>", "there is no component Box"],
  ["Text\n\nimport fs from 'fs'", "line 7, `import fs from 'fs'`: import and export are code"],
  ["export const key = process.env.KEY", "line 5, `export const key = process.env.KEY`: import"],
  ["Now {process.env.KEY}", "line 5, `Now {process.env.KEY}`: a { inserts a fact"],
  ["{fetch('/')}", "a { inserts a fact"],
  ["Now {1 + 1}", "a { inserts a fact"],
  ["<Note n={process.pid} />", "the attributes of a component are texts in quotes"],
  ["<Note {...process.env} />", "the attributes of a component are texts in quotes"],
  ['<Note title="x" onClick="x" />', "<Note> has title, not onClick: remove onClick."],
  ['<sub style="x">2</sub>', "<sub> has no attributes: remove style."],
  ...[
    ...["<script src='https://x.test'></script>", "<style>{`*{}`}</style>", "<base href='/' />"],
    ...["<iframe src='https://x.test' />", "<object data='x' />", "<svg onload='x' />"],
    ...["<form action='x'>y</form>", "<h2 class='x'>y</h2>", "<b>y</b>", "<x-y>z</x-y>"],
  ].map((html) => [html, `a text has no HTML such as <${/[\w-]+/.exec(html)}>`]),
])("the text %j: %s", async (body, why) => {
  expect(await problemOf('title: "x"', body)).toContain(why);
});

test("what Markdown has no sign for, notes and the sign itself are no code", async () => {
  const body =
    'H<sub>2</sub>O<br />\\{x} &lt;b> `<b>` {/* a note */}\n\n<Note title="A < B {studio}" />';
  expect(await problemOf('title: "x"', body)).toBe("");
});

test("fields are read as YAML alone", async () => {
  const file = path.join(folder, "index.mdx");
  writeFileSync(file, "---js\n{ title: process.exit() }\n---\n\nText\n");
  await expect(compileMdx(file, { schema: z.looseObject({}) })).rejects.toThrow(
    "must begin with a line ---",
  );
});

test("what is wrong in a file that a text inserts a fact of is told of that file alone", () => {
  const problem = "content/site.yaml: line 7: currency must be three letters.";
  const text = `Cannot process MDX file with esbuild:\n\n  ContentError: ${problem}`;
  expect(renderingError("index.mdx", new Error(text)).message).toBe(problem);
});
