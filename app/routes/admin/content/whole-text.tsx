import { contentEditor } from "#content/studio/content-editor.yaml";
import type { FilePage } from "~/features/editor/files/file-page.server";
import { FieldLayout, fieldControlClass } from "~/ui/field";
import { Bullets } from "../page-parts";

const { form: texts } = contentEditor;

export function WholeText({ page }: { page: FilePage }) {
  const problems = page.note === null ? page.problems : [];
  return (
    <>
      <h2 className="heading-small">{texts.unreadableHeading}</h2>
      <p>{texts.unreadableText}</p>
      <Bullets>
        {problems.map(({ sentence }) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </Bullets>
      <FieldLayout field={{ name: "text" }} label={texts.fileLabel}>
        <textarea
          id="text"
          name="text"
          rows={24}
          spellCheck={false}
          defaultValue={page.text ?? ""}
          className={`${fieldControlClass} font-mono text-small`}
        />
      </FieldLayout>
    </>
  );
}
