import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { z } from "zod";
import { compileMdx } from "./compile-mdx.ts";

const folder = mkdtempSync(path.join(tmpdir(), "mdx-errors-"));
afterAll(() => rmSync(folder, { recursive: true }));

async function problemOf(fields: string, body = "Text") {
  const file = path.join(folder, "index.mdx");
  writeFileSync(file, `---\n${fields}\n---\n\n${body}\n`);
  const compiled = compileMdx(file, { schema: z.looseObject({}) });
  return compiled.then(
    () => "",
    (error: Error) => error.message,
  );
}

test.each([
  ["title: How: a guide", 'Write: title: "How: a guide"'],
  ['title: "Parking\nlede: "x"', 'the closing quote is missing. Write: title: "Parking"'],
  ["title: “Park: ing”", "is a typographic quote"],
  [
    'title "Parking"\nlede: "x"',
    'a colon is missing after the name of the field. Write: title: "Parking"',
  ],
  ['title:"Parking"\nlede: "x"', "a space is missing after the colon"],
  [
    '  title: "Parking"\nlede: "x"',
    'line 2, `title: "Parking"`: it begins in another column than its neighbors. Remove the spaces before title.',
  ],
  ['links:\n  - title: "x"\n   href: "y"', 'line 4, `href: "y"`: it begins in another column'],
  ['links:\n\t- title: "x"', "it begins with a tab"],
  ['links:\n  - { title: "x", href: "y"', "its { is not closed. Write } at its end."],
  ['links:\n  - { title: "x" href: "y" }', "a comma is missing between two of its parts"],
  ['tags: ["x", "y"', "its [ is not closed. Write ] at its end."],
  ['title: "x"\ntitle: "y"', 'line 3, `title: "y"`: this field is there already'],
  ["title: @home", 'the text needs quotes because of its signs. Write: title: "@home"'],
  ['title: "He said "yes" then"', "a quote inside of a text ends it"],
  ["title: 'It's'", "an apostrophe ends it"],
  ["script: |\n  Maria: I said \"no\nlength: 'It's'", "line 4, `length: 'It's'`"],
])("the fields %j: %s", async (fields, why) => {
  expect(await problemOf(fields)).toContain(why);
});

test.each([
  ["If x <5 then", "line 5, `If x <5 then`: a < begins a component"],
  ["If {x then", "a { inserts a fact"],
  ["If {price(‘coaching’)} then", "a { inserts a fact"],
  ["If {price('coaching') then", "a } is missing. Write: {price('coaching')}"],
  ["To {site.email now", "a } is missing. Write: {site.email}"],
  ["If {name} then", "{name} is nothing that can be inserted"],
  ["<Callout>\n\nText", "line 5, `<Callout>`: <Callout> is not closed. Write </Callout>"],
  ["Text </Callout>", "this closes what is not open"],
  ["A<br>B", "<br> is not closed. Write <br />."],
  ["Text <!-- x -->", "a note that visitors do not see is written {/* so */}"],
  ["<Calout>\n\nx\n\n</Callout>", "<Calout> is closed as </Callout>. Write the same name"],
  ["<div title=x>y</div>", "a value has no quotes"],
  ["<Box>x</Box>", "there is no component Box"],
])("the text %j: %s", async (body, why) => {
  expect(await problemOf('title: "x"', body)).toContain(why);
});
