import { worksheet } from "#content/worksheet";
import { WorksheetField } from "./worksheet-field";

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
        className="worksheet"
      >
        <legend>{heading}</legend>
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
          <button type="submit">{worksheet.compute}</button> <small>{worksheet.sent}</small>
        </p>
        <dl>
          {results.map(({ name, label }) => (
            <div key={name}>
              <dt>{label}</dt>{" "}
              <dd>
                <output name={name} aria-live={name === "saving" ? "polite" : "off"} />
              </dd>
            </div>
          ))}
        </dl>
      </fieldset>
    </form>
  );
}
