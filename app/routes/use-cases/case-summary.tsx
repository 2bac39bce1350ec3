import type { UseCases } from "#content/schema/pages";
import { eyebrowClass } from "~/ui/eyebrow";
import { Take } from "./take";

/** A case as dailies show it: who, and its first number before and after, read without opening. */
export function CaseSummary({
  labels,
  businessName,
  location,
  summary,
  beforeMetrics,
  afterMetrics,
}: Pick<
  UseCases["cases"][number],
  "businessName" | "location" | "summary" | "beforeMetrics" | "afterMetrics"
> & { labels: UseCases["labels"] }) {
  const [before] = beforeMetrics;
  const after = afterMetrics.find(({ label }) => label === before?.label);
  return (
    <summary className="summary-plus relative grid items-center gap-x-10 py-7 after:col-start-3 after:row-span-3 after:row-start-1 max-lg:after:absolute max-lg:after:top-7 max-lg:after:right-0 lg:grid-cols-[1fr_26rem_1.25rem] lg:grid-rows-[auto_auto_1fr]">
      <span className={`${eyebrowClass} mb-2 block max-lg:pr-9`}>{location} </span>
      <h2 className="font-display text-step-3 underline-offset-4 group-hover:underline">
        {businessName}
      </h2>{" "}
      <span className="mt-2 self-start text-mist-soft">{summary} </span>
      {before && <Take labels={labels} before={before} after={after} />}
    </summary>
  );
}
