import { cva, type VariantProps } from "class-variance-authority";
import { inbox } from "#content/studio";

const mark = cva("inline-flex items-center gap-2 font-semibold whitespace-nowrap", {
  variants: {
    tone: {
      good: "text-score-high",
      going: "text-rain",
      look: "text-score-fair",
      bad: "text-score-low",
      over: "text-mist-muted",
    },
  },
});

type Tone = NonNullable<VariantProps<typeof mark>["tone"]>;

const TONES: Record<string, Tone> = {
  delivered: "good",
  received: "good",
  pending: "going",
  held: "look",
  unconfirmed: "look",
  withdrawn: "look",
  dead: "bad",
};

export function StateMark({ state }: { state: string }) {
  return (
    <span className={mark({ tone: TONES[state] ?? "over" })}>
      <span aria-hidden="true" className="size-2 shrink-0 rounded-full bg-current" />
      {inbox.states[state] ?? state}
    </span>
  );
}
