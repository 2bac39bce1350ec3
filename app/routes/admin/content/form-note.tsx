import { contentEditor } from "#content/studio/content-editor.yaml";
import { fill } from "~/content/format";
import type { FilePage } from "~/features/editor/files/file-page.server";
import { Alert } from "~/ui/alert";
import { TextLink } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { RepeatedWords } from "./repeated-words";
import { LeavingLinks } from "./translation-links";

const { form: texts, notes, undo } = contentEditor;

/** After a save: where it is read, and what other texts have to follow. */
export function SavedNote({
  page,
  isUndone,
  isLocal,
}: {
  page: FilePage;
  isUndone?: boolean;
  isLocal: boolean;
}) {
  const { title, text } = isLocal ? notes.savedHere : notes.saved;
  return (
    <>
      <Alert title={isUndone ? undo.done : title}>{text}</Alert>
      {page.address && (
        <p>
          <TextLink href={page.address} label={notes.seePage} />
        </p>
      )}
      <LeavingLinks leaving={page.leaving ?? []} />
      <RepeatedWords repeated={page.repeated ?? []} />
    </>
  );
}

export function noteTitleOf({
  note,
  problems,
}: Pick<FilePage, "note" | "problems">): string | null {
  if (!note) return null;
  return note === "problems" ? fill(notes.problems, { count: problems.length }) : notes[note].title;
}

/** What a post came to, with each field that is to be corrected. */
export function FormNote({ page }: { page: FilePage }) {
  const title = noteTitleOf(page);
  if (!title || !page.note) return null;
  const button = page.form && !page.changes ? texts.reviewButton : texts.saveButton;
  const text = page.note === "problems" ? undefined : fill(notes[page.note].text, { button });
  if (page.note === "nothingChanged") return <Alert title={title}>{text}</Alert>;
  const errors = Object.groupBy(page.problems, ({ name }) => name ?? "");
  return (
    <ErrorSummary
      errors={Object.fromEntries(
        Object.entries(errors).map(([name, said]) => [name, said?.map(withLabels) ?? []]),
      )}
      focusOn={page}
      title={title}
      {...(text && { text })}
    />
  );
}

/** Such as "Questions › How long does it take? › Answer: must not be empty." */
function withLabels({ where, sentence }: FilePage["problems"][number]): string {
  if (where.length === 0) return sentence;
  return `${where.join(" › ")}: ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`;
}
