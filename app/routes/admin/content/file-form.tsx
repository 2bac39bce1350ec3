import { contentEditor } from "#content/studio/content-editor.yaml";
import { fill } from "~/content/format";
import type { FilePage } from "~/features/editor/files/file-page.server";
import type { PartLink } from "~/features/editor/form/parts";
import { Button, textLinkClass } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { controlClass } from "~/ui/field";
import { Changes } from "./form-changes";
import { WholeForm } from "./form-fields";
import { RepeatedWords } from "./repeated-words";
import { Components, Insertions, PageLinks } from "./text-help";
import { LeavingLinks } from "./translation-links";

const { form: texts, notes } = contentEditor;

export type FileFormProps = {
  page: FilePage;
  token: string;
  saved: string | null;
  isUndone?: boolean;
  isLocal: boolean;
};

/** A form without scripts: every button posts all of it, and it comes back as it was typed. */
export function FileForm({ page, token, saved, isUndone, isLocal }: FileFormProps) {
  if (page.parts) return <Parts page={page} parts={page.parts} />;
  return (
    <>
      <p className="mt-2 text-small text-mist-muted">
        {page.path && fill(texts.file, { path: page.path })}
      </p>
      {page.part && (
        <p>
          <a href={`/studio/content/${page.name}`} className={textLinkClass}>
            {texts.allParts}
          </a>
        </p>
      )}
      {saved && (
        <Note
          {...(isLocal ? notes.savedHere : notes.saved)}
          {...(isUndone && { title: contentEditor.undo.done })}
        />
      )}
      {saved && page.address && (
        <p>
          <a href={page.address} className={textLinkClass}>
            {notes.seePage}
          </a>
        </p>
      )}
      {saved && <LeavingLinks leaving={page.leaving ?? []} />}
      {saved && <RepeatedWords repeated={page.repeated ?? []} />}
      <FormNote page={page} />
      <form
        method="post"
        action={`/studio/content/${page.name}${page.part && `?part=${encodeURIComponent(page.part)}`}`}
        className="mt-6 max-w-3xl"
      >
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="version" value={page.version} />
        {/* Return in a field presses the first button of a form. */}
        <p aria-hidden="true" className="sr-only">
          <button type="submit" name="intent" value="review" tabIndex={-1}>
            {texts.reviewButton}
          </button>
        </p>
        {page.changes && <Changes changes={page.changes} leaving={page.leaving ?? []} />}
        {page.form && <WholeForm field={page.form} focus={page.focus} />}
        {page.text !== null && <WholeText page={page} />}
        <p className="mt-8 border-t border-ink-rule pt-3">
          <Button
            kind={page.changes ? "secondary" : "primary"}
            name="intent"
            value={page.form ? "review" : "save"}
            wide
          >
            {page.form ? texts.reviewButton : texts.saveButton}
          </Button>
          <span className="mt-2 block text-small text-mist-muted">{texts.notYetSaved}</span>
        </p>
      </form>
      {page.components && (
        <>
          <Components examples={page.components.examples} />
          <PageLinks links={page.components.links} />
          <Insertions facts={page.components.facts} />
        </>
      )}
    </>
  );
}

function Parts({ page: { name, path }, parts }: { page: FilePage; parts: PartLink[] }) {
  const address = (part: string) => `/studio/content/${name}?part=${encodeURIComponent(part)}`;
  return (
    <>
      <p className="mt-2 text-small text-mist-muted">{fill(texts.file, { path })}</p>
      <ul className="ruled-2 mt-3 max-w-3xl">
        {parts.map(({ part, label, entries }) => (
          <li key={part}>
            <a href={address(part)} className={textLinkClass}>
              {entries.length > 0 ? fill(texts.wholeList, { label, count: entries.length }) : label}
            </a>
            {entries.length > 0 && (
              <ul className="ps-5">
                {entries.map((entry) => (
                  <li key={entry.part}>
                    <a href={address(entry.part)} className={textLinkClass}>
                      <bdi>{entry.label}</bdi>
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
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

function FormNote({ page }: { page: FilePage }) {
  const title = noteTitleOf(page);
  if (!title || !page.note) return null;
  const button = page.form && !page.changes ? texts.reviewButton : texts.saveButton;
  const text = page.note === "problems" ? undefined : fill(notes[page.note].text, { button });
  if (page.note === "nothingChanged") return <Note title={title} text={text} />;
  const errors = Object.groupBy(page.problems, ({ name }) => name ?? "");
  return (
    <div className="mt-5 max-w-3xl">
      <ErrorSummary
        errors={Object.fromEntries(
          Object.entries(errors).map(([name, said]) => [name, said?.map(withLabels) ?? []]),
        )}
        focusOn={page}
        title={title}
        {...(text && { text })}
      />
    </div>
  );
}

/** Such as "Questions › How long does it take? › Answer: must not be empty." */
function withLabels({ where, sentence }: FilePage["problems"][number]): string {
  if (where.length === 0) return sentence;
  return `${where.join(" › ")}: ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`;
}

export function Note({ title, text }: { title: string; text: string | undefined }) {
  return (
    <div role="status" className="note-box mt-5 max-w-3xl">
      <p className="font-semibold">{title}</p>
      {text && <p className="text-mist-soft">{text}</p>}
    </div>
  );
}

function WholeText({ page }: { page: FilePage }) {
  return (
    <>
      <h2 className="mt-4 font-semibold">{texts.unreadableHeading}</h2>
      <p className="mt-1 text-mist-soft">{texts.unreadableText}</p>
      <ul className="mt-2 list-disc ps-5 text-score-low">
        {page.note === null &&
          page.problems.map(({ sentence }) => <li key={sentence}>{sentence}</li>)}
      </ul>
      <label htmlFor="text" className="mt-4 block font-semibold">
        {texts.fileLabel}
      </label>
      <textarea
        id="text"
        name="text"
        rows={24}
        spellCheck={false}
        defaultValue={page.text ?? ""}
        className={`${controlClass} mt-2 block w-full py-2.5 font-mono text-small`}
      />
    </>
  );
}
