import { inbox } from "#content/studio";
import type { LeadPage } from "~/features/studio/lead-page.server";
import { toPlainText } from "~/outbox/admin/plain-text";
import { When } from "../when";

/** Every attempt to send it, newest first. */
export function Delivery({ attempts, destination, lead, now }: LeadPage) {
  return (
    <section aria-labelledby="delivery">
      <h2 id="delivery" className="font-display text-card">
        {inbox.lead.delivery}
      </h2>
      <p className="mt-1 text-small text-mist-muted">
        {destination ? `${inbox.lead.goesTo} ${destination}` : inbox.lead.stays}
      </p>
      {lead.outcome && <p className="mt-2 text-small">{toPlainText(lead.outcome)}</p>}
      {attempts.length === 0 ? (
        <p className="mt-2 text-small text-mist-soft">{inbox.lead.noAttempts}</p>
      ) : (
        <ol className="mt-2 text-small *:border-t *:border-ink-rule *:py-2">
          {attempts.map(({ id, at, outcome, error }) => (
            <li key={id}>
              {inbox.lead.attempt[outcome] ?? outcome},{" "}
              <span className="text-mist-muted">
                <When time={at} now={now} />
              </span>
              {error && <p className="wrap-anywhere text-mist-soft">{toPlainText(error)}</p>}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
