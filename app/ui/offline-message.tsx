import * as words from "#content/words/ui";
/** Beside a plain form's button; app/enhance/keep-typed.ts shows it when there is no connection to send by. */
export function OfflineMessage() {
  return (
    <div hidden data-offline role="alert" tabIndex={-1} className="mt-5 aside border-score-low">
      <p className="font-semibold">{words.youAreOffline}</p>
      <p className="mt-1 text-mist-soft">{words.nothingWasSentAnd}</p>
    </div>
  );
}
