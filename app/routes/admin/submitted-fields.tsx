import { inbox } from "#content/inbox";
import { toPlainText } from "~/outbox/admin/plain-text";

type Values = Record<string, string | number>;

export function SubmittedFields({ fields, payload }: { fields: Values; payload: Values }) {
  return (
    <section aria-labelledby="answers">
      <h2 id="answers" className="font-display text-card">
        {inbox.lead.answersHeading}
      </h2>
      <ValueList values={fields} toLabel={fieldLabel} />
      {Object.keys(payload).length > 0 && (
        <details className="mt-4 border-t border-ink-rule">
          <summary className="min-h-11 cursor-pointer py-2.5 text-small text-rain">
            {inbox.lead.payloadSummary}
          </summary>
          <ValueList values={payload} toLabel={(key) => key} />
        </details>
      )}
    </section>
  );
}

function ValueList({ values, toLabel }: { values: Values; toLabel: (key: string) => string }) {
  return (
    <dl className="mt-3 *:border-t *:border-ink-rule *:py-2">
      {Object.entries(values).map(([key, value]) => (
        <div key={key} className="grid gap-x-6 sm:grid-cols-[8rem_1fr]">
          <dt className="text-small text-mist-muted">{toPlainText(toLabel(key))}</dt>
          <dd dir="auto" className="wrap-anywhere whitespace-pre-wrap">
            {toPlainText(String(value)) || (
              <span className="text-mist-muted">{inbox.lead.notAnswered}</span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Such as "First name" for `firstName`, "Utm source" for `utm_source`. */
function fieldLabel(key: string): string {
  const words = key
    .replace(/_/g, " ")
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
