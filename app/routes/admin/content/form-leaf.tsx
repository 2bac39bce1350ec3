import { contentEditor } from "#content/studio/content-editor.yaml";
import { fill } from "~/content/format";
import { directionOf } from "~/content/languages";
import type { ChoiceField, TextField } from "~/features/editor/form/fields";
import { Button } from "~/ui/button";
import { FieldLayout, fieldControlClass, Options } from "~/ui/field";
import { Fold, Note, Quote, Row, Rows } from "../page-parts";
import { Act } from "./act";
import { OriginalActs, OriginalText } from "./translation-original";

const { form: texts } = contentEditor;

export function Theirs({ text }: { text: string }) {
  return (
    <Quote isNew>
      <bdi>{fill(texts.theirs, { text })}</bdi>
    </Quote>
  );
}

const CHARACTERS_A_LINE = 38;

export function Leaf({ field, focus }: { field: TextField | ChoiceField; focus: string | null }) {
  const { name, label, help, isOptional, problem, value, theirs } = field;
  const notes = field.kind === "text" ? notesOf(field) : [];
  const hasLines = field.kind === "text" && field.hasLines;
  const original = field.kind === "text" ? field.original : undefined;
  const hasHint = help !== undefined || notes.length > 0;
  const originalId = original && `${name}#from`;
  const descriptionId = hasHint ? `${name}#help` : undefined;
  const errorId = problem && `${name}#problem`;
  const rows = Math.min(10, Math.ceil((value.length + 1) / CHARACTERS_A_LINE));
  const size = hasLines ? "min-h-40" : rows === 1 ? "resize-none" : "";
  const attributes = {
    ...{ id: name, name, defaultValue: value, autoFocus: focus === name },
    "aria-describedby": [originalId, descriptionId, errorId].filter(Boolean).join(" ") || undefined,
    "aria-invalid": problem ? true : undefined,
    className: `${fieldControlClass} field-sizing-content ${size}`,
  };
  return (
    <div>
      <FieldLayout
        field={{ name, descriptionId, errorId, ...(problem && { errors: [problem] }) }}
        label={label}
        optional={isOptional}
        hint={
          hasHint && (
            <>
              {help && <p>{help}</p>}
              {notes.map((note) => (
                <p key={note}>
                  <bdi>{note}</bdi>
                </p>
              ))}
            </>
          )
        }
      >
        {original && <OriginalText original={original} id={`${name}#from`} />}
        {theirs !== undefined && <Theirs text={theirs} />}
        {field.kind === "choice" ? (
          <select {...attributes}>
            {(isOptional || value === "") && <option value="" />}
            <Options options={withOwn(field)} />
          </select>
        ) : field.isDay ? (
          <input {...attributes} type="date" readOnly={Boolean(field.locked)} />
        ) : field.isNumber ? (
          <input
            {...attributes}
            inputMode="decimal"
            autoComplete="off"
            readOnly={Boolean(field.locked)}
          />
        ) : (
          <textarea
            {...attributes}
            lang={original?.to}
            dir={original ? (directionOf(original.to) ?? "ltr") : "auto"}
            rows={rows}
            readOnly={Boolean(field.locked)}
          />
        )}
      </FieldLayout>
      {field.kind === "text" && <OriginalActs field={field} />}
      {field.kind === "text" && field.takesFacts && <OfferedFacts field={field} />}
    </div>
  );
}

/** Asked for, because all of them beside each field would be most of the page. */
function OfferedFacts({ field: { name, label, facts } }: { field: TextField }) {
  if (!facts)
    return (
      <Act act="offer" name={name} of={label}>
        {texts.insertButton}
      </Act>
    );
  return (
    <Fold isOpen summary={texts.insertionsHeading}>
      <Note>{texts.insertText}</Note>
      <Rows>
        {facts.map((fact) => (
          <li key={fact.name}>
            <Row>
              <Button kind="quiet" small name="intent" value={`insert ${name} ${fact.name}`}>
                {`{${fact.name}}`}
              </Button>
              <Note>
                <bdi>{fact.text}</bdi>
              </Note>
            </Row>
          </li>
        ))}
      </Rows>
    </Fold>
  );
}

function notesOf({ filled, max, value, inserts, locked, hasLines }: TextField): string[] {
  const count = (filled ?? value).length;
  return [
    locked,
    inserts && inserts.length > 0
      ? fill(texts.mayInsert, { names: inserts.map((it) => `{${it}}`).join(" ") })
      : undefined,
    filled && !hasLines && fill(texts.filledIn, { text: filled }),
    max === undefined ? undefined : fill(texts.length, { count, max }),
  ].filter((note) => note !== undefined && note !== "") as string[];
}

/** A value that the file has and the list has not is kept, and refused when it is saved. */
function withOwn({ value, options }: ChoiceField): ChoiceField["options"] {
  const isKnown = value === "" || options.some((it) => it.value === value);
  return isKnown ? options : [{ value, label: value }, ...options];
}
