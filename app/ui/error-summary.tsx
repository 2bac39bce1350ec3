import type { SubmissionResult } from "@conform-to/react";
import { type MouseEvent, useEffect, useRef } from "react";
import { errorSummaryTitle } from "#content/ui.yaml";

/** Links to each field with an error, by its id; what belongs to no field has the name "". Takes focus once per `focusOn`. */
export function ErrorSummary({
  errors,
  focusOn,
  title = errorSummaryTitle,
  text,
}: {
  errors: SubmissionResult["error"];
  focusOn: unknown;
  title?: string;
  text?: string;
}) {
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focusOn) summary.current?.focus();
  }, [focusOn]);
  const messages = Object.entries(errors ?? {});
  if (messages.length === 0 && text === undefined) return null;
  return (
    <div
      ref={summary}
      role="alert"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: an error summary takes focus (GOV.UK pattern)
      autoFocus
      aria-labelledby="error-summary-title"
      className="scroll-mb-48 border-s-4 border-score-low bg-ink-raised px-5 py-4"
    >
      <p id="error-summary-title" className="font-semibold">
        {title}
      </p>
      {text && <p className="mt-1 text-mist-soft">{text}</p>}
      {messages.length > 0 && (
        <ul className="mt-2 list-disc ps-5">
          {messages.map(([name, said]) =>
            name === "" ? (
              said?.map((it) => <li key={it}>{it}</li>)
            ) : (
              <li key={name}>
                <a
                  href={`#${encodeURI(name)}`}
                  onClick={goToField}
                  className="inline-block py-0.5 align-top underline underline-offset-4"
                >
                  {said?.[0]}
                </a>
              </li>
            ),
          )}
        </ul>
      )}
    </div>
  );
}

/** Without navigation: in a flow a new address would drop the action data and its errors. */
function goToField(event: MouseEvent<HTMLAnchorElement>) {
  const field = document.querySelector<HTMLElement>(event.currentTarget.hash);
  if (!field) return;
  event.preventDefault();
  field.focus();
}
