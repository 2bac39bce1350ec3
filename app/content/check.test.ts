import { expect, test } from "vitest";
import { z } from "zod";
import { checkParsed, factsOf } from "./check.ts";
import { parseYaml } from "./parse-yaml.ts";
import { offersSchema } from "./schema/offers.ts";
import { country } from "./schema/place.ts";
import { message, text } from "./schema/primitives.ts";

const parse = (name: string, written: string) =>
  parseYaml(`content/${name}.yaml`, new TextEncoder().encode(written));

const BRAND = `names: { name: Fox & Co, legalName: "{studio} Ltd", area: Leeds }
people: { founder: Ann Lee }
studios:
  - { slug: york-uk, city: York, region: NY, regionName: Yorkshire }
`;
const OFFERS = `downloads:
  - { slug: reels, name: 25 Reels, price: 47 }
  - { slug: plan, name: "Plan for {city:york-uk}", price: 1900 }
bundles: [{ slug: kit, name: Kit, price: 900 }]
coaching: { name: Coaching, price: 2000, weeks: 6 }
`;
const PHRASES = 'numbers: [no, one, two, three, four, five, six]\nprices: "{from} to {to}"';
const facts = factsOf(
  new Map([
    ["brand", parse("brand", BRAND)],
    ["offers", parse("offers", OFFERS)],
    ["site", parse("site", "currency: USD\ncountry: US\n")],
    ["phrases", parse("phrases", PHRASES)],
  ]),
);

const schema = z.strictObject({
  title: text.max(60).optional(),
  price: z.int().optional(),
  on: z.boolean().optional(),
  day: z.iso.date("a date such as 2026-11-20").optional(),
  rating: message("value", "count").optional(),
  spots: offersSchema.in.shape.monthly.shape.spots.optional(),
  land: country.optional(),
  notes: z.array(text).optional(),
  people: z
    .array(z.strictObject({ name: text, role: text }))
    .max(2)
    .optional(),
});
const check = (written: string) => checkParsed(schema, parse("x", written), facts);
const said = (written: string) => check(written).problems;

test.each([
  ["title: {price:reels}", "$47"],
  [
    "title: From {prices:downloads}, or {prices:downloads:-}",
    "From $47 to $1,900, or $47 - $1,900",
  ],
  ["title: '{prices:bundles}, {prices:bundles:-}'", "$900, $900"],
  ["title: In {place:york-uk}, {region:york-uk}", "In York, NY, Yorkshire"],
  ["title: By {first-name:founder} of {studio}", "By Ann of Fox & Co"],
  ["title: By {legal-name}", "By Fox & Co Ltd"],
  ["title: Buy {offer:plan}", "Buy Plan for York"],
  ["title: 'In {how-many:coaching-weeks} weeks: {number:coaching-weeks}'", "In six weeks: 6"],
  ["title: '{How-many:downloads} downloads'", "Two downloads"],
])("%s becomes %s", (written, title) => {
  expect(check(written)).toEqual({ problems: [], value: { title } });
});

test("messages keep what is known when a page is rendered, and have plural forms", () => {
  const rating = "{value} from {count} reviews";
  expect(check(`title: One\nrating: "${rating}"`).value).toEqual({ title: "One", rating });
  const forms = { one: "One review", other: "{count} reviews" };
  expect(check(`title: One\nrating:\n  one: One review\n  other: "{count} reviews"`).value).toEqual(
    {
      title: "One",
      rating: forms,
    },
  );
});

test.each([
  [
    "title: One {aera}",
    "title inserts what is not known: there is no {aera} to insert. Write {area}, or words in its place.",
  ],
  [
    "title: Now {price:reel}",
    "there is no {price:reel} to insert. Write {price:reels}, or words in its place.",
  ],
  [
    "title: Now {prize:reels}",
    "there is no {prize:reels} to insert. Write {price:reels}, or words in its place.",
  ],
  [
    "title: Now {price:7-day-launch}",
    "there is no {price:7-day-launch} to insert. Write words in its place.",
  ],
  ["title: Now {price:reels today", "title has lost a }. Write: {price:reels}"],
  ["title: A } sign", "title must have no }, which is for what is inserted."],
  [
    "title: Now {count}",
    "title inserts what is not known: there is no {count} to insert. Write words in its place.",
  ],
  [
    'rating: "{valeu} of 5"',
    "rating inserts what is not known: there is no {valeu} to insert. Write {value}, or words in its place.",
  ],
  ["title: So <b>bold</b>", "title must be plain text: write it without <b>."],
  ["title: <p class='a'>Pasted</p>", "title must be plain text: write it without <p class='a'>."],
  ["title: So&nbsp;bold", "title must be plain text: write it without &nbsp;."],
  [
    "title: From £1,500",
    "title must not name £1,500: prices are in USD, the currency of content/site.yaml.",
  ],
  [
    "title: From 1.500 €",
    "title must not name 1.500 €: prices are in USD, the currency of content/site.yaml.",
  ],
  [
    "title: From GBP 1,500",
    "title must not name GBP 1,500: prices are in USD, the currency of content/site.yaml.",
  ],
  [
    "title: 2026",
    'title must be text, in quotes because it looks like a number, not 2026. Write: title: "2026"',
  ],
  [
    "title: 02134",
    'title must be text, in quotes because it looks like a number, not 02134. Write: title: "02134"',
  ],
  [
    "title: 5.0",
    'title must be text, in quotes because it looks like a number, not 5.0. Write: title: "5.0"',
  ],
  [
    "title: true",
    'title must be text, in quotes because it looks like a switch, not true. Write: title: "true"',
  ],
  ["price: a lot", 'price must be a number, not "a lot".'],
  ["price: £1,500", 'price must be a number, not "£1,500". Write: price: 1500'],
  ["price: £1,500.00", 'price must be a number, not "£1,500.00". Write: price: 1500'],
  ['price: "£1,500.00"', 'price must be a number, not "£1,500.00". Write: price: 1500'],
  ['price: "1500"', 'price must be a number, not "1500". Write: price: 1500'],
  ["price: $1500", 'price must be a number, not "$1500". Write: price: 1500'],
  ["price: 1.500,00 €", 'price must be a number, not "1.500,00 €". Write: price: 1500'],
  ["price: $15k", 'price must be a number, not "$15k".'],
  ["price: $1,500.50", 'price must be a number, not "$1,500.50".'],
  ["on: no", 'on must be true or false, not "no". Write: on: false'],
  ["on: Yes", 'on must be true or false, not "Yes". Write: on: true'],
  ["day: 20/11/2026", 'day must be a date such as 2026-11-20, not "20/11/2026".'],
  [
    "spots: { available: 9, max: 6 }",
    "spots must have at most 6 in `available`, its `max`, not 9: lower one or raise the other.",
  ],
  ["land: UK", "land must be GB, the code of that country, not UK. Write: country: GB"],
  [
    "land: England",
    'land must be the two capital letters of a country, such as US, not "England".',
  ],
  ["hreff: /contact", "has an unknown field hreff: correct the spelling or remove it."],
  ["people:\n  - name: Ann\n", "people 1 (Ann), role is missing: it must be text."],
  [
    "notes:\n  - Note: we film\n",
    'notes 1 must be text, in quotes because it has a colon. Write: - "Note: we film"',
  ],
  ['title: "In { area }"', "title has spaces in { area }. Write: {area}"],
  [
    "people: Ann",
    'people must be a list, each entry on a line that begins with a hyphen, not "Ann".',
  ],
  [`title: ${"Too ".repeat(20)}long`, "title must have at most 60 characters, not 84."],
  [
    `title: ${"Too ".repeat(14)}{offer:plan}`,
    "title must have at most 60 characters, not 69 with what it inserts.",
  ],
])("%j is explained", (written, why) => {
  const line = written.split("\n").length > 2 ? 2 : 1;
  expect(said(written)).toEqual([`content/x.yaml: line ${line}: ${why}`]);
  expect(why).not.toMatch(/\b(zod|undefined|ZodError|string|boolean|expected|invalid|null)\b/i);
});

test("a field that is missing is suggested for one that is not known", () => {
  const own = z.strictObject({ title: text, href: text });
  expect(checkParsed(own, parse("x", "titel: One\nhref: /a"), facts).problems).toEqual([
    "content/x.yaml: line 1: title is missing: it must be text.",
    "content/x.yaml: line 1: has an unknown field titel: correct the spelling, such as title, or remove it.",
  ]);
});

test("a studio that is gone goes from the files with an entry for each", () => {
  const written = "title: Films from {place:york}\n";
  const inMenu = checkParsed(schema, parse("navigation", written), facts).problems.join();
  expect(inMenu).toContain("Write {place:york-uk}, or words in its place. If that studio is gone,");
  expect(said(written).join()).not.toContain("gone");
});

test("all faults of a file are told at once, each with its line", () => {
  const lines = said("title: 5\nprice: much\npeople:\n  - name: Ann\n    role: <i>Editor</i>\n");
  expect(lines.map((it) => /line \d/.exec(it)?.[0])).toEqual(["line 1", "line 2", "line 5"]);
});

test("facts that insert each other are told, and end nothing", () => {
  const brand = parse("brand", 'names: { name: "{area}", area: "{studio}" }');
  expect(factsOf(new Map([["brand", brand]])).problems).toEqual([
    "content/brand.yaml: {studio}, {area}, {studio} insert each other without end. Write words in one of them.",
  ]);
});

test("a file of facts that cannot be read is no fault of those that insert them", () => {
  const broken = factsOf(new Map([["offers", parse("offers", 'downloads: "One')]]));
  expect(checkParsed(schema, parse("x", "title: From {price:reels}"), broken).problems).toEqual([]);
  const short = z.strictObject({ title: text.regex(/^\w+$/, "one word") });
  expect(checkParsed(short, parse("x", "title: {offer:reels}"), broken).problems).toEqual(
    broken.problems,
  );
});

test("entries that share what must be their own are named", () => {
  const pages = z.array(z.strictObject({ path: z.string() }));
  expect(checkParsed(pages, parse("x", "- path: /faq\n- path: /faq\n"), facts).problems).toEqual([
    'content/x.yaml: line 2: entries 1 and 2 both have the path "/faq". Remove one of them.',
  ]);
  const list = z.array(z.strictObject({ slug: z.string() }));
  const parsed = parse("x", "- slug: ada\n- slug: bea\n- slug: ada\n");
  expect(checkParsed(list, parsed, facts).problems).toEqual([
    'content/x.yaml: line 3: entries 1 and 3 both have the slug "ada". Give one of them another, such as "ada-2".',
  ]);
});

test.each([
  ["reviews", " To have no such page, remove /resources/reviews from content/pages.yaml."],
  ["home", ""],
])(
  "an empty list in content/%s.yaml is reported, with how a site does without it where it can",
  (name, end) => {
    const list = z.strictObject({ list: z.array(text).min(1) });
    const [problem] = checkParsed(list, parse(name, "list: []"), facts).problems;
    expect(problem).toBe(`content/${name}.yaml: line 1: list must have at least 1 entry.${end}`);
  },
);

test("the list that is all of a page can go with its page; one within an entry cannot", () => {
  const list = z.strictObject({ members: z.array(z.strictObject({ bio: z.array(text).min(1) })) });
  const [problem] = checkParsed(list, parse("team", "members:\n  - bio: []"), facts).problems;
  expect(problem).toMatch(/must have at least 1 entry\.$/);
});

test("all faults of a file are told at once", () => {
  expect(said("title: Now {price:reel}\nprice: a lot\nland: UK\nnotes: [{count}]")).toEqual([
    expect.stringContaining("line 1: there is no {price:reel}"),
    expect.stringContaining("line 2: price must be a number"),
    expect.stringContaining("line 3: land must be GB"),
    expect.stringContaining("line 4: notes 1 inserts what is not known"),
  ]);
});

test("entries of inner lists that share a name are told with their lines", () => {
  const own = z.array(z.object({ slug: text, films: z.array(z.object({ id: text })).optional() }));
  const written = "- slug: ada\n- slug: ada\n  films: [{ id: a }, { id: a }]\n";
  expect(checkParsed(own, parse("x", written), facts).problems).toEqual([
    'content/x.yaml: line 2: entries 1 and 2 both have the slug "ada". Give one of them another, such as "ada-2".',
    expect.stringContaining('line 3: entries 1 and 2 both have the id "a"'),
  ]);
});
