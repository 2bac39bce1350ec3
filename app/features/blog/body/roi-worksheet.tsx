import { worksheet } from "#content/worksheet";
import { WorksheetField } from "./worksheet-field";
import { worksheetButton, worksheetNote } from "./worksheet-look";

const { heading, lede, fields, results, useExample, clear, kept, waiting, noPayback, wrong } =
  worksheet;

/** The ROI article's worksheet: blanks to fill in on paper, which a script computes on screen, or else the server. */
export function RoiWorksheet() {
  return (
    <form action="#your-own-numbers">
      <fieldset
        id="your-own-numbers"
        data-worksheet
        data-waiting={waiting}
        data-no-payback={noPayback}
        data-not-a-number={wrong.notANumber}
        data-negative={wrong.negative}
        className="border border-paper-ink p-6"
      >
        <legend className="-ml-2 px-2 font-display text-[1.75rem]/[1.1]">{heading}</legend>
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
          <button type="submit" className={worksheetButton}>
            {worksheet.compute}
          </button>{" "}
          <small className={worksheetNote}>{worksheet.sent}</small>
        </p>
        <dl>
          {results.map(({ name, label }) => (
            <div
              key={name}
              className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-t border-paper-line py-[0.6rem]"
            >
              <dt>{label}</dt>{" "}
              <dd className="ml-auto">
                <output
                  name={name}
                  aria-live={name === "saving" ? "polite" : "off"}
                  className="inline-block min-h-[1.4em] min-w-36 border-b border-paper-soft text-right font-display text-[1.75rem]/[1.2] not-data-known:text-paper-soft not-data-known:[font:inherit]"
                />
              </dd>
            </div>
          ))}
        </dl>
      </fieldset>
    </form>
  );
}
