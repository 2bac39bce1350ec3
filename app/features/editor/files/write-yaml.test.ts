import { expect, test } from "vitest";
import { parse } from "yaml";
import { applyIntent, type Draft, draftOf, editedOf } from "~/features/editor/form/draft";
import type { FormSchema } from "~/features/editor/form/form-schema";
import { writeYaml } from "./write-yaml";

const text: FormSchema = { type: "string" };
const group = (properties: Record<string, FormSchema>, ...optional: string[]): FormSchema => ({
  type: "object",
  properties,
  required: Object.keys(properties).filter((key) => !optional.includes(key)),
});
const list = (items: FormSchema): FormSchema => ({ type: "array", items });

const schema = group(
  {
    title: text,
    price: { type: "integer" },
    pages: list(text),
    open: { type: "boolean" },
    note: text,
    box: group({ heading: text, more: text }, "more"),
    questions: list(
      group({ id: text, page: text, question: text, points: list(text) }, "page", "points"),
    ),
    rest: group({ heading: text }),
  },
  "open",
  "note",
  "rest",
);

const FILE = `# What visitors read first.
title: "We film in {area}"
price:   1200  # in dollars? no: see site
pages: [home, faq]

# A box.
box:
  heading: It's here
questions:
  # The first one is special.
  - id: one
    question: One?
    points:
      - a
      - b
  # About the second.
  - id: two
    page: diy
    question: {price:two}

  - { id: three, question: Three? }
# The end.
`;

function edit(change: (draft: Draft) => void, file = FILE): string {
  const draft = draftOf(schema, parse(file.replace("{price:two}", '"{price:two}"')));
  change(draft);
  return writeYaml(file, editedOf(schema, draft));
}

function changed(change: (draft: Draft) => void): { out: string[]; in: string[] } {
  const [before, after] = [FILE, edit(change)].map((it) => it.split("\n"));
  const without = (all: string[] = [], others: string[] = []) => {
    const left = [...others];
    return all.filter((line) => {
      const at = left.indexOf(line);
      if (at >= 0) left.splice(at, 1);
      return at < 0;
    });
  };
  return { out: without(before, after), in: without(after, before) };
}

test.each([
  ["It's there, “at noon”", "It's there, “at noon”"],
  ["Plain {city:x}, twice", "Plain {city:x}, twice"],
  ["Note: films", '"Note: films"'],
  ["{city:x} first", '"{city:x} first"'],
])("a text without quotes keeps none where it can: %s", (heading, written) => {
  expect(edit((draft) => draft.set("/box/heading", heading))).toContain(`heading: ${written}\n`);
});

test("a form that changes nothing changes no byte of the file", () => {
  expect(edit(() => {})).toBe(FILE);
});

test.each<[string, string, string[], string[]]>([
  [
    "/title",
    "We film: everywhere",
    ['title: "We film in {area}"'],
    ['title: "We film: everywhere"'],
  ],
  [
    "/price",
    "900",
    ["price:   1200  # in dollars? no: see site"],
    ["price:   900  # in dollars? no: see site"],
  ],
  ["/box/heading", "It's “new” #1", ["  heading: It's here"], ['  heading: "It\'s “new” #1"']],
  ["/box/more", "More", [], ["  more: More"]],
  ["/questions/1/page", "", ["    page: diy"], []],
  ["/questions/0/page", "packages", [], ["    page: packages"]],
  ["/pages/1", "about", ["pages: [home, faq]"], ["pages: [home, about]"]],
  ["/note", "true", [], ['note: "true"']],
  ["/open", "true", [], ["open: true"]],
])("a changed %s is its own lines", (name, value, out, put) => {
  expect(changed((draft) => draft.set(name, value))).toEqual({ out, in: put });
});

test("an entry moves with its comment, and one that changed meanwhile keeps its change", () => {
  const moved = edit((draft) => {
    draft.set("/questions/1/question", "Two?");
    applyIntent(draft, { act: "up", name: "/questions/1" });
  });
  expect(moved).toBe(
    FILE.replace(/ {2}- id: one[\s\S]*- b\n/, "").replace(
      /( {2}# About the second.\n)[\s\S]*two\}\n/,
      '$1  - id: two\n    page: diy\n    question: "Two?"\n  - id: one\n    question: One?\n    points:\n      - a\n      - b\n',
    ),
  );
});

test("entries are added, nested ones too, and deleted", () => {
  const added = changed((draft) => {
    const name = applyIntent(draft, { act: "add", name: "/questions" });
    draft.set(`${name}/id`, "four");
    draft.set(`${name}/question`, "Four: what?");
    const point = applyIntent(draft, { act: "add", name: "/questions/0/points" });
    draft.set(`${point}`, "c");
  });
  expect(added).toEqual({
    out: [],
    in: ["      - c", "  - id: four", '    question: "Four: what?"'],
  });
  expect(changed((draft) => applyIntent(draft, { act: "delete", name: "/questions/1" }))).toEqual({
    out: ["  # About the second.", "  - id: two", "    page: diy", "    question: {price:two}"],
    in: [],
  });
});

test("an optional part is put in and left out", () => {
  const put = (draft: Draft) => {
    applyIntent(draft, { act: "put", name: "/rest" });
    draft.set("/rest/heading", "Rest");
  };
  expect(changed(put)).toEqual({ out: [], in: ["rest:", "  heading: Rest"] });
});

test("what is pasted becomes one line, without signs that nobody sees", () => {
  const pasted = "Two\r\nlines\u200b\tand <b>more</b> 🎬 \u05e9\u05dc\u05d5\u05dd ";
  expect(changed((draft) => draft.set("/title", pasted)).in).toEqual([
    'title: "Two lines and <b>more</b> 🎬 \u05e9\u05dc\u05d5\u05dd"',
  ]);
});

test("a block of lines stays one, and a text of one line becomes one", () => {
  const before =
    "title: Film\nscript: |\n  One.\n\n  Two.\ncredits:\n  - name: A\n    note: x # so\n";
  const lines = { type: "string", hasLines: true } as const;
  const whole = group({
    title: text,
    script: lines,
    credits: list(group({ name: text, note: lines })),
  });
  const edit = (changes: Record<string, string>) => {
    const draft: Draft = draftOf(whole, parse(before));
    for (const [name, value] of Object.entries(changes)) draft.set(name, value);
    return writeYaml(before, editedOf(whole, draft));
  };
  expect(edit({ "/script": "One.\r\n\r\nTwo.\r\n" })).toBe(before);
  expect(edit({ "/script": "One.\n\nThree: # 3" })).toBe(before.replace("Two.", "Three: # 3"));
  expect(edit({ "/credits/0/note": "x\ny: z" })).toBe(
    before.replace("note: x # so", "note: |\n      x\n      y: z"),
  );
});
