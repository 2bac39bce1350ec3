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
      // The list that is all of a file has no name of its own.
      aria-label={of ? fill(texts.ofButton, { action: children, entry: of }) : undefined}
    >
      {children}
    </Button>
  );
}
