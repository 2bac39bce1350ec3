import type { Facts } from "~/content/facts";
import type { Problem } from "~/content/problems";
import { textFolders } from "~/content/texts";
import { describeChanges, type FormChange, listChanges } from "./changes";
import { describeForm, listFacts } from "./describe-form";
import {
  applyIntent,
  type Draft,
  draftOf,
  draftOfPost,
  type Edited,
  editedOf,
  nameOf,
  readIntent,
} from "./draft";
import { type Fact, type Field, fieldAt, isWithin, labelsTo } from "./fields";
import { formSchemaOf } from "./file-schema.server";
import type { FormSchema } from "./form-schema";
import { titleOfFile } from "./labels";
import { makeIds } from "./made-ids";
import { mergeDrafts } from "./merge-drafts";
import { listNamedIn, type NamedFiles, readNamed } from "./named-entries.server";
import { listParts, type PartLink, partWith } from "./parts";
import { focusOfPress } from "./pictures.server";
import { PRESS } from "./press";
import { problemsByControl, sentenceOfFile } from "./problem-sentences";
import {
  builtContent,
  builtTexts,
  checkEdited,
  factsFrom,
  folderOfText,
  isEditable,
  parse,
  pathOf,
  readAround,
  storedTexts,
  type Texts,
} from "./site-content.server";
import {
  type Author,
  type ContentStore,
  type FileChange,
  type StoredFile,
  StoreError,
  type StoreProblem,
} from "./store.server";
import { writeMdx } from "./text-file";
import { followInLanguages } from "./translation-follow.server";
import { type Leaving, listLeaving } from "./translation-list.server";
import { same, writeYaml } from "./write-yaml";

type NoteName =
  | "nothingChanged"
  | "conflict"
  | "conflictOfAll"
  | "expired"
  | "limited"
  | StoreProblem;

/** What the page of a file shows. */
export type FilePage = {
  name: string;
  title: string;
  path: string;
  /** The only part of the file that is shown, by its name; "" for all of it. */
  part: string;
  version: string;
  /** The parts of a large file, in place of one form for all of it. */
  parts: PartLink[] | null;
  /** Null for a file that cannot be read, which is shown as text. */
  form: Field | null;
  text: string | null;
  note: NoteName | "problems" | null;
  /** Of each field with a problem its control, labels and sentence, and sentences about other files. */
  problems: { name: string | null; where: string[]; sentence: string }[];
  /** The name of a control or part that takes the focus; after a move or a delete, what does there: "up", "down" or "entry" and a blank before it. */
  focus: string | null;
  /** Of an article, a film or a page: what it may show besides Markdown, as it is written. */
  components: { examples: string[]; facts: Fact[] } | null;
  /** Whether it can be renamed and deleted. */
  canMove: boolean;
  /** What a save would change, once that has been asked for. */
  changes: FormChange[] | null;
  /** Pages of other languages that a save would take away. */
  leaving?: Leaving[];
};

export type FileAnswer = { status: number; page: FilePage } | { saved: string } | null;

/** The form of a file as it is in the repository; null where there is none. */
export async function openFile(
  store: ContentStore,
  name: string,
  { focus = null, part = "" }: { focus?: string | null; part?: string } = {},
): Promise<FilePage | null> {
  if (!isEditable(name)) return null;
  const [stored, named] = await Promise.all([store.read(pathOf(name)), readNamed(store, name)]);
  if (!stored) return null;
  const shown = { name, stored, version: stored.version, focus, named };
  if (part) return pageOf({ ...shown, part });
  const { value, problems } = parse(name, stored.text);
  const draft = draftOf(formSchemaOf(name), problems.length > 0 ? undefined : value);
  const own = focus ? partWith(focus, draft, formSchemaOf(name)) : "";
  return pageOf({ ...shown, part: own, isContents: own === "" });
}

/** Pages that other languages have on the site, and lose with what is in the repository now. */
export async function readLeaving(store: ContentStore): Promise<Leaving[]> {
  return listLeaving(builtTexts, await storedTexts(store));
}

type Shown = {
  name: string;
  part: string;
  /** Of what is no file of the first language: what its form has, what it began with, and what it may insert. */
  entry?: { schema: FormSchema; start: Draft; facts?: Facts };
  /** Which version of the file is saved over. */
  version: string;
  /** The file, where it has been read. */
  stored?: StoredFile;
  draft?: Draft;
  text?: string;
  note?: FilePage["note"];
  problems?: Problem[];
  others?: string[];
  focus?: string | null;
  offering?: string | null;
  named?: NamedFiles;
  /** Whether parts are listed, if there are many. */
  isContents?: boolean;
  /** Whether all differences from the file are listed. */
  isReview?: boolean;
  /** Whether what the file says is shown where it differs. */
  isConflict?: boolean;
  contested?: Set<string>;
};

export function pageOf(shown: Shown): FilePage {
  const { name, part, version, stored, draft, note = null, problems = [], others = [] } = shown;
  const { offering = null, contested } = shown;
  const { schema = formSchemaOf(name), start } = shown.entry ?? {};
  const parsed = stored && parse(name, stored.text);
  const isReadable = parsed?.problems.length === 0;
  const inFile = isReadable ? draftOf(schema, parsed.value) : start;
  const current =
    shown.text === undefined && (isReadable || !parsed) ? (draft ?? inFile) : undefined;
  const found = current ? problemsByControl(current, problems, schema) : new Map<string, string>();
  const content = new Map(builtContent());
  const facts = shown.entry?.facts ?? factsFrom(parsed ? content.set(name, parsed) : content);
  const theirs = shown.isConflict ? inFile : undefined;
  const own = () => current && editedOf(schema, current).value;
  const named = listNamedIn(name, own, shown.named);
  const parts = shown.isContents && current ? listParts({ draft: current, facts }, schema) : null;
  const form =
    current && !parts
      ? describeForm(
          {
            ...{ draft: current, part, facts, problems: found, offering, theirs, contested, named },
            // Nothing links yet to what has never been saved.
            isNew: version === "",
          },
          schema,
        )
      : null;
  const source = { part, facts, problems: new Map<string, string>(), offering: null, named };
  const written =
    shown.isReview && inFile ? describeForm({ ...source, draft: inFile }, schema) : null;
  const folder = folderOfText(name);
  const title = titleOfFile(name, parsed?.value);
  const sentences = current || others.length > 0 ? others : (parsed?.problems ?? []);
  return {
    ...{ name, part, path: pathOf(name), version, note },
    title: part && form ? `${title}: ${form.label}` : title,
    focus: shown.focus ?? null,
    form,
    parts,
    changes: form && written ? listChanges(written, form) : null,
    text: current ? null : (shown.text ?? stored?.text ?? ""),
    problems: [
      ...[...found].map(([control, said]) => {
        const where = form && labelsTo(form, control);
        const sentence = (form && fieldAt(form, control)?.problem) ?? said;
        return { name: where && control, where: where ?? [], sentence };
      }),
      ...sentences.map((sentence) => ({
        ...{ name: null, where: [], sentence: sentenceOfFile(sentence, pathOf(name)) },
      })),
    ],
    components: folder && { examples: examplesOf(folder), facts: listFacts(facts) },
    canMove: folder !== null && textFolders[folder].canGrow && !shown.entry,
  };
}

const examplesOf = (folder: keyof typeof textFolders) =>
  Object.values(textFolders[folder].components).flatMap(({ example }) => example ?? []);

function write(name: string, written: string, edited: Edited): string {
  if (folderOfText(name)) return writeMdx(written, edited);
  return writeYaml(written, edited, (text) => parse(name, text).value);
}

export type Post = {
  /** The only part of the file that the form shows and posts. */
  part?: string;
  fields: URLSearchParams;
  author: Author;
  refusal: "expired" | "limited" | null;
  /** Addresses that the code serves besides pages, such as redirects. */
  served: string[];
};

/** What a post of the form does; what was typed is in every page that it answers with. */
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
    [typed.draft, typed.named] = await Promise.all([
      completed(store, typed),
      readNamed(store, name),
    ]);
    if (refusal === "limited") return { status: 429, page: pageOf({ ...typed, note: refusal }) };
    const pressed = readPress(fields);
    if (pressed) return { status: 200, page: pageOf(await pressPicture(store, typed, pressed)) };
    const intent = readIntent(fields);
    if (intent.act !== "save" && intent.act !== "review") {
      const focus = applyIntent(typed.draft, intent);
      const offering = intent.act === "offer" ? intent.name : null;
      return { status: 200, page: pageOf({ ...typed, focus, offering }) };
    }
    if (refusal === null) return await save(store, typed, post, intent.act === "review");
    return asExpired(await save(store, typed, post, true), intent.act);
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    logFailure(error);
    return { status: 503, page: pageOf({ ...typed, note: error.problem }) };
  }
}

/** Of a page that was open too long only a save is refused: its form has a new token. */
export function asExpired<Answer extends { status: number; page: FilePage } | object | null>(
  answer: Answer,
  act: string,
): Answer {
  if (act !== "save" || !answer || !("page" in answer) || answer.page.note) return answer;
  return { ...answer, status: 403, page: { ...answer.page, note: "expired" } };
}

type Press = { picture: string; at: [x: number, y: number] };

/** Of a press on a picture, browsers send where it was. */
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

/** A person sees what to do about it; the log has what the repository said. */
export function logFailure(error: StoreError): void {
  const { problem, message: detail } = error;
  console.error(JSON.stringify({ event: "content.store-failed", problem, detail }));
}

type Typed = {
  name: string;
  part: string;
  draft: Draft;
  version: string;
  text?: string;
  named?: NamedFiles;
};

/** Of a part, with all else as it was when the form was opened. */
async function completed(store: ContentStore, typed: Typed): Promise<Draft> {
  const { name, part, draft, version } = typed;
  const stored = part === "" ? null : await store.read(pathOf(name));
  if (!stored) return draft;
  const opened = stored.version === version ? null : await store.recall(version);
  const whole = draftOf(formSchemaOf(name), parse(name, opened ?? stored.text).value);
  const others = [...whole].filter(([control]) => !isWithin(control, part));
  return new Map([...others, ...draft]);
}

/** Only looks what would be saved for a review. */
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
  const edited = editedOf(schema, draft);
  const text = typed.text?.replaceAll("\r\n", "\n") ?? write(name, stored.text, edited);
  const parsed = parse(name, stored.text);
  const isThere = typed.text === undefined && same(parsed.value, edited.value);
  // The same post again: what it wanted is there.
  if (stored.version !== version && (isThere || text === stored.text))
    return { saved: stored.version };
  if (stored.version !== version) return conflictWith(store, stored, typed);
  if (text === stored.text)
    return { status: 200, page: pageOf({ ...typed, stored, note: "nothingChanged" }) };
  const around = await readAround(store, name, { served: post.served, was: parsed.value });
  const { inFields, others } = await checkEdited(name, text, around);
  if (inFields.length + others.length > 0) {
    const problems = { note: "problems", problems: inFields, others } as const;
    return { status: 422, page: pageOf({ ...typed, stored, ...problems }) };
  }
  const before = parsed.value;
  // Of a file that is written as text it is not known what became of which entry.
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

/** From now on the form saves over what is in the file now, with what it changes itself. */
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
  const note = "conflict" as const;
  return { status: 409, page: pageOf({ ...shown, draft, contested, part, note, isReview: true }) };
}
