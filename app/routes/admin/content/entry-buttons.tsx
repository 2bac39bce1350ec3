import { contentEditor } from "#content/studio/content-editor.yaml";
import { fill } from "~/content/format";
import { GROUP_KEY, MOVE_AFTER, nameOf } from "~/features/editor/form/draft";
import { fieldAt, type ListEntry } from "~/features/editor/form/fields";
import { Button } from "~/ui/button";
import { FieldLayout, fieldControlClass, Options } from "~/ui/field";
import { Row } from "../page-parts";
import { Act } from "./act";
import { readFocus } from "./form-focus";

const { form: texts } = contentEditor;

type Props = { entry: ListEntry; entries: ListEntry[]; focus: string | null };

/** What can be done with an entry of a list. A button that can be pressed again keeps the focus; if not, its opposite takes it. */
export function EntryButtons({ entry, entries, focus }: Props) {
  const { name, title, canMove } = entry;
  const [act, moved] = readFocus(focus);
  const pressed = !canMove.up ? "down" : !canMove.down ? "up" : act;
  const hasFocus = (button: string) =>
    moved === name && (act === "up" || act === "down") && pressed === button;
  return (
    <>
      <Row>
        <Act act="up" name={name} of={title} isOff={!canMove.up} hasFocus={hasFocus("up")}>
          {texts.upButton}
        </Act>
        <Act act="down" name={name} of={title} isOff={!canMove.down} hasFocus={hasFocus("down")}>
          {texts.downButton}
        </Act>
        {entries.length > 2 && (
          <Act act="place" name={name} of={title}>
            {texts.placeButton}
          </Act>
        )}
        <Act act="delete" name={name} of={title}>
          {texts.deleteButton}
        </Act>
      </Row>
      {act === "place" && moved === name && <Places entry={entry} entries={entries} />}
    </>
  );
}

/** Asked for, because in a long list all places beside each entry would be most of the page. */
function Places({ entry: { name }, entries }: Omit<Props, "focus">) {
  const keyOf = (it: ListEntry) => it.name.slice(it.name.lastIndexOf("/") + 1);
  const at = entries.findIndex((it) => it.name === name);
  const before = entries[at - 1];
  const others = entries.filter((it) => it.name !== name);
  const groups = groupsOf(others);
  return (
    <>
      <FieldLayout field={{ name: MOVE_AFTER }} label={texts.placeLabel}>
        <select
          id={MOVE_AFTER}
          name={MOVE_AFTER}
          defaultValue={before ? keyOf(before) : ""}
          // biome-ignore lint/a11y/noAutofocus: what was asked for
          autoFocus
          className={fieldControlClass}
        >
          <option value="">{texts.placeFirst}</option>
          {groups.map(({ label, entries: grouped }) => {
            const places = grouped.map((it) => ({
              value: keyOf(it),
              label: fill(texts.placeAfter, { entry: it.title }),
            }));
            return label ? (
              <optgroup key={label} label={label}>
                <Options options={places} />
              </optgroup>
            ) : (
              <Options key={label} options={places} />
            );
          })}
        </select>
      </FieldLayout>
      <p>
        <Button kind="secondary" small name="intent" value={`move ${name}`}>
          {texts.moveButton}
        </Button>
      </p>
    </>
  );
}

/** In a list with groups, the entries of each, by its name. */
function groupsOf(entries: ListEntry[]): { label: string; entries: ListEntry[] }[] {
  const labelOf = ({ name, field }: ListEntry) => {
    const group = fieldAt(field, nameOf(name, GROUP_KEY));
    if (group?.kind !== "choice") return "";
    return group.options.find(({ value }) => value === group.value)?.label ?? group.value;
  };
  const grouped = Map.groupBy(entries, labelOf);
  return [...grouped].map(([label, own]) => ({ label, entries: own }));
}
