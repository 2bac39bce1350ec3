import type { ReactNode } from "react";
import { contentEditor } from "#content/studio/content-editor.yaml";
import { fill } from "~/content/format";
import type { GroupField, ListField } from "~/features/editor/form/fields";
import { Problem } from "./form-leaf";

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
    <details id={field.name} open={isOpen} className="border-s-4 border-ink-rule ps-4">
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">
        {toDo > 0 ? fill(toDoText, { label: field.label, count: toDo }) : field.label}
        {count}
        {field.isOptional && (
          <span className="font-normal text-mist-muted"> {contentEditor.form.optional}</span>
        )}
      </summary>
      <fieldset aria-label={field.label} className="grid min-w-0 gap-4 py-2">
        {children}
      </fieldset>
    </details>
  );
}

export function PartHead({ field }: { field: GroupField | ListField }) {
  const { help, problem, name, hidden } = field;
  return (
    <>
      {hidden.map(([hiddenName, value]) => (
        <input key={hiddenName} type="hidden" name={hiddenName} value={value} />
      ))}
      {help && <p className="text-small text-mist-muted">{help}</p>}
      {problem && <Problem id={`${name}#problem`} text={problem} />}
    </>
  );
}
