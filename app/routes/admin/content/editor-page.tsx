import { contentEditor } from "#content/studio/content-editor.yaml";
import type { StoreProblem } from "~/features/editor/stores/store.server";
import { pageTitle } from "~/seo/page-meta";
import { textLinkClass } from "~/ui/button";

export function BackToList() {
  return (
    <p>
      <a href="/studio/content" className={`${textLinkClass} text-small`}>
        {contentEditor.form.backToList}
      </a>
    </p>
  );
}

export function Failure({ problem }: { problem: StoreProblem }) {
  const { failures } = contentEditor;
  return (
    <div className="py-6">
      <title>{pageTitle(failures.title)}</title>
      <BackToList />
      <h1 className="font-display text-title">{failures.title}</h1>
      <p role="alert" className="mt-4 max-w-measure text-mist-soft">
        {failures[problem]}
      </p>
    </div>
  );
}
