import { inbox } from "#content/studio";

const COLORS: Record<string, string> = {
  delivered: "text-score-high",
  received: "text-score-high",
  pending: "text-rain",
  held: "text-score-fair",
  unconfirmed: "text-score-fair",
  withdrawn: "text-score-fair",
  dead: "text-score-low",
};

export function StateMark({ state }: { state: string }) {
  return (
    <span
      className={`inline-flex items-center gap-2 font-semibold whitespace-nowrap ${COLORS[state] ?? "text-mist-muted"}`}
    >
      <span aria-hidden="true" className="size-2 shrink-0 rounded-full bg-current" />
      {inbox.states[state] ?? state}
    </span>
  );
}
