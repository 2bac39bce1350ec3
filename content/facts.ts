// What other texts insert from brand.ts, so that a name, a city or a number is written once. MDX files write
// {names.name}, {site.email} and {city(...)}.
import { names, people, studios } from "./brand.ts";
import { site } from "./site.ts";

/** The full name of one of `people`. */
export function fullName(who: string): string {
  return lookUp("people", people, who);
}

export function firstName(who: string): string {
  return fullName(who).split(" ")[0] ?? "";
}

const studiosBySlug = Object.fromEntries(studios.map((studio) => [studio.slug, studio]));

/** The city of a studio, by its slug. */
export function city(slug: string): string {
  return lookUp("studios", studiosBySlug, slug).city;
}

/** Of a studio, such as "Utah". */
export function regionName(slug: string): string {
  return lookUp("studios", studiosBySlug, slug).regionName;
}

/** Such as "Provo, UT". */
export function place(slug: string): string {
  return `${city(slug)}, ${lookUp("studios", studiosBySlug, slug).region}`;
}

const SMALL = "no one two three four five six seven eight nine ten eleven twelve".split(" ");
const TENS: Record<number, string> = { 20: "twenty", 30: "thirty", 40: "forty", 50: "fifty" };

/** How many, in a word where there is one: "seven", and "23". */
export function inWords(count: number): string {
  return SMALL[count] ?? TENS[count] ?? `${count}`;
}

/** The same at the beginning of a sentence: "Seven". */
export function inWordsFirst(count: number): string {
  const words = inWords(count);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const INSERT =
  /\{(names|site)\.(\w+)\}|\{(fullName|firstName|city|regionName|place)\('([^']+)'\)\}/g;
const calls = { fullName, firstName, city, regionName, place };

/** An MDX file's text with its facts filled in. */
export function fillFacts(text: string): string {
  return text.replace(INSERT, (inserted, facts, field, call: keyof typeof calls, of) => {
    if (call) return calls[call](of);
    const { name, email } = site;
    const known: Record<string, string> = facts === "site" ? { name, email } : names;
    const value = known[field];
    if (value !== undefined) return value;
    const insertable = Object.keys(known).map((it) => `{${facts}.${it}}`);
    throw new Error(
      `${inserted} is nothing that can be inserted. There is ${insertable.join(", ")}.`,
    );
  });
}

function lookUp<Value>(list: string, values: Record<string, Value>, name: string): Value {
  const value = values[name];
  if (value !== undefined) return value;
  const known = Object.keys(values).join(", ");
  throw new Error(
    `content/brand.ts: ${list} has no "${name}", which another file of content/ uses: search them for "${name}". There is ${known}.`,
  );
}
