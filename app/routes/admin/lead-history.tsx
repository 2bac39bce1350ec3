import { inbox } from "#content/studio/inbox.yaml";
import { describeEndpoint, isAdminAction } from "~/features/admin/lead-state";
import type { LeadPageData } from "~/features/admin/pages.server";
import { MAX_NOTE_LENGTH } from "~/outbox/admin/perform-action";
import { toPlainText } from "~/outbox/admin/plain-text";
import { fieldControlClass } from "~/ui/field";
import { FieldForm } from "./action-form";
import { RelativeTime, Section } from "./lead-parts";

export function Delivery({ attempts, endpoint, lead, now }: LeadPageData) {
  const { delivery } = inbox;
  return (
    <Section id="delivery" heading={delivery.heading}>
      <p className="mt-1 text-small text-mist-muted">{describeEndpoint(endpoint)}</p>
      {lead.outcome && <p className="mt-2 text-small">{toPlainText(lead.outcome)}</p>}
      {attempts.length === 0 ? (
        <p className="mt-2 text-small text-mist-soft">{delivery.noAttempts}</p>
      ) : (
        <ol className="mt-2 text-small ruled-2">
          {attempts.map(({ id, at, outcome, error }) => (
            <li key={id}>
              {delivery.results[outcome] ?? outcome},{" "}
              <span className="text-mist-muted">
                <RelativeTime time={at} now={now} />
              </span>
              {error && <p className="wrap-anywhere text-mist-soft">{toPlainText(error)}</p>}
            </li>
          ))}
        </ol>
      )}
    </Section>
  );
}

export function History({ page }: { page: LeadPageData }) {
  const { acts, now } = page;
  const { heading, empty, noteLabel, noteHint } = inbox.history;
  return (
    <Section id="acts" heading={heading}>
      {acts.length === 0 && <p className="mt-2 text-small text-mist-soft">{empty}</p>}
      <ol className="mt-2 text-small ruled-2">
        {acts.map(({ id, at, verb, who, note }) => (
          <li key={id}>
            {isAdminAction(verb) ? inbox.actions[verb].entry : verb},{" "}
            <span className="text-mist-muted">
              {toPlainText(who)}, <RelativeTime time={at} now={now} />
            </span>
            {note && (
              <p dir="auto" className="wrap-anywhere whitespace-pre-wrap text-mist-soft">
                {toPlainText(note)}
              </p>
            )}
          </li>
        ))}
      </ol>
      <FieldForm page={page} action="note" field="note" label={noteLabel} hint={noteHint}>
        {(control) => (
          <textarea
            {...control}
            rows={3}
            required
            maxLength={MAX_NOTE_LENGTH}
            className={fieldControlClass}
          />
        )}
      </FieldForm>
    </Section>
  );
}
