import { formatNumber } from "#content/format";
import { inbox } from "#content/studio";
import { listAddress } from "~/features/studio/list-address";

/** States that wait for a person, besides what is new; shown while there is anything in them. */
const CALLS = ["dead", "unconfirmed", "held", "pending"];

export function Counts({
  counts,
  current,
}: {
  counts: Record<string, number>;
  current: string | undefined;
}) {
  const waiting = CALLS.filter((state) => counts[state]);
  return (
    <ul className="flex flex-wrap gap-x-6">
      {["new", ...waiting].map((state) => (
        <li key={state}>
          <a
            href={listAddress({ state })}
            aria-current={state === current ? "page" : undefined}
            className="inline-flex min-h-11 items-baseline gap-2 underline-offset-4 hover:underline chosen:underline"
          >
            <span className="font-display text-card tabular-nums">
              {formatNumber(counts[state] ?? 0)}
            </span>{" "}
            <span className="text-small text-mist-soft">{inbox.states[state]}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
