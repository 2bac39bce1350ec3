import * as words from "#content/words/ui";
import { Notice } from "./notice";

/** Why a form was not taken though nothing typed is wrong; `again` is how to send it once more. */
export function FormRefusal({
  problem,
  again,
  answer,
}: {
  problem: "expired" | "limited";
  again: string;
  answer?: unknown;
}) {
  if (problem === "expired") {
    return (
      <Notice tone="caution" answer={answer} title={words.thisFormHadBeen}>
        {words.everythingYouTypedIs(again)}
      </Notice>
    );
  }
  return (
    <Notice tone="caution" answer={answer} title={words.aLittleTooFast}>
      {words.manyMessagesCameFrom(again)}
    </Notice>
  );
}
