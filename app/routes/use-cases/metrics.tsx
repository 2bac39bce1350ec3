import { cva } from "class-variance-authority";
import type { UseCases } from "#content/schema/use-cases";
import * as words from "#content/words/pages";
import { scoreColor } from "~/ui/score";

type Case = UseCases["cases"][number];

const plate = cva("border-t-2 bg-ink-raised p-5 sm:p-6", {
  variants: {
    gradient: {
      tungsten: "border-tungsten",
      rain: "border-rain",
      moss: "border-moss",
      rose: "border-rose",
    },
  },
});

/** A case's numbers, before or after: two radio buttons choose, and the style sheet shows. */
export function Metrics({
  id,
  businessName,
  gradient,
  beforeMetrics,
  afterMetrics,
  labels,
  after,
}: Pick<Case, "id" | "businessName" | "gradient" | "beforeMetrics" | "afterMetrics"> & {
  labels: UseCases["labels"];
  after: boolean;
}) {
  return (
    <fieldset className={plate({ gradient, className: "metrics" })}>
      <legend className="sr-only">{words.of(labels.metrics, businessName)}</legend>
      <Choice id={id} value="before" label={labels.before} chosen={!after} />
      <Choice id={id} value="after" label={labels.after} chosen={after} />
      <Figures moment="before" label={labels.before} metrics={beforeMetrics} />
      <Figures moment="after" label={labels.after} metrics={afterMetrics} />
    </fieldset>
  );
}

function Choice({
  id,
  value,
  label,
  chosen,
}: {
  id: string;
  value: "before" | "after";
  label: string;
  chosen: boolean;
}) {
  const choiceId = `metrics-${id}-${value}`;
  return (
    <>
      <input
        id={choiceId}
        type="radio"
        name={`metrics-${id}`}
        value={value}
        defaultChecked={chosen}
        className="sr-only"
      />
      <label
        htmlFor={choiceId}
        className="flex min-h-11.5 flex-1 cursor-pointer items-center justify-center border-y border-ink-control px-4 font-semibold first-of-type:border-l last-of-type:border-r print:hidden [:checked+&]:bg-mist [:checked+&]:text-ink [:focus-visible+&]:outline-3 [:focus-visible+&]:outline-offset-3 [:focus-visible+&]:outline-tungsten"
      >
        {label}{" "}
      </label>
    </>
  );
}

function Figures({
  moment,
  label: name,
  metrics,
}: {
  moment: "before" | "after";
  label: string;
  metrics: Case["beforeMetrics"];
}) {
  return (
    <div data-moment={moment} className="w-full">
      <p className="sr-only font-semibold print:not-sr-only print:mt-5">{name}</p>
      <dl className="mt-5 grid gap-4">
        {metrics.map(({ label, value, color }) => (
          <div key={label} className="flex flex-col-reverse">
            <dt className="text-small text-mist-muted">{label}</dt>
            <dd className={scoreColor({ band: color, className: "font-display text-card" })}>
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
