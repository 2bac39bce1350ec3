import { inbox } from "#content/studio/inbox.yaml";
import { describeEndpoint, isAdminAction } from "~/features/admin/lead-state";
import type { LeadPageData } from "~/features/admin/pages.server";
import { MAX_NOTE_LENGTH } from "~/outbox/admin/perform-action";
import { toPlainText } from "~/outbox/admin/plain-text";
import { fieldControlClass } from "~/ui/field";
import { FieldForm } from "./action-form";
import { RelativeTime } from "./lead-parts";
import { Note, Quote, Rows, Section } from "./page-parts";

export function Delivery({ attempts, endpoint, lead, now }: LeadPageData) {
  const { delivery } = inbox;
  return (
    <Section id="delivery" heading={delivery.heading}>
      <Note>{describeEndpoint(endpoint)}</Note>
      {lead.outcome && <p>{toPlainText(lead.outcome)}</p>}
      {attempts.length === 0 && <Note>{delivery.noAttempts}</Note>}
      <Rows as="ol">
        {attempts.map(({ id, at, outcome, error }) => (
          <li key={id}>
            {delivery.results[outcome] ?? outcome}
            <Note>
              <RelativeTime time={at} now={now} />
            </Note>
            {error && <p>{toPlainText(error)}</p>}
          </li>
        ))}
      </Rows>
    </Section>
  );
}

export function History({ page }: { page: LeadPageData }) {
  const { acts, now } = page;
  const { heading, empty, noteLabel, noteHint } = inbox.history;
  return (
    <Section id="acts" heading={heading}>
      {acts.length === 0 && <Note>{empty}</Note>}
      <Rows as="ol">
        {acts.map(({ id, at, verb, who, note }) => (
          <li key={id}>
            {isAdminAction(verb) ? inbox.actions[verb].entry : verb}
            <Note>
              {toPlainText(who)}, <RelativeTime time={at} now={now} />
            </Note>
            {note && (
              <Quote>
                <div dir="auto">{toPlainText(note)}</div>
              </Quote>
            )}
          </li>
        ))}
      </Rows>
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
