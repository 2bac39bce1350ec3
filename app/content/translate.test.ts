import { expect, test } from "vitest";
import { z } from "zod";
import { link, list, message, payloadText, properName, slug, text } from "./schema/primitives.ts";
import { hashOf } from "./text-hash.ts";
import { translate } from "./translate.ts";

const schema = z.strictObject({
  title: text.max(20),
  studio: properName,
  price: z.int(),
  sent: payloadText,
  label: text.optional(),
  points: list(text, 5),
  links: list(link, 5),
  steps: list(z.strictObject({ heading: text, body: text }), 5),
  questions: list(z.strictObject({ id: slug, text, points: z.int() }), 5),
  count: message("count"),
  offer: text,
});

const first = {
  ...{ title: "Films for {area}", studio: "Rainlight", price: 5, sent: "Films" },
  points: ["One", "Two"],
  links: [
    { label: "Contact", href: "/contact" },
    { label: "Home", href: "/" },
  ],
  steps: [{ heading: "A call", body: "It is free." }],
  questions: [
    { id: "who", text: "Who?", points: 3 },
    { id: "why", text: "Why?", points: 4 },
  ],
  count: { one: "{count} review", other: "{count} reviews" },
  offer: "{offer:coaching}, {price:coaching}",
};

const spanish = {
  title: "Películas en {area}",
  points: ["Uno", "Dos"],
  links: [
    { href: "/", label: "Inicio" },
    { href: "/contact", label: "Contacto" },
  ],
  steps: [{ heading: "Una llamada", body: "Es gratis." }],
  questions: [
    { id: "why", text: "¿Por qué?" },
    { id: "who", text: "¿Quién?" },
  ],
  count: { one: "{count} reseña", other: "{count} reseñas" },
};

const inSpanish = (own: object, noted = {}) =>
  translate(schema, first, { ...spanish, ...own }, { language: "es", noted });
const faultsOf = (own: object, noted?: object) =>
  inSpanish(own, noted).refused.map(({ why }) => why);
const stateOf = (own: object, noted?: object) =>
  Object.fromEntries(inSpanish(own, noted).texts.map(({ name, state }) => [name, state]));

test("texts are replaced, by what identifies an entry or by place, and nothing else is", () => {
  expect(inSpanish({})).toMatchObject({ refused: [], leftOver: [] });
  expect(inSpanish({}).value).toEqual({
    ...{ title: "Películas en {area}", studio: "Rainlight", price: 5, sent: "Films" },
    points: ["Uno", "Dos"],
    links: [
      { label: "Contacto", href: "/contact" },
      { label: "Inicio", href: "/" },
    ],
    steps: [{ heading: "Una llamada", body: "Es gratis." }],
    questions: [
      { id: "who", text: "¿Quién?", points: 3 },
      { id: "why", text: "¿Por qué?", points: 4 },
    ],
    count: spanish.count,
    offer: "{offer:coaching}, {price:coaching}",
  });
});

test("a part of the file is known by its place in the translation", () => {
  const { pathIn } = inSpanish({});
  expect(pathIn(["questions", 0, "text"])).toEqual(["questions", 1, "text"]);
  expect(pathIn(["links", 1, "label"])).toEqual(["links", 0, "label"]);
});

test("names and texts without words may be left out, other texts are missing", () => {
  const { texts } = translate(schema, first, undefined, { language: "es" });
  expect(texts.map(({ name, state }) => `${name} ${state}`)).toEqual([
    "title missing",
    "studio optional",
    ...["points[1] missing", "points[2] missing"],
    ...["links[/contact].label missing", "links[/].label missing"],
    ...["steps[1].heading missing", "steps[1].body missing"],
    ...["questions[who].text missing", "questions[why].text missing"],
    "count missing",
    "offer optional",
  ]);
});

test.each([
  [{ price: 7 }, "price is no text, so it is the same in every language: remove it."],
  [{ sent: "Películas" }, "sent is no text, so it is the same in every language: remove it."],
  [
    { questions: [{ id: "who", text: "¿Quién?", points: 9 }] },
    "questions[who].points is no text, so it is the same in every language: remove it.",
  ],
  [
    { title: "Películas" },
    "title lacks {area}, which the text in the first language has: write it where it belongs.",
  ],
  [
    { title: "{area} {studio}" },
    "title has {studio}, which the text in the first language does not have: take it out.",
  ],
  [{ title: ["Películas"] }, "title must be a text, as in the first language."],
  [
    { count: "{count} reseñas" },
    "count needs the plural forms one, other, each on a line of its own.",
  ],
  [{ count: { one: "Una reseña" } }, "count needs the plural form other, too."],
  [{ points: "Uno" }, "points must be a list, each entry on a line that begins with a hyphen."],
  [
    { links: [{ label: "Inicio" }] },
    "links[1] needs href, by which it is found, as in the first language.",
  ],
  [
    { links: [...spanish.links, { href: "/", label: "Inicio" }] },
    "links[3] is a second entry with href: /. Remove one of them.",
  ],
])("%j is refused, with what to write", (own, why) => {
  expect(faultsOf(own)).toEqual([why]);
});

test("a language needs its own plural forms, and may write a number in a word", () => {
  const polish = (count: unknown) =>
    translate(schema, first, { count }, { language: "pl" }).refused.map(({ why }) => why);
  expect(polish(spanish.count)).toEqual(["count needs the plural forms few, many, too."]);
  expect(
    polish({ one: "jedna", few: "{count} opinie", many: "{count} opinii", other: "{count}" }),
  ).toEqual([]);
  const japanese = translate(schema, first, { count: "{count}件" }, { language: "ja" });
  expect(japanese.refused).toEqual([]);
});

test("numbers in words and in digits stand for each other", () => {
  const counted = { title: "{How-many:team} people in {city:leeds-uk}, {prices:bundles:-}" };
  const own = { title: "En {place:leeds-uk}, {number:team} personas, {prices:bundles}" };
  const options = { language: "es" };
  expect(translate(z.strictObject({ title: text }), counted, own, options).refused).toEqual([]);
});

test("a list with another number of entries is missing, with the reason", () => {
  const { texts, refused } = inSpanish({ points: ["Uno"] });
  expect(refused).toEqual([]);
  const why = "points has 1 entry, and 2 in the first language: make it as many, in the same order";
  expect(texts.filter(({ name }) => name.startsWith("points"))).toMatchObject([
    { state: "missing", why },
    { state: "missing", why },
  ]);
});

test("what the first language has no more is left over, and stops nothing", () => {
  const own = {
    ...{ titel: "Películas", label: "Nuevo" },
    questions: [...spanish.questions, { id: "whi", text: "¿?" }],
  };
  expect(faultsOf(own)).toEqual([]);
  expect(inSpanish(own).leftOver.map(({ why }) => why)).toEqual([
    "titel is not in the file in the first language: write title, or remove it.",
    "label is not in the file in the first language: remove it.",
    "questions[3]: the first language has no entry with id: whi. Write who, or remove this entry.",
  ]);
});

test("a text is outdated when the first language has changed since, until it is changed, too", () => {
  const to = hashOf("Películas en {area}");
  const before = { title: { from: hashOf("Videos for {area}"), to } };
  expect(stateOf({}, before)).toMatchObject({ title: "outdated", count: "translated" });
  expect(stateOf({}, { title: { from: hashOf(first.title), to } }).title).toBe("translated");
  expect(stateOf({ title: "Cine en {area}" }, before).title).toBe("translated");
});

test("a text that was right before the first language changed is missing, and no slip", () => {
  const own = "Películas";
  const noted = { title: { from: hashOf("Films"), to: hashOf(own) } };
  expect(faultsOf({ title: own }, noted)).toEqual([]);
  expect(stateOf({ title: own }, noted).title).toBe("wrong");
});

test("a text as in the first language, and one half as long again, are named", () => {
  const long = { body: text };
  const was = { body: "We film for a day, in one place." };
  const own = { body: `${was.body} ${was.body}` };
  const [found] = translate(z.strictObject(long), was, own, { language: "es" }).texts;
  expect(found).toMatchObject({ state: "translated", isLong: true });
  expect(stateOf({ points: ["One", "Dos"] })).toMatchObject({ "points[1]": "unchanged" });
});
