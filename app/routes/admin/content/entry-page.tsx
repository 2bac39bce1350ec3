import { contentEditor } from "#content/studio/content-editor.yaml";
import { Alert } from "~/ui/alert";
import { TextLink } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { type AdminPageProps, Row } from "../page-parts";
import { EditorPage } from "./editor-page";

const { entries: texts } = contentEditor;

/** On the page of an article, a film or a page: what else can be done with it. */
export function EntryLinks({ name }: { name: string }) {
  return (
    <Row>
      <TextLink href={`/studio/content/${name}/address`} label={texts.moveLink} />
      <TextLink href={`/studio/content/${name}/delete`} label={texts.removeLink} />
    </Row>
  );
}

type Props = AdminPageProps & {
  problem: string | null;
  field?: string;
};

export function EntryPage({ problem, field, children, ...page }: Props) {
  return (
    <EditorPage tab={problem ?? page.title} {...page}>
      {problem !== null &&
        (field ? (
          <ErrorSummary errors={{ [field]: [problem] }} focusOn={problem} />
        ) : (
          <Alert tone="failure" title={problem} focusOn={problem} />
        ))}
      {children}
    </EditorPage>
  );
}
