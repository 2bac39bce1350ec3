import type { z } from "zod";

type Issue = z.core.$ZodIssue;

/** Finds the line of a field in the source of a content file. */
export type LineOf = (file: string, path: PropertyKey[]) => number | undefined;

/** What a content file's schema does not allow, one sentence each: file, line, field, what is allowed. */
export function problemsOf(
  file: string,
  schema: z.ZodType,
  value: unknown,
  lineOf?: LineOf,
): string[] {
  const parsed = schema.safeParse(value, { reportInput: true });
  const issues = parsed.error?.issues ?? [];
  return issues.filter(isOwn).map((issue) => {
    const field = fieldOf(value, issue.path);
    const unknown = issue.code === "unrecognized_keys" ? issue.keys : [];
    const line = lineOf?.(file, [...issue.path, ...unknown]);
    return `${file}: ${line ? `line ${line}: ` : ""}${field && `${field} `}${describeIssue(issue)}.`;
  });
}

/** Not a consequence of another one: what has the wrong kind has the wrong length as well. */
function isOwn(issue: Issue, at: number, issues: Issue[]): boolean {
  const before = issues.slice(0, at);
  return !before.some(
    ({ code, path }) => code === "invalid_type" && String(path) === String(issue.path),
  );
}

const KEYS = ["slug", "id", "path"];

/** Entries of one list that share what must be their own, one sentence each. */
export function duplicatesIn(file: string, value: unknown, path: string[] = []): string[] {
  if (typeof value !== "object" || value === null) return [];
  const below = Object.entries(value).flatMap(([key, part]) =>
    duplicatesIn(file, part, [...path, key]),
  );
  if (!Array.isArray(value)) return below;
  const own = KEYS.flatMap((key) => {
    const names = value.map((entry) => property(entry, key));
    return names.flatMap((name, at) => {
      const first = names.indexOf(name);
      if (typeof name !== "string" || first === at) return [];
      const list = path.length > 0 ? `${path.join(", ")}: ` : "";
      return `${file}: ${list}entries ${first + 1} and ${at + 1} both have the ${key} "${name}". Give one of them another, such as "${name}-2".`;
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

function describeIssue(issue: Issue): string {
  if (issue.code === "custom") return issue.message;
  if (issue.code === "unrecognized_keys") return describeUnknownFields(issue.keys);
  if (issue.code === "invalid_key") {
    const [wrong] = issue.issues;
    return `is no name that can stand there: it must ${wrong ? describeAllowed(wrong) : "be another"}`;
  }
  const must = `must ${describeAllowed(issue)}`;
  if (issue.input === undefined) return `is missing: it ${must}`;
  if (isShort(issue.input)) return `${must}, not ${JSON.stringify(issue.input)}`;
  const isTooLong = issue.code === "too_big" && typeof issue.input === "string";
  return isTooLong ? `${must}, not ${issue.input.length}` : must;
}

function describeUnknownFields(keys: string[]) {
  const [a, fields, them] = keys.length > 1 ? ["", "fields", "them"] : ["an ", "field", "it"];
  return `has ${a}unknown ${fields} ${keys.join(", ")}: correct the spelling or remove ${them}`;
}

const isShort = (input: unknown) =>
  typeof input === "number" || (typeof input === "string" && input.length > 0 && input.length < 60);

const KINDS: Record<string, string> = {
  string: "text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list in [ ]",
  tuple: "a list in [ ]",
  object: "a group of fields in { }",
  record: "a group of fields in { }",
};
const FORMATS: Record<string, string> = {
  email: "an e-mail address",
  url: "a full address, such as https://studio.example",
  date: "a date such as 2026-11-20",
};

function describeAllowed(issue: Issue): string {
  // A message of the schema's own, such as "a date such as 2026-11-20, in quotes".
  if (!/^(Invalid|Too|Unrecognized)/.test(issue.message)) return `be ${issue.message}`;
  if (issue.code === "invalid_type") return `be ${describeKind(issue.expected, issue.input)}`;
  if (issue.code === "invalid_value") {
    return `be ${issue.values.map((it) => JSON.stringify(it)).join(" or ")}`;
  }
  if (issue.code === "invalid_format") return `be ${FORMATS[issue.format] ?? issue.message}`;
  if (issue.code === "too_small") return describeLimit(issue.origin, "least", issue.minimum);
  if (issue.code === "too_big") return describeLimit(issue.origin, "most", issue.maximum);
  return `be valid: ${issue.message}`;
}

/** Quotes make the difference between a number and a text. */
function describeKind(expected: string, input: unknown): string {
  const kind = KINDS[expected] ?? expected;
  if (expected === "string" && input !== undefined) return `${kind} in quotes`;
  const isQuoted = typeof input === "string" && /^(number|int|boolean)$/.test(expected);
  return isQuoted ? `${kind} without quotes` : kind;
}

function describeLimit(origin: string, end: "least" | "most", limit: number | bigint): string {
  if (origin === "string" && end === "least") return "not be empty";
  if (origin === "string") return `have at ${end} ${limit} characters`;
  if (origin !== "array") return `be at ${end} ${limit}`;
  return `have at ${end} ${limit} ${Number(limit) === 1 ? "entry" : "entries"}`;
}
