import type { ReactNode } from "react";
import { contentEditor } from "#content/studio/content-editor.yaml";
import { fill } from "~/content/format";
import type { Field, GroupField, ListField } from "~/features/editor/form/fields";
import { Alert } from "~/ui/alert";
import { Fold, Note, Row } from "../page-parts";
import { Act } from "./act";
import { EntryButtons } from "./entry-buttons";
import { holds, readFocus } from "./form-focus";
import { Leaf, Theirs } from "./form-leaf";
import { Part, PartHead } from "./form-part";
import { PressedPicture } from "./pressed-picture";

const { form: texts } = contentEditor;

type Props<Shown> = { field: Shown; focus: string | null; level: number };

export function WholeForm({ field, focus }: Omit<Props<Field>, "level">) {
  if (field.kind === "text" || field.kind === "choice") return <Leaf field={field} focus={focus} />;
  const Parts = field.kind === "list" ? ListParts : GroupParts;
  return (
    <div className="grid gap-5">
      <Parts field={field as GroupField & ListField} focus={focus} level={0} />
    </div>
  );
}

function FieldControl({ field, focus, level }: Props<Field>) {
  if (field.kind === "list") return <List field={field} focus={focus} level={level} />;
  if (field.kind === "group") return <Group field={field} focus={focus} level={level} />;
  return <Leaf field={field} focus={focus} />;
}

/** Groups of the file itself are closed at first: a phone shows them as a list of contents. */
function Group({ field, focus, level }: Props<GroupField>) {
  return (
    <Part field={field} isOpen={level > 1 || holds(field, focus)}>
      <GroupParts field={field} focus={focus} level={level} />
    </Part>
  );
}

function GroupParts({ field, focus, level }: Props<GroupField>) {
  const { name, label, fields, isOptional, isThere, alternatives, picture } = field;
  return (
    <>
      <PartHead field={field} />
      {picture && (
        <PressedPicture
          {...picture}
          name={name}
          of={label}
          isShown={focus === name || level === 0}
          hasFocus={focus === name}
        />
      )}
      {fields.map((it, at) => (
        <FieldControl
          key={it.name}
          field={it}
          // The first control of an entry that was added or moved.
          focus={focus === name && at === 0 && !picture ? it.name : focus}
          level={level + 1}
        />
      ))}
      {(isOptional || alternatives.length > 0) && (
        <Row>
          {alternatives.map(({ at, label: other }) => (
            <Act key={at} act={`as-${at}`} name={name} of={label}>
              {other}
            </Act>
          ))}
          {isOptional && (
            <Act act={isThere ? "leave-out" : "put"} name={name} of={label}>
              {isThere ? texts.leaveOutButton : texts.putButton}
            </Act>
          )}
        </Row>
      )}
    </>
  );
}

function List({ field, focus, level }: Props<ListField>) {
  return (
    <Part field={field} isOpen={level > 1 || holds(field, focus)}>
      <ListParts field={field} focus={focus} level={level} />
    </Part>
  );
}

function ListParts({ field, focus, level }: Props<ListField>) {
  const { name, label, entries, isFixed, isFull, max, theirs, said } = field;
  return (
    <>
      <PartHead field={field} />
      {theirs !== undefined && <Theirs text={theirs} />}
      {said && <Alert title={said} />}
      <ol className="grid gap-3">
        {entries.map((entry) => (
          <li key={entry.name} className="grid gap-2">
            {entry.said && <Alert title={entry.said} />}
            <Entry entry={entry} focus={focus} level={level}>
              {!isFixed && <EntryButtons entry={entry} entries={entries} focus={focus} />}
            </Entry>
          </li>
        ))}
      </ol>
      {!isFixed && (
        <Row>
          <Act act="add" name={name} of={label} isOff={isFull}>
            {texts.addButton}
          </Act>
          {isFull && max !== undefined && <Note>{fill(texts.atMost, { max })}</Note>}
        </Row>
      )}
    </>
  );
}

type EntryProps = {
  entry: ListField["entries"][number];
  focus: string | null;
  level: number;
  children: ReactNode;
};

function Entry({ entry: { name, title, field }, focus, level, children }: EntryProps) {
  const [act, place] = readFocus(focus);
  const isNext = act === "entry" && place === name;
  const isText = field.kind === "text" || field.kind === "choice";
  if (isText)
    return (
      <>
        <Leaf field={field} focus={isNext ? name : focus} />
        {children}
      </>
    );
  const isOpen = !isNext && (place === name || holds(field, focus));
  return (
    <Fold id={name} isOpen={isOpen} hasFocus={isNext} summary={<bdi>{title}</bdi>}>
      {children}
      {field.kind === "group" ? (
        <GroupParts field={field} focus={focus} level={level + 1} />
      ) : (
        <FieldControl field={field} focus={focus} level={level + 1} />
      )}
    </Fold>
  );
}
