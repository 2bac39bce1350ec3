import { useCasesPage } from "#content/page-texts";
import type { UseCases } from "#content/schema/pages";
import { scoreColor } from "~/ui/meter";

type Case = UseCases["cases"][number];

const COLORS = {
  tungsten: "border-tungsten",
  rain: "border-rain",
  moss: "border-moss",
  rose: "border-rose",
};

/** Two radio buttons choose which numbers CSS shows. */
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
    <fieldset className={`metrics border-t-2 bg-ink-raised p-6 ${COLORS[gradient]}`}>
      <legend className="sr-only">
        {useCasesPage.metricsLegend(labels.metrics, businessName)}
      </legend>
      <div className="flex flex-wrap border border-ink-control print:hidden">
        <Choice id={id} value="before" label={labels.before} chosen={!after} />
        <Choice id={id} value="after" label={labels.after} chosen={after} />
      </div>
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
  return (
    <label className="flex min-h-11 flex-1 cursor-pointer items-center justify-center px-4 font-semibold has-checked:bg-mist has-checked:text-ink has-focus-visible:focus-ring">
      <input
        type="radio"
        name={`metrics-${id}`}
        value={value}
        defaultChecked={chosen}
        className="sr-only"
      />
      {label}{" "}
    </label>
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
    <div data-moment={moment}>
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
