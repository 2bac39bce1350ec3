import { contentEditor } from "#content/studio/content-editor.yaml";
import type { Facts } from "~/content/facts";
import { fill } from "~/content/format";
import type { Problem } from "~/content/problems";
import { textFolders } from "~/content/texts";
import { cut, type FormChange, listChanges } from "~/features/editor/changes/changes";
import { describeAct } from "~/features/editor/form/describe-act";
import { describeForm, listFacts } from "~/features/editor/form/describe-form";
import { type Draft, draftOf, editedOf, type Intent } from "~/features/editor/form/draft";
import { type Fact, type Field, fieldAt, labelsTo } from "~/features/editor/form/fields";
import { formSchemaOf } from "~/features/editor/form/file-schema.server";
import type { FormSchema } from "~/features/editor/form/form-schema";
import { titleOfFile } from "~/features/editor/form/labels";
import {
  listNamedIn,
  type NamedFiles,
  readNamed,
} from "~/features/editor/form/named-entries.server";
import { listParts, type PartLink, partWith } from "~/features/editor/form/parts";
import { problemsByControl, sentenceOfFile } from "~/features/editor/form/problem-sentences";
import type { ContentStore, StoredFile, StoreProblem } from "~/features/editor/stores/store.server";
import type { Leaving } from "~/features/editor/translation/translation-list.server";
import { listPageLinks } from "./pages-in.server";
import type { Repeated } from "./repeated-words.server";
import {
  builtTexts,
  factContent,
  factsFrom,
  folderOfText,
  isEditable,
  parse,
  pathOf,
  storedTexts,
  type Texts,
} from "./site-content.server";

type NoteName =
  | "nothingChanged"
  | "conflict"
  | "contested"
  | "conflictOfAll"
  | "expired"
  | "limited"
  | StoreProblem;

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
  /** What a button of a list did. */
  said?: string | undefined;
  /** Of an article, a film or a page: what it may show besides Markdown, as it is written. */
  components: { examples: string[]; facts: Fact[]; links: Fact[] } | null;
  /** Whether it can be renamed and deleted. */
  canMove: boolean;
  /** What a save would change, once that has been asked for. */
  changes: FormChange[] | null;
  /** Of a file that was saved, the page of the site that shows it. */
  address?: string | null;
  leaving?: Leaving[];
  /** After a save: where other texts say in words of their own what it changed. */
  repeated?: Repeated[];
};

/** The form of a file as it is in the repository; null where there is none. */
export async function openFile(
  store: ContentStore,
  name: string,
  { focus = null, part = "" }: { focus?: string | null; part?: string } = {},
): Promise<FilePage | null> {
  if (!isEditable(name)) return null;
  const [stored, named, texts] = await Promise.all([
    store.read(pathOf(name)),
    readNamed(store, name),
    storedTexts(store),
  ]);
  if (!stored) return null;
  const shown = { name, stored, version: stored.version, focus, named, texts };
  if (part) return pageOf({ ...shown, part });
  const { value, problems } = parse(name, stored.text);
  const draft = draftOf(formSchemaOf(name), problems.length > 0 ? undefined : value);
  const own = focus ? partWith(focus, draft, formSchemaOf(name)) : "";
  return pageOf({ ...shown, part: own, isContents: own === "" });
}

type Shown = {
  name: string;
  part: string;
  /** Given for what is no file of the first language: its form, its beginning, and what it may insert. */
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
  /** Of a button that has changed the draft. */
  intent?: Intent;
  named?: NamedFiles;
  /** The texts of the repository, where they have been read; the built ones otherwise. */
  texts?: Texts;
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
  const content = factContent(shown.texts ?? builtTexts);
  const facts = shown.entry?.facts ?? factsFrom(parsed ? content.set(name, parsed) : content);
  const theirs = shown.isConflict ? inFile : undefined;
  const own = () => current && editedOf(schema, current).value;
  const named = listNamedIn(name, own, shown.named);
  const parts = shown.isContents && current ? listParts({ draft: current, facts }, schema) : null;
  const { intent, focus = null } = shown;
  const said = current && intent && describeAct({ draft: current, facts }, intent, focus);
  const form =
    current && !parts
      ? describeForm(
          {
            ...{
              draft: current,
              part,
              facts,
              problems: found,
              offering,
              theirs,
              contested,
              named,
              said,
            },
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
    focus,
    said: said?.text,
    form,
    parts,
    changes: form && written ? markChanges(form, listChanges(written, form)) : null,
    text: current ? null : (shown.text ?? stored?.text ?? ""),
    problems: [
      ...[...found].map(([control, said]) => {
        const where = form && labelsTo(form, control);
        const sentence = (form && fieldAt(form, control)?.problem) ?? said;
        return { name: where && control, where: where ?? [], sentence };
      }),
      ...[...(contested ?? [])].map((control) => describeContested(form, control)),
      ...sentences.map((sentence) => ({
        ...{ name: null, where: [], sentence: sentenceOfFile(sentence, pathOf(name)) },
      })),
    ],
    components: folder && {
      ...{ examples: examplesOf(folder), facts: listFacts(facts) },
      links: listPageLinks(shown.texts ?? builtTexts),
    },
    canMove: folder !== null && textFolders[folder].canGrow && !shown.entry,
  };
}

/** The parts that a change is in are open: the review leads there. */
function markChanges(form: Field, changes: FormChange[]): FormChange[] {
  for (const { name = "" } of changes) {
    const field = fieldAt(form, name);
    if (field) field.isChanged = true;
  }
  return changes;
}

const MAX_THEIRS = 120;

/** A field that both have changed, with a link to it. */
function describeContested(form: Field | null, control: string) {
  const name = control.replace(/#\w+$/, "");
  const field = form && fieldAt(form, name);
  const theirs = field && field.kind !== "group" ? (field.theirs ?? "") : "";
  const where = (form && labelsTo(form, name)) ?? [];
  return {
    name: field ? name : null,
    where,
    sentence: fill(contentEditor.form.theirs, { text: cut(theirs, MAX_THEIRS) }),
  };
}

const examplesOf = (folder: keyof typeof textFolders) =>
  Object.values(textFolders[folder].components).flatMap(({ example }) => example ?? []);

/** On a page that was open too long only saving is refused: the form that comes back has a new token. */
export function asExpired<Answer extends { status: number; page: FilePage } | object | null>(
  answer: Answer,
  act: string,
): Answer {
  if (act !== "save" || !answer || !("page" in answer) || answer.page.note) return answer;
  return { ...answer, status: 403, page: { ...answer.page, note: "expired" } };
}
