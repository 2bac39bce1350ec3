import { formatNumber } from "#content/format";
import * as words from "#content/words/blog";
import type { worksheet } from "#content/worksheet";
import { worksheetNote } from "./worksheet-look";

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
    <p className="sm:grid sm:grid-cols-[1fr_9rem] sm:grid-rows-[auto_1fr] sm:gap-x-8">
      <label htmlFor={`roi-${name}`} className="block font-semibold">
        {label} <span className="font-normal">({required ? unit : `${unit}, optional`})</span>
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
        className="my-[0.35rem] block min-h-11 w-full max-w-48 border border-paper-soft bg-[white] px-3 tabular-nums sm:col-start-2 sm:row-span-2 sm:row-start-1 sm:self-start"
      />{" "}
      <small id={`roi-${name}-hint`} className={worksheetNote}>
        {words.example(hint, formatNumber(example))}
      </small>{" "}
      <strong id={`roi-${name}-wrong`} role="status" className="col-span-full text-small" />
    </p>
  );
}
