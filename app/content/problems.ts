import type { z } from "zod";
import { describeUnknown } from "./fill-facts.ts";
import { similar } from "./nearest.ts";
import type { ParsedFile, Path } from "./parse-yaml.ts";

type Issue = z.core.$ZodIssue;

/** A sentence that names file, line, field, what is allowed and what to write; for a form the field, and the rest of it. */
export type Problem = { path: Path; sentence: string; why?: string };

export function describeIssues(
  parsed: ParsedFile,
  issues: Issue[],
  value: unknown,
  facts: string[] = [],
): Problem[] {
  const { file, lineOf } = parsed;
  const own = issues.map(innermost).filter(isOwn);
  return own.map((issue) => {
    const field = fieldOf(value, issue.path);
    const unknown = issue.code === "unrecognized_keys" ? issue.keys.slice(0, 1) : [];
    const line = lineOf([...issue.path, ...unknown]);
    const cause = describeIssue(issue, { parsed, facts, missing: missingBeside(issue, own) });
    const why = cause + withoutPage(file, issue);
    const sentence = `${file}: line ${line}: ${field && `${field} `}${why}`;
    return { path: issue.path, sentence, why };
  });
}

function missingBeside({ path }: Issue, issues: Issue[]): string[] {
  const missing = issues.filter((it) => it.code !== "custom" && it.input === undefined);
  const beside = missing.filter((it) => String(it.path.slice(0, -1)) === String(path));
  return beside.map((it) => String(it.path.at(-1)));
}

/** What a site without entries of these lists removes instead of the last one. */
const PAGES: Record<string, string> = {
  "content/reviews.yaml": "/resources/reviews",
  "content/use-cases.yaml": "/video-use-cases",
  "content/values.yaml": "/company/values",
  "content/faq.yaml": "/faq",
  "content/team.yaml": "/company/team",
};

function withoutPage(file: string, issue: Issue): string {
  const page = PAGES[file];
  // The list that is the page, not one within an entry.
  const isEmptyList =
    issue.code === "too_small" && issue.origin === "array" && issue.path.length === 1;
  return page && isEmptyList
    ? ` To have no such page, remove ${page} from content/pages.yaml.`
    : "";
}

/** Of alternatives the one that is meant: what it says of the kind of the value is no reason to refuse it. */
function innermost(issue: Issue): Issue {
  if (issue.code !== "invalid_union" || !/^Invalid/.test(issue.message)) return issue;
  const meant = issue.errors.find(([first]) => first && first.path.length > 0) ?? issue.errors[0];
  const [inner] = meant ?? [];
  return inner ? innermost({ ...inner, path: [...issue.path, ...inner.path] }) : issue;
}

/** No consequence of another issue: a value of the wrong type also has the wrong length. */
function isOwn(issue: Issue, at: number, issues: Issue[]): boolean {
  const before = issues.slice(0, at);
  return !before.some(
    ({ code, path }) => code === "invalid_type" && String(path) === String(issue.path),
  );
}

const KEYS = ["slug", "id", "path"];

/** Entries of one list that share what must be their own. */
export function describeDuplicates(
  parsed: ParsedFile,
  value: unknown = parsed.value,
  path: PropertyKey[] = [],
): Problem[] {
  if (typeof value !== "object" || value === null) return [];
  const below = Object.entries(value).flatMap(([key, part]) =>
    describeDuplicates(parsed, part, [...path, key]),
  );
  if (!Array.isArray(value)) return below;
  const own = KEYS.flatMap((key) => {
    const names = value.map((entry) => property(entry, key));
    return names.flatMap((name, at) => {
      const first = names.indexOf(name);
      if (typeof name !== "string" || first === at) return [];
      const field = [...path, at, key];
      const line = parsed.lineOf(field);
      const remedy =
        key === "path" ? "Remove one of them" : `Give one of them another, such as "${name}-2"`;
      const why = `entries ${first + 1} and ${at + 1} both have the ${key} "${name}". ${remedy}.`;
      return [{ path: field, sentence: `${parsed.file}: line ${line}: ${why}`, why }];
    });
  });
  return [...own, ...below];
}

const NAMES = ["name", "slug", "id", "title", "label", "value", "question", "path"];

/** Such as "reviews 3 (Mara Lind), rating", counted from one. */
function fieldOf(value: unknown, path: Issue["path"]): string {
  let parent = value;
  let field = "";
  for (const key of path) {
    const isEntry = Array.isArray(parent);
    parent = property(parent, key);
    if (isEntry) field += `${field ? " " : "entry "}${Number(key) + 1}${nameOf(parent)}`;
    else field += `${field ? ", " : ""}${String(key)}`;
  }
  return field;
}

function nameOf(entry: unknown): string {
  const name = NAMES.map((it) => property(entry, it)).find((it) => typeof it === "string" && it);
  return name ? ` (${name})` : "";
}

function property(value: unknown, key: PropertyKey): unknown {
  return Reflect.get(Object(value), key);
}

type Around = { parsed: ParsedFile; facts: string[]; missing: string[] };

/** What is to be written ends without a period, which would be copied. */
function describeIssue(issue: Issue, around: Around): string {
  const why = describeCause(issue, around);
  return / Write: \S/.test(why) ? why : `${why}.`;
}

function describeCause(issue: Issue, { parsed, facts, missing }: Around): string {
  if (issue.code === "custom") return describeCustom(issue, facts);
  if (issue.code === "unrecognized_keys") return describeUnknownFields(issue, missing);
  if (issue.code === "invalid_key") {
    const [wrong] = issue.issues;
    return `is no name that can stand there: it must ${wrong ? describeAllowed(wrong) : "be another"}`;
  }
  const must = `must ${describeAllowed(issue)}`;
  if (issue.input === undefined) return `is missing: it ${must}`;
  const source = typeof issue.input === "string" ? undefined : parsed.sourceOf(issue.path);
  const remedy = describeRemedy(issue, source);
  if (isShort(issue.input)) return `${must}, not ${source ?? JSON.stringify(issue.input)}${remedy}`;
  if (issue.code !== "too_big" || typeof issue.input !== "string") return `${must}${remedy}`;
  const written = issue.path.reduce<unknown>(property, parsed.value);
  return `${must}, not ${issue.input.length}${written === issue.input ? "" : " with what it inserts"}`;
}

function describeCustom({ message, params }: z.core.$ZodIssueCustom, facts: string[]): string {
  if (typeof params?.unknown !== "string") return message;
  const known = params.names.length > 0 ? params.names : facts;
  return `inserts what is not known: ${describeUnknown(params.unknown, known).replace(/\.$/, "")}`;
}

function describeUnknownFields({ keys }: { keys: string[] }, missing: string[]) {
  const [a, fields, them] = keys.length > 1 ? ["", "fields", "them"] : ["an ", "field", "it"];
  const [like] = keys.flatMap((key) => similar(key, missing));
  const meant = like ? `, such as ${like},` : "";
  return `has ${a}unknown ${fields} ${keys.join(", ")}: correct the spelling${meant} or remove ${them}`;
}

/** Such as £1,500.00, 1.500 € or USD 1500: the thousands may be apart, and there are no pence. */
const AMOUNT = /^[^\d.,]*(\d[\d,. ]*?)(?:[.,]00?)?\s*(?:\p{Sc}|[A-Z]{3})?$/u;

/** What to write instead of a value of the wrong type, where that is certain. */
function describeRemedy({ code, input, path, ...issue }: Issue, source = `${input}`): string {
  if (code !== "invalid_type" || !("expected" in issue)) return "";
  const key = path.at(-1);
  const write = (value: string) => `. Write: ${typeof key === "string" ? `${key}:` : "-"} ${value}`;
  if (issue.expected === "string" && /^(number|boolean)$/.test(typeof input))
    return write(`"${source}"`);
  if (issue.expected === "string" && typeof key === "number") {
    // `- Note: a text` is a group with one field.
    const [[name, text] = [], ...others] = Object.entries(Object(input));
    if (typeof text === "string" && others.length === 0)
      return `, in quotes because it has a colon${write(JSON.stringify(`${name}: ${text}`))}`;
  }
  if (typeof input !== "string") return "";
  if (issue.expected === "boolean") {
    if (/^(yes|on|true)$/i.test(input)) return write("true");
    if (/^(no|off|false)$/i.test(input)) return write("false");
  }
  if (!/^(number|int)$/.test(String(issue.expected))) return "";
  if (/^\d+(\.\d+)?$/.test(input)) return write(input);
  const amount = AMOUNT.exec(input)?.[1]?.replace(/[,. ](?=\d{3})/g, "") ?? "";
  return /^\d+$/.test(amount) ? write(amount) : "";
}

/** What describeIssues says, without what is advice for a file alone: how YAML writes it. */
export function inForm(why: string): string {
  return why
    .replace(/ such as \w+: "([^"]*)"/g, " such as “$1”")
    .replace(/ such as \{ .*? \}/g, " with a file and what it shows")
    .replace(" beside index.mdx", " of this text: see “Its pictures”")
    .replace(/,? in quotes(?: because it looks like a \w+)?(?=[,.]| or |$)/g, "")
    .replace(/ Write: (?:[\w-]+:|-) (.+)$/s, " Write: $1")
    .replace(/^is missing: it must (?:be text|not be empty)\b/, "must not be empty")
    .replace(
      /^is missing: it must be (?:a list|a group of fields), each .*$/s,
      "is missing: add it.",
    )
    .replace(/^is missing: it must/, "is empty: it must");
}

const isShort = (input: unknown) =>
  /^(number|boolean)$/.test(typeof input) ||
  (typeof input === "string" && input.length > 0 && input.length < 60);

const LIST = "a list, each entry on a line that begins with a hyphen";
const GROUP = "a group of fields, each on a line such as name: Text";
const KINDS: Record<string, string> = {
  string: "text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: LIST,
  tuple: LIST,
  object: GROUP,
  record: GROUP,
};
const FORMATS: Record<string, string> = {
  email: "an e-mail address",
  url: "a full address, such as https://studio.example",
  date: "a date such as 2026-11-20",
};

function describeAllowed(issue: Issue): string {
  // A message of the schema's own, such as "a date such as 2026-11-20".
  if (!/^(Invalid|Too|Unrecognized)/.test(issue.message)) return `be ${issue.message}`;
  if (issue.code === "invalid_type") return `be ${describeKind(issue.expected, issue.input)}`;
  if (issue.code === "invalid_value")
    return `be ${issue.values.map((it) => JSON.stringify(it)).join(" or ")}`;
  if (issue.code === "invalid_format") return `be ${FORMATS[issue.format] ?? issue.message}`;
  if (issue.code === "too_small") return describeLimit(issue.origin, "least", issue.minimum);
  if (issue.code === "too_big") return describeLimit(issue.origin, "most", issue.maximum);
  return `be valid: ${issue.message}`;
}

function describeKind(expected: string, input: unknown): string {
  const kind = KINDS[expected] ?? expected;
  if (expected === "string" && /^(number|boolean)$/.test(typeof input))
    return `${kind}, in quotes because it looks like a ${typeof input === "number" ? "number" : "switch"}`;
  return kind;
}

function describeLimit(origin: string, end: "least" | "most", limit: number | bigint): string {
  if (origin === "string" && end === "least") return "not be empty";
  if (origin === "string") return `have at ${end} ${limit} characters`;
  if (origin !== "array") return `be at ${end} ${limit}`;
  return `have at ${end} ${limit} ${Number(limit) === 1 ? "entry" : "entries"}`;
}
