import { contentEditor } from "#content/studio/content-editor.yaml";
import { fill, studioDay } from "~/content/format";
import { slugOf } from "~/content/slug";
import { type TextFolder, textFolders } from "~/content/texts";
import { type FormChange, wordsOf } from "~/features/editor/changes/changes";
import { asExpired, type FilePage, pageOf } from "~/features/editor/files/file-page.server";
import { checkEdited, pathOf, readAround } from "~/features/editor/files/site-content.server";
import { BODY } from "~/features/editor/files/text-file";
import { writeValue } from "~/features/editor/files/write-yaml";
import {
  applyIntent,
  cleanText,
  type Draft,
  draftOf,
  draftOfPost,
  editedOf,
  readIntent,
} from "~/features/editor/form/draft";
import type { Field } from "~/features/editor/form/fields";
import { formSchemaOf } from "~/features/editor/form/file-schema.server";
import type { FormSchema } from "~/features/editor/form/form-schema";
import { titleOf } from "~/features/editor/form/labels";
import {
  type Author,
  type ContentStore,
  logFailure,
  StoreError,
} from "~/features/editor/stores/store.server";
import { addressFrom, describeTaken, isWellFormed, type Taken } from "./text-entries.server";

const { entries: texts } = contentEditor;

/** The field that makes the address; it may be left empty. */
const KEYS: Partial<Record<TextFolder, string>> = { blog: "slug", "own-pages": "path" };
/** What an entry may begin with, besides days. */
const START: Partial<Record<TextFolder, object>> = { blog: { readTime: "5 min read" } };

export function canBeNew(folder: string): folder is TextFolder {
  return Object.hasOwn(KEYS, folder);
}

type Shown = Omit<Parameters<typeof pageOf>[0], "name" | "part" | "version" | "entry">;

export function openNew(folder: TextFolder, shown: Shown = {}): FilePage {
  const schema = schemaOfNew(folder);
  const draft = shown.draft ?? draftOf(schema, startOf(folder, schema));
  // From nothing, a review lists all that is written.
  const entry = { schema, start: shown.isReview ? new Map() : draft };
  const page = pageOf({ ...shown, name: `${folder}/new`, part: "", version: "", draft, entry });
  return {
    ...page,
    name: `new/${folder}`,
    title: fill(texts.newTitle, { list: titleOf(folder) }),
    path: "",
    changes: page.changes && page.form && [addedAs(draft, page.form)],
  };
}

/** A review shows all of a new entry as one change. */
function addedAs(draft: Draft, form: Field): FormChange {
  const entry = cleanText(draft.get("/title") ?? "");
  return { kind: "added", where: [entry], entry, after: wordsOf(form) };
}

function schemaOfNew(folder: TextFolder): FormSchema {
  const { properties = {}, required = [], ...schema } = formSchemaOf(`${folder}/new`);
  const { formerly: _, title = {}, ...others } = properties;
  const key = KEYS[folder] ?? "";
  const made: FormSchema = { type: "string", description: texts.addressHint };
  const { pictures } = contentEditor;
  const later = (name: string, schema: FormSchema): FormSchema => {
    const help = schema.description?.replace(/\.?$/, ".");
    const said = [help, pictures.saveFirst].filter(Boolean).join(" ");
    const hasPictures = name === BODY || schema.names === "pictureBeside";
    return hasPictures ? { ...schema, description: said } : schema;
  };
  return {
    ...schema,
    properties: {
      title,
      [key]: made,
      ...Object.fromEntries(
        Object.entries(others).flatMap(([it, part]) => (it === key ? [] : [[it, later(it, part)]])),
      ),
    },
    required: required.filter((it) => it !== key),
  };
}

/** Today at the studio, and one entry of each list that must have some. */
function startOf(folder: TextFolder, { properties = {}, required = [] }: FormSchema): object {
  const started = required.flatMap((key): [string, unknown][] => {
    const { format, type, items } = properties[key] ?? {};
    if (format === "date") return [[key, studioDay()]];
    return type === "array" ? [[key, [items && items.type === "object" ? {} : ""]]] : [];
  });
  return { ...Object.fromEntries(started), ...START[folder] };
}

export type NewPost = Taken & {
  fields: URLSearchParams;
  author: Author;
  refusal: "expired" | "limited" | null;
};

type NewAnswer = { status: number; page: FilePage } | { saved: string; name: string };

export async function postNew(
  store: ContentStore,
  folder: TextFolder,
  post: NewPost,
): Promise<NewAnswer> {
  const draft = draftOfPost(post.fields);
  const show = (status: number, shown: Shown) => ({
    ...{ status, page: openNew(folder, { draft, ...shown }) },
  });
  if (post.refusal === "limited") return show(429, { note: post.refusal });
  const intent = readIntent(post.fields);
  if (intent.act !== "save" && intent.act !== "review")
    return show(200, { intent, focus: applyIntent(draft, intent) });
  try {
    const { key, name, address, text } = writeNew(folder, draft);
    const refuse = (sentence: string) =>
      show(422, { note: "problems", problems: [{ path: [key], sentence }] });
    const isThere = (await store.read(pathOf(name)))?.text === text;
    const around = await readAround(store, name, { served: [...post.served, address], was: {} });
    const { inFields, others } = await checkEdited(name, text, around);
    const known = { ...post, texts: around.texts };
    const taken = isThere ? undefined : describeTaken(address, folder, known);
    // A title that is missing is said of the title.
    const isOwn = taken && !inFields.some(({ path }) => path[0] === "title");
    const besides = inFields.filter(({ path }) => path[0] !== key);
    const problems = isOwn ? [{ path: [key], sentence: taken }, ...besides] : inFields;
    if (problems.length + others.length > 0)
      return show(422, { note: "problems", problems, others });
    const isReview = intent.act === "review" || post.refusal !== null;
    if (isReview) return asExpired(show(200, { isReview }), intent.act);
    const title = cleanText(draft.get("/title") ?? "");
    const about = { message: fill(texts.addedMessage, { title }), author: post.author };
    const saved = await store.add(pathOf(name), new Blob([text]), about);
    return saved === null ? refuse(fill(texts.takenAddress, { address })) : { saved, name };
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    logFailure(error);
    return show(503, { note: error.problem });
  }
}

function writeNew(folder: TextFolder, draft: Draft) {
  const value: Record<string, unknown> = Object(editedOf(schemaOfNew(folder), draft).value);
  const { [BODY]: body = "", slug, path, ...fields } = value;
  const key = KEYS[folder] ?? "";
  const typed = String(slug ?? path ?? slugOf(String(fields.title ?? "")));
  const address = addressFrom(typed, folder);
  const { hasFolder } = textFolders[folder];
  const file = hasFolder ? address.slice(1) : `${folder}/${address.slice(1).replaceAll("/", "-")}`;
  const written = hasFolder ? fields : { path: address, ...fields };
  const text = `---\n${writeValue(written)}\n---\n\n${body}\n`;
  // Without a valid address it is checked as if it had one.
  const name = isWellFormed(address) ? file : `${folder}/new`;
  return { key, name, address, text };
}
