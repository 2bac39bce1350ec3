import { contentEditor } from "#content/studio/content-editor.yaml";
import { PRESS, PRESSED_WIDTH } from "~/features/editor/form/press";
import { Note } from "../page-parts";
import { Act } from "./act";

type PressedProps = {
  name: string;
  of: string;
  file: string;
  focus: string;
  isShown: boolean;
  hasFocus: boolean;
};

/** Browsers send where an image button was pressed. It is the whole file, so it is shown when somebody asks for it. */
export function PressedPicture({ name, of, file, focus, isShown, hasFocus }: PressedProps) {
  const { show, press, pressHint } = contentEditor.pictures;
  if (!isShown)
    return (
      <p>
        <Act act="show" name={name} of={of}>
          {show}
        </Act>
      </p>
    );
  const [x, y] = focus.split(" ");
  return (
    <div>
      <Note>{pressHint}</Note>
      <div className="relative mt-2 inline-block">
        <input
          type="image"
          name={`${PRESS}${name}`}
          src={`/studio/content/pictures/${encodeURIComponent(file)}`}
          alt={press}
          width={PRESSED_WIDTH}
          // biome-ignore lint/a11y/noAutofocus: what was asked for
          autoFocus={hasFocus}
        />
        <svg aria-hidden="true" className="pointer-events-none absolute inset-0 size-full">
          <circle cx={x} cy={y} r="10" fill="none" stroke="black" strokeWidth="6" />
          <circle cx={x} cy={y} r="10" fill="none" stroke="white" strokeWidth="2" />
        </svg>
      </div>
    </div>
  );
}
