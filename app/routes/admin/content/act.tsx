import { contentEditor } from "#content/studio/content-editor.yaml";
import { fill } from "~/content/format";
import { Button } from "~/ui/button";

const { form: texts } = contentEditor;

type ActProps = {
  act: string;
  name: string;
  of: string;
  isOff?: boolean;
  hasFocus?: boolean;
  children: string;
};

/** A button that posts the form as it is typed, and does something to a part of it. */
export function Act({ act, name, of, isOff = false, hasFocus = false, children }: ActProps) {
  return (
    <Button
      kind="quiet"
      small
      name="intent"
      value={`${act} ${name}`}
      disabled={isOff}
      autoFocus={hasFocus}
      aria-label={fill(texts.ofButton, { action: children, entry: of })}
    >
      {children}
    </Button>
  );
}
