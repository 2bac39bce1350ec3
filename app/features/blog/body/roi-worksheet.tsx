import { worksheet } from "#content/blog/video-content-roi-comparison/worksheet";

/** The ROI article's worksheet: blanks to fill in on paper, which a script computes on screen. */
export function RoiWorksheet() {
  const { heading, lede, fields, results } = worksheet;
  return (
    <fieldset data-worksheet className="worksheet">
      <legend>{heading}</legend>
      <p>{lede}</p>
      {fields.map(({ name, label, unit, hint, example, required }) => (
        <p key={name}>
          <label htmlFor={`roi-${name}`}>
            {label} <span>({required ? unit : `${unit}, optional`})</span>
          </label>
          <input
            id={`roi-${name}`}
            name={name}
            type="number"
            inputMode="decimal"
            min="0"
            step="any"
            autoComplete="off"
            aria-describedby={`roi-${name}-hint`}
          />
          <small id={`roi-${name}-hint`}>
            {hint} Example: {example.toLocaleString("en-US")}.
          </small>
        </p>
      ))}
      <dl>
        {results.map(({ name, label }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>
              <output name={name} aria-live={name === "saving" ? "polite" : "off"} />
            </dd>
          </div>
        ))}
      </dl>
    </fieldset>
  );
}
