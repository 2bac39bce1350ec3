import { inbox } from "#content/studio/inbox.yaml";
import { formatTime } from "~/features/admin/time";
import { Bullets } from "./page-parts";

const COLORS: Record<string, string> = {
  delivered: "text-score-high",
  received: "text-score-high",
  pending: "text-rain",
  held: "text-score-fair",
  unconfirmed: "text-score-fair",
  withdrawn: "text-score-fair",
  dead: "text-score-low",
};

export function StateBadge({ state }: { state: string }) {
  return (
    <span
      className={`inline-flex items-baseline gap-2 font-semibold ${COLORS[state] ?? "text-mist-muted"}`}
    >
      <span aria-hidden="true">●</span>
      {inbox.states[state] ?? state}
    </span>
  );
}

export function RelativeTime({ time, now }: { time: number; now: number }) {
  const iso = new Date(time).toISOString();
  return (
    <time dateTime={iso} title={`${iso.slice(0, 19).replace("T", " ")} UTC`}>
      {formatTime(time, now)}
    </time>
  );
}

/** Where a person's data may still be after it is deleted here. */
export function Copies({ copies }: { copies: string[] }) {
  return (
    <div>
      <h2 className="heading-small">{inbox.copiesHeading}</h2>
      <Bullets>
        {copies.map((copy) => (
          <li key={copy}>{copy}</li>
        ))}
      </Bullets>
    </div>
  );
}
