import { describeChanges } from "~/features/editor/changes/changes";
import { mergeDrafts } from "~/features/editor/changes/merge-drafts";
import {
  applyIntent,
  type Draft,
  draftOf,
  draftOfPost,
  editedOf,
  nameOf,
  readIntent,
} from "~/features/editor/form/draft";
import { isWithin } from "~/features/editor/form/fields";
import { formSchemaOf } from "~/features/editor/form/file-schema.server";
import { titleOfFile } from "~/features/editor/form/labels";
import { makeIds } from "~/features/editor/form/made-ids";
import { type NamedFiles, readNamed } from "~/features/editor/form/named-entries.server";
import { PRESS } from "~/features/editor/form/press";
import { setDayOfSpots } from "~/features/editor/form/spots-day";
import { focusOfPress } from "~/features/editor/pictures/pictures.server";
import {
  type Author,
  type ContentStore,
  type FileChange,
  logFailure,
  type StoredFile,
  StoreError,
} from "~/features/editor/stores/store.server";
import { followInLanguages } from "~/features/editor/translation/translation-follow.server";
import { listLeaving } from "~/features/editor/translation/translation-list.server";
import { asExpired, type FilePage, pageOf } from "./file-page.server";
import {
  checkEdited,
  isEditable,
  parse,
  pathOf,
  readAround,
  storedTexts,
  type Texts,
} from "./site-content.server";
import { writeFile } from "./write-file.server";
import { same } from "./write-yaml";

export type FileAnswer = { status: number; page: FilePage } | { saved: string } | null;

export type Post = {
  /** The only part of the file that the form shows and posts. */
  part?: string;
  fields: URLSearchParams;
  author: Author;
  refusal: "expired" | "limited" | null;
  served: string[];
};

/** What a post of the form does; every page that it answers with has what was typed. */
export async function postFile(store: ContentStore, name: string, post: Post): Promise<FileAnswer> {
  if (!isEditable(name)) return null;
  const { fields, refusal, part = "" } = post;
  const version = fields.get("version") ?? "";
  const text = fields.get("text") ?? undefined;
  const typed: Typed = {
    ...{ name, part, draft: draftOfPost(fields), version },
    ...(text !== undefined && { text }),
  };
  try {
    [typed.draft, typed.named, typed.texts] = await Promise.all([
      completed(store, typed),
      readNamed(store, name),
      storedTexts(store),
    ]);
    if (refusal === "limited") return { status: 429, page: pageOf({ ...typed, note: refusal }) };
    const pressed = readPress(fields);
    if (pressed) return { status: 200, page: pageOf(await pressPicture(store, typed, pressed)) };
    const intent = readIntent(fields);
    if (intent.act !== "save" && intent.act !== "review") {
      const focus = applyIntent(typed.draft, intent);
      const offering = intent.act === "offer" ? intent.name : null;
      return { status: 200, page: pageOf({ ...typed, intent, focus, offering }) };
    }
    if (refusal === null) return await save(store, typed, post, intent.act === "review");
    return asExpired(await save(store, typed, post, true), intent.act);
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    logFailure(error);
    return { status: 503, page: pageOf({ ...typed, note: error.problem }) };
  }
}

type Press = { picture: string; at: [x: number, y: number] };

/** A press on a picture posts its coordinates: name.x and name.y. */
function readPress(fields: URLSearchParams): Press | null {
  const name = [...fields.keys()].find((it) => it.startsWith(PRESS) && it.endsWith(".x"));
  if (!name) return null;
  const [picture, at] = [name.slice(PRESS.length, -2), name.slice(0, -2)];
  return { picture, at: [Number(fields.get(name)), Number(fields.get(`${at}.y`))] };
}

async function pressPicture(store: ContentStore, typed: Typed, { picture, at }: Press) {
  const file = typed.draft.get(nameOf(picture, "file")) ?? "";
  const focus = await focusOfPress(store, file, at);
  if (focus) typed.draft.set(nameOf(picture, "focus"), focus);
  return { ...typed, focus: picture };
}

type Typed = {
  name: string;
  part: string;
  draft: Draft;
  version: string;
  text?: string;
  named?: NamedFiles;
  texts?: Texts;
};

/** The draft of a part, and all else as it was when the form was opened. */
async function completed(store: ContentStore, typed: Typed): Promise<Draft> {
  const { name, part, draft, version } = typed;
  const stored = part === "" ? null : await store.read(pathOf(name));
  if (!stored) return draft;
  const opened = stored.version === version ? null : await store.recall(version);
  const whole = draftOf(formSchemaOf(name), parse(name, opened ?? stored.text).value);
  const others = [...whole].filter(([control]) => !isWithin(control, part));
  return new Map([...others, ...draft]);
}

/** For a review nothing is written. */
async function save(
  store: ContentStore,
  typed: Typed,
  post: Post,
  isReview: boolean,
): Promise<FileAnswer> {
  const { name, draft, version } = typed;
  const path = pathOf(name);
  const stored = await store.read(path);
  if (!stored) return null;
  const schema = formSchemaOf(name);
  makeIds(draft, schema);
  const parsed = parse(name, stored.text);
  setDayOfSpots(draft, draftOf(schema, parsed.value));
  const edited = editedOf(schema, draft);
  const text = typed.text?.replaceAll("\r\n", "\n") ?? writeFile(name, stored.text, edited);
  const isThere = typed.text === undefined && same(parsed.value, edited.value);
  // The same post again: what it wanted is there.
  if (stored.version !== version && (isThere || text === stored.text))
    return { saved: stored.version };
  if (stored.version !== version) return conflictWith(store, stored, typed);
  if (text === stored.text)
    return { status: 200, page: pageOf({ ...typed, stored, note: "nothingChanged" }) };
  const around = await readAround(store, name, {
    ...{ served: post.served, was: parsed.value, stored: typed.texts },
  });
  const { inFields, others } = await checkEdited(name, text, around);
  if (inFields.length + others.length > 0) {
    const problems = { note: "problems", problems: inFields, others } as const;
    return { status: 422, page: pageOf({ ...typed, stored, ...problems }) };
  }
  const before = parsed.value;
  // Which entry became which is known of forms only, not of a file that was edited as text.
  const isForm = typed.text === undefined;
  const follow = isForm ? await followInLanguages(store, name, { before, edited }) : [];
  const review = pageOf({ ...typed, stored, isReview: true });
  if (isReview) {
    const leaving = listLeaving(around.texts, textsAfter(around.texts, { path, text }, follow));
    return { status: 200, page: { ...review, leaving } };
  }
  const title = titleOfFile(name, before);
  const message = review.changes ? describeChanges(title, review.changes) : title;
  const about = { message, author: post.author };
  const commit = await (follow.length > 0
    ? store.commit([{ path, before: version, text }, ...follow], about)
    : store.write(path, { text, version, ...about }));
  if (commit !== null) return { saved: commit };
  const now = await store.read(pathOf(name));
  return now && conflictWith(store, now, typed);
}

function textsAfter(texts: Texts, own: { path: string; text: string }, follow: FileChange[]) {
  const after = { ...texts };
  for (const change of [{ ...own, before: null }, ...follow])
    if ("text" in change) after[`/${change.path}`] = change.text;
    else delete after[`/${change.path}`];
  return after;
}

/** From now on the form saves over the present file, with only what it changes itself. */
async function conflictWith(
  store: ContentStore,
  stored: StoredFile,
  typed: Typed,
): Promise<FileAnswer> {
  const { name, version: opened } = typed;
  const { version, text } = stored;
  const base = typed.text === undefined ? await store.recall(opened) : null;
  const [was, now] = [base, text].map((it) => (it === null ? undefined : parse(name, it).value));
  const shown = { ...typed, stored, version, isConflict: true };
  if (was === undefined || now === undefined)
    return { status: 409, page: pageOf({ ...shown, note: "conflictOfAll" }) };
  const schema = formSchemaOf(name);
  const merged = mergeDrafts(draftOf(schema, was), typed.draft, draftOf(schema, now));
  const { draft, contested, rename } = merged;
  // Others have made the same changes.
  if (same(editedOf(schema, draft).value, now)) return { saved: version };
  const part = rename(typed.part);
  // The fields that both have changed are looked at first.
  const isContested = contested.size > 0;
  const note = isContested ? ("contested" as const) : ("conflict" as const);
  const merge = { draft, contested, part, note, isReview: !isContested };
  return { status: 409, page: pageOf({ ...shown, ...merge }) };
}
