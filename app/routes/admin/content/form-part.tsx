import type { ReactNode } from "react";
import { contentEditor } from "#content/studio/content-editor.yaml";
import { fill } from "~/content/format";
import type { GroupField, ListField } from "~/features/editor/form/fields";
import { FieldError } from "~/ui/field";
import { Fold, Note } from "../page-parts";

const { toDo: toDoText } = contentEditor.translation;

export function Part({
  field,
  isOpen,
  children,
}: {
  field: GroupField | ListField;
  isOpen: boolean;
  children: ReactNode;
}) {
  const count = field.kind === "list" ? ` (${field.entries.length})` : "";
  const toDo = (field.kind === "group" && field.toDo) || 0;
  return (
    <Fold
      id={field.name}
      isOpen={isOpen}
      summary={
        <>
          {toDo > 0 ? fill(toDoText, { label: field.label, count: toDo }) : field.label}
          {count}
          {field.isOptional && (
            <span className="font-normal text-mist-muted"> {contentEditor.form.optional}</span>
          )}
        </>
      }
    >
      <fieldset aria-label={field.label} className="grid gap-4">
        {children}
      </fieldset>
    </Fold>
  );
}

export function PartHead({ field }: { field: GroupField | ListField }) {
  const { help, problem, name, hidden } = field;
  return (
    <>
      {hidden.map(([hiddenName, value]) => (
        <input key={hiddenName} type="hidden" name={hiddenName} value={value} />
      ))}
      {help && <Note>{help}</Note>}
      {problem && <FieldError id={`${name}#problem`} text={problem} />}
    </>
  );
}
