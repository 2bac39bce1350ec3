import * as words from "#content/words/results";
import type { PriorityAction } from "~/features/assessment/results/priorities";
import type { Results } from "~/features/assessment/results/results";

/** What to do first, worst section first; or that nothing presses. */
export function PriorityList({
  actions,
  confidence,
  noGaps,
}: Pick<Results, "actions" | "confidence" | "noGaps">) {
  if (actions.length === 0)
    return <p className="max-w-measure text-lede text-mist-soft">{noGaps}</p>;
  return (
    <ol className="numbered *:border-t *:border-ink-rule *:py-6">
      {actions.map((action) => (
        <li key={action.id} className="print:break-inside-avoid print:py-3">
          <div className="grid gap-x-10 gap-y-4 lg:grid-cols-[1fr_26rem] print:grid-cols-[1fr_16rem]">
            <div>
              <p className="text-small text-mist-muted">{action.section}</p>
              <h3 className="mt-0.5 text-lede font-semibold">{action.title}</h3>
              <p className="mt-2 max-w-measure text-mist-soft">{action.description}</p>
              <p className="mt-2 text-small text-mist-muted">
                {words.theStepItselfTakes(lowerFirst(action.takes))}
              </p>
              <p className="text-small text-mist-muted">{words.confidence(confidence)}</p>
            </div>
            <ActionFacts action={action} />
          </div>
        </li>
      ))}
    </ol>
  );
}

function ActionFacts({
  action: { impact, effort, timeline, category },
}: {
  action: PriorityAction;
}) {
  const { priority, effort: work, timeline: time, category: kind } = words.facts;
  const facts = { [priority]: impact, [work]: effort, [time]: timeline, [kind]: category };
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-2 self-start text-small sm:grid-cols-4 lg:grid-cols-2 print:grid-cols-2">
      {Object.entries(facts).map(([name, value]) => (
        <div key={name} className="border-l-2 border-ink-line pl-3">
          <dt className="text-mist-muted">{name}</dt>{" "}
          <dd className="font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
