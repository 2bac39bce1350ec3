import { contentEditor } from "#content/studio/content-editor.yaml";
import { fill } from "~/content/format";
import type { Original, TextField } from "~/features/editor/form/fields";
import { Quote, Row } from "../page-parts";
import { Act } from "./act";

const { translation: texts } = contentEditor;

/** Above the control of a translation: what it is translated from, and what is to be done. */
export function OriginalText({ original, id }: { original: Original; id: string }) {
  const { text, was, from, notes } = original;
  return (
    <Quote id={id}>
      {notes.map((note) => (
        <p key={note} className="text-small font-semibold text-tungsten">
          {note}
        </p>
      ))}
      {was !== undefined && (
        <p className="text-mist-muted">
          <bdi lang={from}>{fill(texts.was, { text: was })}</bdi>
        </p>
      )}
      <p>
        <bdi lang={from}>{text}</bdi>
      </p>
    </Quote>
  );
}

/** Below it: what it must insert, and that it is right as it is. */
export function OriginalActs({ field: { name, label, original } }: { field: TextField }) {
  if (!original) return null;
  const { inserts, right } = original;
  return (
    <>
      {inserts.length > 0 && (
        <Row>
          {inserts.map((fact) => (
            <Act key={fact} act="insert" name={`${name} ${fact}`} of={label}>
              {`{${fact}}`}
            </Act>
          ))}
        </Row>
      )}
      {right && (
        <label className="flex min-h-11 items-center gap-3">
          <input type="checkbox" name={right.name} value="1" defaultChecked={right.isSaid} />
          {fill(texts.stillRight, { where: label })}
        </label>
      )}
    </>
  );
}
