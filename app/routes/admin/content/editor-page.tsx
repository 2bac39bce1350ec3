import { contentEditor } from "#content/studio/content-editor.yaml";
import type { StoreProblem } from "~/features/editor/stores/store.server";
import { Alert } from "~/ui/alert";
import { AdminPage, type AdminPageProps } from "../page-parts";

const list = { href: "/studio/content", title: contentEditor.form.backToList };

/** A page of the content editor, as wide as a form; it leads back to the list of all content. */
export function EditorPage(page: AdminPageProps) {
  return (
    <div className="max-w-208">
      <AdminPage back={list} {...page} />
    </div>
  );
}

export function Failure({ problem }: { problem: StoreProblem }) {
  const { failures } = contentEditor;
  return (
    <EditorPage title={failures.title}>
      <Alert tone="failure" title={failures[problem]} />
    </EditorPage>
  );
}
