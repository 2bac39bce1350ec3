import { contentEditor } from "#content/studio/content-editor.yaml";
import { fill } from "~/content/format";
import type { FilePage } from "~/features/editor/files/file-page.server";
import type { History } from "~/features/editor/stores/history.server";
import { Button, TextLink } from "~/ui/button";
import { type AdminPageProps, Note, PostForm } from "../page-parts";
import { EditorPage } from "./editor-page";
import { EntryLinks } from "./entry-page";
import { FileParts } from "./file-parts";
import { Changes } from "./form-changes";
import { WholeForm } from "./form-fields";
import { FormNote, noteTitleOf, SavedNote } from "./form-note";
import { LastChanges } from "./last-changes";
import { Components, Insertions, PageLinks } from "./text-help";
import { WholeText } from "./whole-text";

const { form: texts } = contentEditor;

export type FileFormProps = {
  page: FilePage;
  token: string;
  saved?: string | null;
  isUndone?: boolean;
  isLocal: boolean;
  history?: History | null;
  /** Where the repository shows its runs. */
  runs?: string | undefined;
};

/** The page of a file, of a new one or of a translation. */
export function FileFormPage({ back, ...shown }: FileFormProps & Pick<AdminPageProps, "back">) {
  const { page, history, runs, isLocal } = shown;
  const refusal = page.note !== "nothingChanged" && noteTitleOf(page);
  const tab = refusal || page.said;
  return (
    <EditorPage
      title={page.title}
      {...(tab && { tab })}
      {...(back && { back })}
      lede={page.path && fill(texts.file, { path: page.path })}
    >
      {page.parts ? <FileParts name={page.name} parts={page.parts} /> : <FileForm {...shown} />}
      {page.canMove && <EntryLinks name={page.name} />}
      {history && <LastChanges history={history} runs={runs} file={page.name} isLocal={isLocal} />}
    </EditorPage>
  );
}

/** A form without scripts: every button posts all of it, and it comes back as it was typed. */
function FileForm({ page, token, ...shown }: FileFormProps) {
  const { name, part, changes, form, components, canMove } = page;
  const query = part && `?part=${encodeURIComponent(part)}`;
  return (
    <>
      {part && (
        <p>
          <TextLink href={`/studio/content/${name}`} label={texts.allParts} />
        </p>
      )}
      {canMove && (
        <p>
          <TextLink
            href={`/studio/content/pictures?text=${encodeURIComponent(name)}`}
            label={contentEditor.pictures.ofTextLink}
          />
        </p>
      )}
      {shown.saved && <SavedNote page={page} {...shown} />}
      <FormNote page={page} />
      <PostForm token={token} action={`/studio/content/${name}${query}`}>
        <input type="hidden" name="version" value={page.version} />
        {/* Return in a field presses the first button of a form. */}
        <p aria-hidden="true" className="sr-only">
          <button type="submit" name="intent" value="review" tabIndex={-1}>
            {texts.reviewButton}
          </button>
        </p>
        {changes && <Changes changes={changes} leaving={page.leaving ?? []} />}
        {form && <WholeForm field={form} focus={page.focus} />}
        {page.text !== null && <WholeText page={page} />}
        <p>
          <Button
            kind={changes ? "secondary" : "primary"}
            name="intent"
            value={form ? "review" : "save"}
            wide
          >
            {form ? texts.reviewButton : texts.saveButton}
          </Button>
        </p>
        <Note>{texts.notYetSaved}</Note>
      </PostForm>
      {components && (
        <div>
          <Components examples={components.examples} />
          <PageLinks links={components.links} />
          <Insertions facts={components.facts} />
        </div>
      )}
    </>
  );
}
