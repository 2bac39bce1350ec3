import { contentEditor } from "#content/studio/content-editor.yaml";
import { fill } from "~/content/format";
import type { Repeated } from "~/features/editor/files/repeated-words.server";
import { ReasonList } from "./reason-list";

export function RepeatedWords({ repeated }: { repeated: Repeated[] }) {
  return repeated.map(({ text, uses }) => (
    <div key={text}>
      <p>{fill(contentEditor.form.repeated, { text })}</p>
      <ReasonList reasons={uses} />
    </div>
  ));
}
