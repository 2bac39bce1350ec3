import { useEffect, useRef } from "react";

/** What is wrong with a form, on top of it: links to each field, and takes focus once per `answer`. */
export function ErrorSummary({
  errors,
  answer,
}: {
  errors: { field: string; message: string }[];
  answer: unknown;
}) {
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (answer) summary.current?.focus();
  }, [answer]);
  if (errors.length === 0) return null;
  return (
    <div
      ref={summary}
      role="alert"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: an error summary takes focus (GOV.UK pattern)
      autoFocus
      aria-labelledby="error-summary-title"
      className="border border-score-low bg-ink-raised px-5 py-4"
    >
      <h3 id="error-summary-title" className="font-semibold">
        There is a problem
      </h3>
      <ul className="mt-2 list-disc pl-5">
        {errors.map(({ field, message }) => (
          <li key={field}>
            <a href={`#${field}`} className="text-score-low underline underline-offset-4">
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
