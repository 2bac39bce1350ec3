import { alternativeOf, alternativesOf, entryOf, type FormSchema, fieldsOf } from "./form-schema";

/**
 * What a form holds, by the names of its controls. A name is a JSON pointer (RFC 6901) into the file as it was opened.
 * An entry of a list keeps its name when it moves: `<list>#order` is their order, and new ones are n1, n2 and so on.
 * `<group>#there` says that an optional group is there, `<part>#as` which alternative a part is.
 */
export type Draft = Map<string, string>;

/** The control that says behind which entry another one is moved; empty for the top of the list. */
export const MOVE_AFTER = "move-after";

const NEW = /^n\d+$/;

export function nameOf(group: string, key: string | number): string {
  return `${group}/${String(key).replaceAll("~", "~0").replaceAll("/", "~1")}`;
}

export function draftOf(schema: FormSchema, value: unknown): Draft {
  const draft: Draft = new Map();
  put(draft, schema, value, "");
  return draft;
}

export function draftOfPost(posted: URLSearchParams): Draft {
  return new Map([...posted].filter(([name]) => /^[/#]/.test(name)));
}

function put(draft: Draft, schema: FormSchema, value: unknown, name: string): void {
  const alternatives = alternativesOf(schema);
  const { type } = schema;
  if (alternatives) {
    const chosen = value === undefined ? 0 : alternativeOf(alternatives, value);
    draft.set(`${name}#as`, String(chosen));
    put(draft, alternatives[chosen] ?? {}, value, name);
  } else if (type === "array" || type === "object") {
    if (value !== undefined) draft.set(`${name}#there`, "1");
    const putParts = type === "array" ? putList : putGroup;
    putParts(draft, schema, value, name);
  } else if (value !== undefined && value !== null) draft.set(name, String(value));
}

function putList(draft: Draft, schema: FormSchema, value: unknown, name: string): void {
  const entries = Array.isArray(value) ? value : [];
  putOrder(draft, name, [...entries.keys()].map(String));
  for (const [at, entry] of entries.entries())
    put(draft, entryOf(schema, at), entry, nameOf(name, at));
}

function putGroup(draft: Draft, schema: FormSchema, value: unknown, name: string): void {
  const fields = fieldsOf(schema);
  const keys = fields?.map(({ key }) => key) ?? Object.keys(Object(value));
  if (!fields) putOrder(draft, name, keys);
  for (const key of keys) {
    const part = fields?.find((it) => it.key === key)?.schema ?? freeFieldOf(schema);
    put(draft, part, Reflect.get(Object(value), key), nameOf(name, key));
  }
}

export function freeFieldOf({ additionalProperties }: FormSchema): FormSchema {
  return additionalProperties || {};
}

export function orderOf(draft: Draft, name: string): string[] {
  const order = draft.get(`${name}#order`);
  return order ? order.split(",").map(decodeURIComponent) : [];
}

export function putOrder(draft: Draft, name: string, keys: string[]): void {
  draft.set(`${name}#order`, joinOrder(keys));
}

export const joinOrder = (keys: string[]) => keys.map(encodeURIComponent).join(",");

/** An entry that the file does not have yet. */
export function isNew(name: string): boolean {
  return name.split("/").some((key) => NEW.test(key));
}

/** What a button does with which part, such as "up /questions/3"; `after`: the entry that another one is moved behind. */
export type Intent = { act: string; name: string; fact?: string | undefined; after?: string };

export function readIntent(fields: URLSearchParams): Intent {
  const [act = "", name = "", fact] = (fields.get("intent") ?? "save").split(" ");
  return { act, name, fact, after: fields.get(MOVE_AFTER) ?? "" };
}

/** Adds, moves or deletes an entry or an optional part; returns the name of the part to go on with. */
export function applyIntent(draft: Draft, intent: Intent): string | null {
  const { act, name, fact } = intent;
  if (act === "add") return addEntry(draft, name);
  if (act === "show" || act === "offer") return name;
  if (act === "insert") {
    draft.set(name, `${draft.get(name) ?? ""} {${fact}}`.trimStart());
    return name;
  }
  if (act === "put") {
    draft.set(`${name}#there`, "1");
    return name;
  }
  if (act === "leave-out") {
    draft.delete(`${name}#there`);
    return name;
  }
  const alternative = /^as-(\d+)$/.exec(act)?.[1];
  if (alternative) {
    draft.set(`${name}#as`, alternative);
    draft.set(`${name}#there`, "1");
    return name;
  }
  if (act === "place") return `place ${name}`;
  return orderEntry(draft, intent);
}

function orderEntry(draft: Draft, { act, name, after = "" }: Intent): string | null {
  const cut = name.lastIndexOf("/");
  const [list, key] = [name.slice(0, cut), name.slice(cut + 1)];
  const order = orderOf(draft, list);
  const at = order.indexOf(key);
  if (at < 0) return null;
  const others = order.toSpliced(at, 1);
  if (act === "delete") {
    putOrder(draft, list, others);
    const next = others[Math.min(at, others.length - 1)];
    return next === undefined ? list : `entry ${nameOf(list, next)}`;
  }
  const to = act === "move" ? others.indexOf(after) + 1 : neighborOf(draft, list, at)[act];
  if (to === undefined) return null;
  putOrder(draft, list, others.toSpliced(to, 0, key));
  return act === "move" ? `entry ${name}` : `${act} ${name}`;
}

/** The field by which visitors see a list in groups. */
export const GROUP_KEY = "category";

/** The entry one place up or down, in a list with groups within its group. */
export function neighborOf(
  draft: Draft,
  list: string,
  at: number,
): Record<string, number | undefined> {
  const groups = orderOf(draft, list).map((key) => draft.get(nameOf(nameOf(list, key), GROUP_KEY)));
  const up = groups.lastIndexOf(groups[at], at - 1);
  const down = groups.indexOf(groups[at], at + 1);
  return { up: at > 0 && up >= 0 ? up : undefined, down: down < 0 ? undefined : down };
}

function addEntry(draft: Draft, list: string): string {
  const order = orderOf(draft, list);
  const used = [...draft.keys()].filter((name) => name.startsWith(`${list}/n`));
  const numbers = [...order.map((key) => `${list}/${key}`), ...used].map((name) =>
    Number(/^\/n(\d+)/.exec(name.slice(list.length))?.[1] ?? 0),
  );
  const key = `n${Math.max(0, ...numbers) + 1}`;
  putOrder(draft, list, [...order, key]);
  return nameOf(list, key);
}

/** A value, and for each of its lists the former places of the entries; undefined for a new one. */
export type Edited = { value: unknown; origins: Map<unknown, (number | undefined)[]> };

export function editedOf(schema: FormSchema, draft: Draft): Edited {
  const origins: Edited["origins"] = new Map();
  return { value: take({ draft, origins }, schema, "", false), origins };
}

type From = { draft: Draft; origins: Edited["origins"] };

function take(from: From, schema: FormSchema, name: string, isOptional: boolean): unknown {
  const { draft } = from;
  const alternatives = alternativesOf(schema);
  if (alternatives) {
    const chosen = alternatives[Number(draft.get(`${name}#as`) ?? 0)] ?? alternatives[0] ?? {};
    return take(from, chosen, name, isOptional);
  }
  if (schema.type === "array") return takeList(from, schema, name, isOptional);
  if (schema.type === "object") {
    if (isOptional && !draft.has(`${name}#there`)) return undefined;
    const fields =
      fieldsOf(schema) ??
      orderOf(draft, name).map((key) => ({ key, schema: freeFieldOf(schema), isOptional: false }));
    const parts = fields.map((it): [string, unknown] => [
      it.key,
      take(from, it.schema, nameOf(name, it.key), it.isOptional),
    ]);
    return Object.fromEntries(parts.filter(([, part]) => part !== undefined));
  }
  return takeLeaf(schema, draft.get(name) ?? "");
}

function takeList({ draft, origins }: From, schema: FormSchema, name: string, isOptional: boolean) {
  const order = orderOf(draft, name);
  const isAbsent = (schema.minItems ?? 0) > 0 || !draft.has(`${name}#there`);
  if (order.length === 0 && isOptional && isAbsent) return undefined;
  const list = order.map(
    (key, at) =>
      // An emptied line of a list is refused as such, not left out.
      take({ draft, origins }, entryOf(schema, at), nameOf(name, key), false) ?? "",
  );
  origins.set(
    list,
    order.map((key) => (NEW.test(key) ? undefined : Number(key))),
  );
  return list;
}

function takeLeaf(schema: FormSchema, written: string): unknown {
  const text = schema.hasLines ? cleanLines(written) : cleanText(written);
  if (text === "") return undefined;
  if (schema.type === "boolean") return text === "true";
  const isNumber = /^(number|integer)$/.test(String(schema.type));
  if (isNumber && /^-?\d+(\.\d+)?$/.test(text)) return Number(text);
  return text;
}

/** Texts of data files have one line, and no invisible characters. */
export function cleanText(written: string): string {
  return written
    .replace(/\s*[\r\n\t\u2028\u2029]\s*/g, " ")
    .replace(/[\p{Cc}\ufeff\u200b]/gu, "")
    .trim();
}

export function cleanLines(written: string): string {
  return written
    .replaceAll(/\r\n?|[\u2028\u2029]/g, "\n")
    .replace(/(?![\n\t])[\p{Cc}\ufeff\u200b]/gu, "")
    .trim();
}

/** The control of a part of the file as it was opened. */
export const pointerTo = (path: readonly PropertyKey[]) =>
  path.reduce<string>((name, key) => nameOf(name, String(key)), "");

/** The control of a part of the value; entries that were moved keep their controls. */
export function controlAt(draft: Draft, path: readonly PropertyKey[]): string {
  return path.reduce<string>((name, key) => {
    const entry = typeof key === "number" ? orderOf(draft, name)[key] : undefined;
    return nameOf(name, entry ?? String(key));
  }, "");
}
