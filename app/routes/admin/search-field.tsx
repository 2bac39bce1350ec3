import { Button } from "~/ui/button";
import { FieldLayout, fieldControlClass } from "~/ui/field";

type Props = { label: string; hint?: string; query?: string; maxLength: number; button: string };

/** Words to look for, and the button of their form. */
export function SearchField({ label, hint, query, maxLength, button }: Props) {
  const descriptionId = hint && "q-hint";
  return (
    <FieldLayout field={{ name: "q", descriptionId }} label={label} hint={hint}>
      <div className="flex items-end gap-3">
        <input
          id="q"
          type="search"
          name="q"
          defaultValue={query}
          maxLength={maxLength}
          aria-describedby={descriptionId}
          className={`${fieldControlClass} min-w-0`}
        />
        <Button kind="secondary">{button}</Button>
      </div>
    </FieldLayout>
  );
}
