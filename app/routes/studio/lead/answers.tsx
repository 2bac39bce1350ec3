import { inbox } from "#content/studio";
import { toPlainText } from "~/outbox/admin/plain-text";

type Answered = Record<string, string | number>;

/** Every answer as text, and what was made of it for a service. */
export function Answers({ fields, payload }: { fields: Answered; payload: Answered }) {
  return (
    <section aria-labelledby="answers">
      <h2 id="answers" className="font-display text-card">
        {inbox.lead.answers}
      </h2>
      <Pairs pairs={fields} name={sayName} />
      {Object.keys(payload).length > 0 && (
        <details className="mt-4 border-t border-ink-rule">
          <summary className="min-h-11 cursor-pointer py-2.5 text-small text-rain">
            {inbox.lead.sent}
          </summary>
          <Pairs pairs={payload} name={(key) => key} />
        </details>
      )}
    </section>
  );
}

function Pairs({ pairs, name }: { pairs: Answered; name: (key: string) => string }) {
  return (
    <dl className="mt-3 *:border-t *:border-ink-rule *:py-2">
      {Object.entries(pairs).map(([key, value]) => (
        <div key={key} className="grid gap-x-6 sm:grid-cols-[8rem_1fr]">
          <dt className="text-small text-mist-muted">{toPlainText(name(key))}</dt>
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

/** `firstName` and `utm_source` as a person would write them. */
function sayName(key: string): string {
  const words = key
    .replace(/_/g, " ")
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
