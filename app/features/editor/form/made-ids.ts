import { slugOf } from "~/content/slug";
import { type Draft, isNew, nameOf, orderOf } from "./draft";
import { alternativesOf, entryOf, type FormSchema } from "./form-schema";

const TITLES = ["title", "name", "question", "label", "heading", "city"];
const MAX_LENGTH = 60;

/** The field that is made from an entry's title if it is left empty. */
export function idMadeFrom({ properties = {} }: FormSchema): "id" | "slug" | undefined {
  const isTitled = TITLES.some((it) => properties[it]);
  return isTitled
    ? (["id", "slug"] as const).find((it) => properties[it]?.type === "string")
    : undefined;
}

/** New entries without an id or a slug get one from their title, unique within their list. */
export function makeIds(draft: Draft, schema: FormSchema, name = ""): void {
  for (const part of alternativesOf(schema) ?? []) makeIds(draft, part, name);
  for (const [key, part] of Object.entries(schema.properties ?? {}))
    makeIds(draft, part, nameOf(name, key));
  if (schema.type !== "array") return;
  const order = orderOf(draft, name);
  for (const [at, key] of order.entries()) {
    const entry = nameOf(name, key);
    const own = entryOf(schema, at);
    makeIds(draft, own, entry);
    const id = idMadeFrom(own);
    const title = TITLES.map((it) => draft.get(nameOf(entry, it))).find(Boolean);
    if (!id || !title || !isNew(entry) || draft.get(nameOf(entry, id))) continue;
    const taken = order.map((other) => draft.get(nameOf(nameOf(name, other), id)));
    draft.set(
      nameOf(entry, id),
      untaken(slugOf(title).slice(0, MAX_LENGTH).replace(/-+$/, ""), taken),
    );
  }
}

export function untaken(name: string, taken: (string | undefined)[]): string {
  const numbered = [...taken.keys()].map((at) => `${name}-${at + 2}`);
  return [name, ...numbered].find((it) => !taken.includes(it)) ?? name;
}
