import { expect, test } from "vitest";
import { z } from "zod";
import { words } from "./primitives";
import { duplicatesIn, problemsOf } from "./problems";

const person = z.strictObject({ name: z.string().min(1).max(5), rating: z.int().min(1).max(5) });
const schema = z.strictObject({
  people: z.array(person).min(1).max(2),
  kind: z.enum(["film", "reel"]),
  line: words(3).optional(),
  day: z.iso.date("a date such as 2026-11-20, in quotes"),
});
const right = { people: [{ name: "Ada", rating: 5 }], kind: "film", day: "2026-11-20" };
const said = (value: unknown) => problemsOf("content/people.ts", schema, value);

test("what is allowed is not mentioned", () => {
  expect(said(right)).toEqual([]);
});

test.each([
  [{ people: [{ name: "Ada", rating: 7 }] }, "people 1 (Ada), rating must be at most 5, not 7."],
  [{ people: [{ name: "Ada" }] }, "people 1 (Ada), rating is missing: it must be a number."],
  [{ people: [{ name: "", rating: 1 }] }, "people 1, name must not be empty."],
  [
    { people: [{ name: "Ada", rating: "5" }] },
    'people 1 (Ada), rating must be a number without quotes, not "5".',
  ],
  [{ people: [{ name: 5, rating: 5 }] }, "people 1, name must be text in quotes, not 5."],
  [{ people: "Ada" }, 'people must be a list in [ ], not "Ada".'],
  [{ people: [] }, "people must have at least 1 entry."],
  [{ people: Array(3).fill(right.people[0]) }, "people must have at most 2 entries."],
  [
    { people: [{ name: "Adelaide", rating: 1 }] },
    'people 1 (Adelaide), name must have at most 5 characters, not "Adelaide".',
  ],
  [{ kind: "play" }, 'kind must be "film" or "reel", not "play".'],
  [{ line: "one two  three four" }, "line must have at most 3 words."],
  [{ day: "soon" }, 'day must be a date such as 2026-11-20, in quotes, not "soon".'],
  [{ day: undefined }, "day is missing: it must be a date such as 2026-11-20, in quotes."],
  [{ dya: "soon" }, "has an unknown field dya: correct the spelling or remove it."],
])("%j is one sentence: file, field, what is allowed", (wrong, sentence) => {
  expect(said({ ...right, ...wrong })).toEqual([`content/people.ts: ${sentence}`]);
});

test("entries that share what must be their own are named", () => {
  const people = [
    { slug: "ada" },
    { slug: "bea" },
    { slug: "ada", films: [{ id: "a" }, { id: "a" }] },
  ];
  expect(duplicatesIn("content/people.ts", { people })).toEqual([
    'content/people.ts: people: entries 1 and 3 both have the slug "ada". Give one of them another, such as "ada-2".',
    expect.stringContaining('people, 2, films: entries 1 and 2 both have the id "a"'),
  ]);
});
