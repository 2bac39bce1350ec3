import { contentEditor } from "#content/studio/content-editor.yaml";
import type { ListField } from "~/features/editor/fields";
import { Act } from "./act";
import { readFocus } from "./form-focus";

const { form: texts } = contentEditor;

type Props = {
  entry: ListField["entries"][number];
  at: number;
  last: number;
  focus: string | null;
};

/** The button that was pressed keeps the focus; at an end of the list the other one takes it. */
export function EntryButtons({ entry: { name, title }, at, last, focus }: Props) {
  const [act, moved] = readFocus(focus);
  const pressed = at === 0 ? "down" : at === last ? "up" : act;
  const hasFocus = (button: string) => moved === name && act !== "entry" && pressed === button;
  return (
    <p className="flex flex-wrap gap-x-6">
      <Act act="up" name={name} of={title} isOff={at === 0} hasFocus={hasFocus("up")}>
        {texts.upButton}
      </Act>
      <Act act="down" name={name} of={title} isOff={at === last} hasFocus={hasFocus("down")}>
        {texts.downButton}
      </Act>
      <Act act="delete" name={name} of={title}>
        {texts.deleteButton}
      </Act>
    </p>
  );
}
