import type { UseCases } from "#content/schema/pages";
import { scoreColor } from "~/ui/meter";

type Metric = UseCases["cases"][number]["beforeMetrics"][number];

/** What a case changed first of all, as two frames side by side. */
export function Take({
  labels,
  before,
  after,
}: {
  labels: Pick<UseCases["labels"], "before" | "after">;
  before: Metric;
  after: Metric | undefined;
}) {
  return (
    <span className="mt-5 grid grid-cols-2 gap-px bg-ink-line lg:col-start-2 lg:row-span-3 lg:row-start-1 lg:mt-0">
      <Moment label={labels.before} value={before.value} note={before.label} />{" "}
      {after && <Moment label={labels.after} value={after.value} color={after.color} lit />}
    </span>
  );
}

function Moment({
  label,
  value,
  note,
  color,
  lit,
}: {
  label: string;
  value: string;
  note?: string;
  color?: Metric["color"];
  lit?: boolean;
}) {
  return (
    <span className={`flex flex-col px-4 py-3 ${lit ? "bg-ink-raised" : "bg-ink-panel"}`}>
      <span className="text-small text-mist-muted">{label} </span>
      <span
        className={`pt-2 font-display text-step-3 ${color ? scoreColor({ band: color }) : "text-mist-muted"}`}
      >
        {value}{" "}
      </span>
      <span className="text-small text-mist-muted">{note} </span>
    </span>
  );
}
