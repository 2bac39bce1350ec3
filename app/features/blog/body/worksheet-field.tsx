import * as words from "#content/words/blog";
import type { worksheet } from "#content/worksheet";

/** One number of the worksheet, with what goes in and, from a script, what is wrong with it. */
export function WorksheetField({
  name,
  label,
  unit,
  hint,
  example,
  required,
}: (typeof worksheet.fields)[number]) {
  return (
    <p>
      <label htmlFor={`roi-${name}`}>
        {label} <span>({required ? unit : `${unit}, optional`})</span>
      </label>{" "}
      <input
        id={`roi-${name}`}
        name={name}
        type="number"
        inputMode="decimal"
        min="0"
        step="any"
        autoComplete="off"
        data-example={example}
        aria-describedby={`roi-${name}-hint roi-${name}-wrong`}
      />{" "}
      <small id={`roi-${name}-hint`}>{words.example(hint, example.toLocaleString("en-US"))}</small>{" "}
      <strong id={`roi-${name}-wrong`} role="status" />
    </p>
  );
}
