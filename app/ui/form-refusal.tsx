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
      <Notice tone="caution" answer={answer} title="This form had been open for a long time">
        Everything you typed is still here. Check it and {again}.
      </Notice>
    );
  }
  return (
    <Notice tone="caution" answer={answer} title="A little too fast">
      Many messages came from your connection. Wait a minute and {again}: everything you typed is
      still here.
    </Notice>
  );
}
