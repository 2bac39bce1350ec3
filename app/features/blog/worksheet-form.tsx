import { worksheet } from "#content/worksheet.yaml";
import { fill, formatNumber } from "~/content/format";
import type { Worksheet } from "~/content/schema/mdx";
import { buttonClass, noteClass } from "./roi-worksheet";

const { heading, lede, fields, results, useExample, clear, kept, waiting, noPayback, wrong } =
  worksheet;

/** Computed by fill-in-worksheet.ts or fill-worksheet.server.ts; printed, it can be filled in. */
export function RoiWorksheet() {
  return (
    <form action="#your-own-numbers">
      <fieldset
        id="your-own-numbers"
        data-worksheet
        data-waiting={waiting}
        data-no-payback={noPayback}
        data-negative={wrong.negative}
        className="border border-paper-ink p-6"
      >
        <legend className="px-2 font-display text-card">{heading}</legend>
        <p>{lede}</p>
        <p
          hidden
          data-worksheet-tools
          data-example={useExample}
          data-nothing={clear}
          data-kept={kept}
        />
        {fields.map((field) => (
          <WorksheetField key={field.name} {...field} />
        ))}
        <p data-worksheet-send>
          <button type="submit" className={buttonClass}>
            {worksheet.compute}
          </button>{" "}
          <small className={noteClass}>{worksheet.sent}</small>
        </p>
        <dl>
          {results.map(({ name, label }) => (
            <div
              key={name}
              className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 border-t border-paper-line py-2.5"
            >
              <dt>{label}</dt>{" "}
              <dd className="ms-auto">
                <output
                  name={name}
                  aria-live={name === "saving" ? "polite" : "off"}
                  className="inline-block min-h-8 sm:min-w-36 border-b border-paper-soft text-end font-display text-card not-data-known:text-paper-soft not-data-known:[font:inherit]"
                />
              </dd>
            </div>
          ))}
        </dl>
      </fieldset>
    </form>
  );
}

function WorksheetField({
  name,
  label,
  unit,
  hint,
  example,
  required,
}: Worksheet["fields"][number]) {
  return (
    <p className="sm:grid sm:grid-cols-[1fr_9rem] gap-x-8">
      <span>
        <label htmlFor={`roi-${name}`} className="block font-semibold">
          {label}{" "}
          <span className="font-normal">
            {fill(required ? worksheet.unit : worksheet.unitOptional, { unit })}
          </span>
        </label>{" "}
        <small id={`roi-${name}-hint`} className={noteClass}>
          {fill(worksheet.example, { hint, value: formatNumber(example) })}
        </small>{" "}
      </span>
      <input
        id={`roi-${name}`}
        name={name}
        type="number"
        inputMode="decimal"
        min="0"
        step="any"
        autoComplete="off"
        data-example={example}
        data-not-a-number={fill(wrong.notANumber, { example: String(example) })}
        aria-describedby={`roi-${name}-hint roi-${name}-wrong`}
        className="mt-1 mb-2 block min-h-11 w-full max-w-48 self-start border border-paper-soft bg-[white] px-3 tabular"
      />{" "}
      <strong id={`roi-${name}-wrong`} role="status" className="col-span-full text-small" />
    </p>
  );
}
