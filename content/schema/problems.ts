import type { z } from "zod";

type Issue = z.core.$ZodIssue;

/** What in a content file its schema does not allow, each as one sentence: file, field, what is allowed. */
export function problemsOf(file: string, schema: z.ZodType, value: unknown): string[] {
  const parsed = schema.safeParse(value, { reportInput: true });
  return (parsed.error?.issues ?? []).map((issue) => {
    const field = fieldOf(value, issue.path);
    return `${file}: ${field && `${field} `}${inWords(issue)}.`;
  });
}

const NAMES = ["name", "slug", "id", "title", "label", "value", "question", "path"];

/** Such as "reviews 3 (Mara Lind), rating", counted from one as people do. */
function fieldOf(value: unknown, path: Issue["path"]): string {
  let at = value;
  let field = "";
  for (const key of path) {
    const isEntry = Array.isArray(at);
    at = (at as Record<PropertyKey, unknown> | undefined)?.[key];
    if (isEntry) field += `${field ? " " : "entry "}${Number(key) + 1}${nameOf(at)}`;
    else field += `${field ? ", " : ""}${String(key)}`;
  }
  return field;
}

function nameOf(entry: unknown): string {
  const fields = (entry ?? {}) as Record<string, unknown>;
  const name = NAMES.map((it) => fields[it]).find((it) => typeof it === "string" && it);
  return name ? ` (${name})` : "";
}

function inWords(issue: Issue): string {
  if (issue.code === "custom") return issue.message;
  if (issue.code === "unrecognized_keys") return unknownFields(issue.keys);
  const must = `must ${allowed(issue)}`;
  if (issue.input === undefined) return `is missing: it ${must}`;
  return isShort(issue.input) ? `${must}, not ${JSON.stringify(issue.input)}` : must;
}

function unknownFields(keys: string[]) {
  const [is, it] = keys.length > 1 ? ["are no fields", "them"] : ["is no field", "it"];
  return `may not hold ${keys.join(", ")}, which ${is} of it: correct the spelling or remove ${it}`;
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
  url: "a whole address, such as https://studio.example",
  date: "a date such as 2026-11-20",
};

function allowed(issue: Issue): string {
  if (!/^(Invalid|Too|Unrecognized)/.test(issue.message)) return `be ${issue.message}`;
  if (issue.code === "invalid_type") return `be ${KINDS[issue.expected] ?? issue.expected}`;
  if (issue.code === "invalid_value") return `be ${issue.values.join(" or ")}`;
  if (issue.code === "invalid_format") return `be ${FORMATS[issue.format] ?? issue.message}`;
  if (issue.code === "too_small") return `${amount(issue.origin, "least", issue)}`;
  if (issue.code === "too_big") return `${amount(issue.origin, "most", issue)}`;
  return `be right: ${issue.message}`;
}

type Limit = { minimum?: number | bigint; maximum?: number | bigint };

function amount(origin: string, end: "least" | "most", { minimum, maximum }: Limit): string {
  const limit = Number(minimum ?? maximum);
  if (origin === "string" && end === "least") return "not be empty";
  if (origin === "string") return `have at ${end} ${limit} characters`;
  if (origin !== "array") return `be at ${end} ${limit}`;
  return `have at ${end} ${limit} ${limit === 1 ? "entry" : "entries"}`;
}
