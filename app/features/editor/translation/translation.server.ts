import { z } from "zod";
import { contentEditor } from "#content/studio/content-editor.yaml";
import { fill } from "~/content/format";
import { noteTexts } from "~/content/noted";
import type { Written } from "~/content/text-faults";
import type { TranslatedText } from "~/content/translate";
import { describeChanges } from "~/features/editor/changes/changes";
import { asExpired, type FilePage, pageOf } from "~/features/editor/files/file-page.server";
import {
  builtTexts,
  factContent,
  factsFrom,
  storedTexts,
  type Texts,
} from "~/features/editor/files/site-content.server";
import {
  applyIntent,
  type Draft,
  draftOfPost,
  pointerTo,
  readIntent,
} from "~/features/editor/form/draft";
import { labelsTo } from "~/features/editor/form/fields";
import { formSchemaOf } from "~/features/editor/form/file-schema.server";
import { titleOf } from "~/features/editor/form/labels";
import { nameOfLanguage } from "~/features/editor/form/language-name";
import {
  type Author,
  type ContentStore,
  logFailure,
  StoreError,
} from "~/features/editor/stores/store.server";
import { firstLanguage } from "~/seo/languages";
import { checkTranslation, writeTyped } from "./translation-check.server";
import {
  addressOf,
  builtTranslation,
  changesOf,
  factsIn,
  fileOf,
  pathIn,
  type ReadTranslation,
  readTranslation,
  type TranslationFile,
  translationOf,
} from "./translation-files.server";
import { draftOfTexts, formOfTexts, rightControlOf } from "./translation-form";
import { readFormerTexts } from "./translation-former.server";

const { translation: words } = contentEditor;

type Opened = {
  file: TranslationFile;
  texts: TranslatedText[];
  /** Entries that only the translation has, which a save deletes. */
  surplus: TranslatedText[];
  problems: string[];
  former: Map<string, Written>;
  /** All files of content/, as they are in the repository where it answers. */
  site: Texts;
};

async function open(store: ContentStore, language: string, name: string): Promise<Opened | null> {
  const file = await readTranslation(store, language, name);
  if (!file) return null;
  const [former, site] = await Promise.all([readFormerTexts(store, file), storedTexts(store)]);
  return openedOf(file, former, site);
}

function openedOf(file: TranslationFile, former: Opened["former"], site: Texts): Opened {
  const { own, texts, surplus } = translationOf(file, file.own?.text);
  return {
    file,
    texts,
    surplus: surplus.map(asText),
    ...{ former, site },
    problems: file.own ? own.problems : [],
  };
}

/** Shown below the entries of its list. */
function asText({ of, entry }: ReadTranslation["surplus"][number], at: number): TranslatedText {
  const first = nameOfLanguage(firstLanguage);
  return {
    ...{ name: "", path: [...of, SURPLUS + at], schema: SURPLUS_SCHEMA },
    ...{ first: "", own: wordsOf(entry).join("\n") },
    ...{ state: "wrong", why: fill(words.surplus, { first }) },
  };
}

/** Above the number of entries of any list. */
const SURPLUS = 1000;
const SURPLUS_SCHEMA = z.string().meta({ hasLines: true });

const wordsOf = (value: unknown): string[] =>
  typeof value === "object" ? Object.values(Object(value)).flatMap(wordsOf) : [String(value)];

type Shown = Partial<Omit<Parameters<typeof pageOf>[0], "name" | "part" | "entry" | "stored">>;

function show(opened: Opened, shown: Shown = {}): FilePage {
  const { file, problems, former, surplus, site } = opened;
  const texts = [...opened.texts, ...surplus];
  const { language, name, own } = file;
  const firstFacts = factsFrom(factContent(site));
  const start = draftOfTexts(language, texts);
  const typed = shown.draft ?? start;
  const schema = formSchemaOf(name);
  const source = { schema, language, firstLanguage, facts: firstFacts, former, draft: typed };
  const isReadable = problems.length === 0;
  const page = pageOf({
    ...{ name: `${language}/${name}`, part: "", version: versionOf(file) },
    ...(!isReadable && { text: own?.text ?? "", others: problems }),
    entry: { schema: formOfTexts(source, texts), start, facts: factsIn(language, { texts: site }) },
    texts: site,
    ...shown,
  });
  const right = texts.filter((text) => isRight(text, typed));
  const toldRight = right.map(({ path }) => ({
    ...{ kind: "changed" as const, after: words.isRight },
    where: (page.form && labelsTo(page.form, pointerTo(path))) ?? [],
  }));
  const deleted = surplus.map(({ path, own: before }) => ({
    ...{ kind: "deleted" as const, before: String(before) },
    where: (page.form && labelsTo(page.form, pointerTo(path))) ?? [],
  }));
  return {
    ...page,
    name: addressOf(language, name),
    path: pathIn(language, name),
    title: titleIn(opened),
    changes: page.changes && [...page.changes, ...deleted, ...toldRight],
  };
}

function titleIn({ file: { language, name }, site }: Opened): string {
  const file = titleOf(name, site);
  return fill(words.fileTitle, { language: nameOfLanguage(language), file });
}

/** Of both files: who translated another text than the present one is asked to look again. */
const versionOf = ({ own, first }: TranslationFile) => `${own?.version ?? ""} ${first.version}`;

const isRight = (text: TranslatedText, draft: Draft) =>
  text.state === "outdated" && draft.has(rightControlOf(text.path));

/** For a translation that need not exist yet; null where there is nothing to translate. */
export async function openTranslation(
  store: ContentStore,
  language: string,
  name: string,
  focus: string | null,
): Promise<FilePage | null> {
  const opened = await open(store, language, name);
  return opened && show(opened, { focus });
}

export type TranslationPost = {
  fields: URLSearchParams;
  author: Author;
  refusal: "expired" | "limited" | null;
  served: string[];
};

type Answer = { status: number; page: FilePage } | { saved: string } | null;

/** What a post of the form does; every page that it answers with has what was typed. */
export async function postTranslation(
  store: ContentStore,
  language: string,
  name: string,
  post: TranslationPost,
): Promise<Answer> {
  const { fields, refusal } = post;
  const text = fields.get("text") ?? undefined;
  const draft = draftOfPost(fields);
  const version = fields.get("version") ?? "";
  const typed: Typed = { draft, version, ...(text !== undefined && { text }) };
  try {
    const opened = await open(store, language, name);
    if (!opened) return null;
    const answer = (status: number, shown: Shown) => ({
      ...{ status, page: show(opened, { ...typed, ...shown }) },
    });
    if (refusal === "limited") return answer(429, { note: refusal });
    const intent = readIntent(fields);
    if (intent.act !== "save" && intent.act !== "review")
      return answer(200, { intent, focus: applyIntent(draft, intent) });
    const isReview = intent.act === "review" || refusal !== null;
    const answered = await save(store, opened, { ...post, typed, isReview });
    return refusal === null ? answered : asExpired(answered, intent.act);
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    logFailure(error);
    const built = builtTranslation(language, name);
    if (!built) return null;
    const page = show(openedOf(built, new Map(), builtTexts), { ...typed, note: error.problem });
    return { status: 503, page };
  }
}

type Typed = { draft: Draft; version: string; text?: string };
type Save = Pick<TranslationPost, "author" | "served"> & {
  typed: Typed;
  /** Nothing is written. */
  isReview: boolean;
  isLast?: boolean;
};

async function save(store: ContentStore, opened: Opened, asked: Save): Promise<Answer> {
  const { file, texts } = opened;
  const { typed, author, served } = asked;
  const { draft } = typed;
  const answer = (status: number, shown: Shown) => ({
    ...{ status, page: show(opened, { ...typed, ...shown }) },
  });
  const text = typed.text?.replaceAll("\r\n", "\n") ?? writeTyped(file, texts, draft);
  const isSame = text === file.own?.text && !texts.some((it) => isRight(it, draft));
  const version = versionOf(file);
  // Posted twice.
  if (version !== typed.version && isSame && file.own) return { saved: file.own.version };
  if (version !== typed.version) return conflictWith(opened, typed);
  if (isSame) return answer(200, { note: "nothingChanged" });
  const { inFields, others, ...checked } =
    text === undefined ? NOTHING : await checkTranslation(store, file, { text, served });
  if (inFields.length + others.length > 0)
    return answer(422, { note: "problems", problems: inFields, others });
  const review = answer(200, { isReview: true });
  const isEmpty = typed.text === undefined && review.page.changes?.length === 0;
  // Only its layout differs.
  if (isEmpty) return answer(200, { note: "nothingChanged" });
  if (asked.isReview) return review;
  const before = file.noted.files[fileOf(file.name)];
  const notes = noteTexts(checked.texts, before, (it) => isRight(it, draft));
  const changes = changesOf(file, text, notes);
  const message = describeChanges(titleIn(opened), review.page.changes ?? []);
  const commit = await store.commit(changes, { message, author });
  if (commit !== null) return { saved: commit };
  const now = await open(store, file.language, file.name);
  if (!now) return null;
  // Somebody saved another translation at the same moment, whose notes are in the same file.
  if (versionOf(now.file) === version && !asked.isLast)
    return save(store, now, { ...asked, isLast: true });
  return conflictWith(now, typed);
}

const NOTHING = { inFields: [], others: [], texts: [] };

/** From now on the form saves over the present translation, which it shows beside what was typed. */
function conflictWith(opened: Opened, typed: Typed): Answer {
  const version = versionOf(opened.file);
  const page = show(opened, { ...typed, version, note: "conflict", isConflict: true });
  return { status: 409, page };
}
