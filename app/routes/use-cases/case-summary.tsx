import type { UseCases } from "#content/schema/use-cases";
import { PlusMark } from "~/ui/plus-mark";
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
    <summary className="relative grid cursor-pointer list-none items-center gap-x-10 py-7 lg:grid-cols-[1fr_26rem_1.25rem] lg:grid-rows-[auto_auto_1fr] [&::-webkit-details-marker]:hidden">
      <span className="slate mb-2 block max-lg:pr-9">{location} </span>
      <h2 className="font-display text-step-3 underline-offset-4 group-hover:underline">
        {businessName}
      </h2>{" "}
      <span className="mt-2 self-start text-mist-soft">{summary} </span>
      {before && <Take labels={labels} before={before} after={after} />}
      <PlusMark className="col-start-3 row-span-3 row-start-1 max-lg:absolute max-lg:top-7 max-lg:right-0" />
    </summary>
  );
}
