/**
 * Beside a plain form's button; app/enhance/keep-typed.ts fills it in and shows it when there is no
 * connection to send by. Browsers for text alone show what is hidden, so that there is nothing in it.
 */
export function OfflineMessage() {
  return (
    <div
      hidden
      data-offline
      role="alert"
      tabIndex={-1}
      className="mt-5 border-l-4 border-score-low bg-ink-raised px-5 py-4 text-mist-soft *:first:font-semibold *:first:text-mist"
    />
  );
}
