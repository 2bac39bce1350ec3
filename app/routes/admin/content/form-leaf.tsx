import { contentEditor } from "#content/studio/content-editor.yaml";
import { fill } from "~/content/format";
import { directionOf } from "~/content/languages";
import type { ChoiceField, TextField } from "~/features/editor/form/fields";
import { Button } from "~/ui/button";
import { fieldControlClass, Options } from "~/ui/field";
import { Act } from "./act";
import { OriginalActs, OriginalText } from "./translation-original";

const { form: texts } = contentEditor;

export function Problem({ id, text }: { id: string; text: string }) {
  return (
    <p id={id} className="mt-2 flex gap-2 text-small font-semibold text-score-low">
      <span aria-hidden="true">▲</span> {text}
    </p>
  );
}

export function Theirs({ text }: { text: string }) {
  return (
    <p className="border-s-4 border-tungsten ps-3 text-small whitespace-pre-wrap">
      <bdi>{fill(texts.theirs, { text })}</bdi>
    </p>
  );
}

const CHARACTERS_A_LINE = 38;

export function Leaf({ field, focus }: { field: TextField | ChoiceField; focus: string | null }) {
  const { name, label, help, isOptional, problem, value, theirs } = field;
  const notes = field.kind === "text" ? notesOf(field) : [];
  const hasLines = field.kind === "text" && field.hasLines;
  const original = field.kind === "text" ? field.original : undefined;
  const described = [
    original && `${name}#from`,
    help && `${name}#help`,
    problem && `${name}#problem`,
  ]
    .filter(Boolean)
    .join(" ");
  const rows = Math.min(10, Math.ceil((value.length + 1) / CHARACTERS_A_LINE));
  const size = hasLines ? "min-h-40" : rows === 1 ? "resize-none" : "";
  const attributes = {
    ...{ id: name, name, defaultValue: value, autoFocus: focus === name },
    "aria-describedby": described || undefined,
    "aria-invalid": problem ? true : undefined,
    className: `${fieldControlClass} field-sizing-content ${size}`,
  };
  return (
    <div>
      <label htmlFor={name} className="font-semibold wrap-anywhere">
        {label}
        {isOptional && <span className="font-normal text-mist-muted"> {texts.optional}</span>}
      </label>
      {original && <OriginalText original={original} id={`${name}#from`} />}
      {(help || notes.length > 0) && (
        <div id={`${name}#help`} className="text-small text-mist-muted">
          {help && <p>{help}</p>}
          {notes.map((note) => (
            <p key={note} className="wrap-anywhere">
              <bdi>{note}</bdi>
            </p>
          ))}
        </div>
      )}
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
      {problem && <Problem id={`${name}#problem`} text={problem} />}
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
    <details open className="mt-3 border-s-4 border-ink-rule ps-4">
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">
        {texts.insertionsHeading}
      </summary>
      <p className="text-small text-mist-muted">{texts.insertText}</p>
      <ul className="ruled-2 mt-2">
        {facts.map((fact) => (
          <li key={fact.name} className="flex flex-wrap items-center gap-x-6">
            <Button
              kind="quiet"
              small
              name="intent"
              value={`insert ${name} ${fact.name}`}
              className="wrap-anywhere"
            >
              {`{${fact.name}}`}
            </Button>
            <span className="min-w-0 text-small text-mist-muted">
              <bdi>{fact.text}</bdi>
            </span>
          </li>
        ))}
      </ul>
    </details>
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
