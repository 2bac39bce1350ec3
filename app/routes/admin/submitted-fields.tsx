import { inbox } from "#content/studio/inbox.yaml";
import type { FoundLead } from "~/outbox/admin/leads";
import { toPlainText } from "~/outbox/admin/plain-text";
import { choiceLabel, inboxLabel, splitFields } from "~/outbox/submitted-fields";
import { Fold, Note, Section } from "./page-parts";

export function SubmittedFields({
  kind,
  fields,
  payload,
}: Pick<FoundLead, "kind" | "fields" | "payload">) {
  const { texts, others } = splitFields(kind, fields);
  const sent = Object.entries(payload);
  return (
    <Section id="answers" heading={inbox.lead.answersHeading}>
      {texts.map(([key, text]) => (
        <FreeText key={key} label={inboxLabel(kind, key)} text={toPlainText(text)} />
      ))}
      <ValueList
        values={others.map(([key, value]) => [
          inboxLabel(kind, key),
          choiceLabel(kind, key, value) ?? value,
        ])}
      />
      {sent.length > 0 && (
        <Fold summary={inbox.lead.payloadSummary}>
          <ValueList values={sent} />
        </Fold>
      )}
    </Section>
  );
}

function FreeText({ label, text }: { label: string; text: string }) {
  return (
    <div className="grid max-w-measure gap-2">
      <h3 className="font-text text-small text-mist-muted">{label}</h3>
      {text.split(/\n+/).map((paragraph, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph is its position
        <p key={at} dir="auto" className="text-lede">
          {paragraph}
        </p>
      ))}
    </div>
  );
}

function ValueList({ values }: { values: [name: string, value: unknown][] }) {
  return (
    <dl className="ruled-2">
      {values.map(([name, value]) => (
        <div key={name} className="grid items-baseline gap-x-6 sm:grid-cols-[9rem_1fr]">
          <dt className="text-small text-mist-muted">{toPlainText(name)}</dt>
          <dd dir="auto" className="whitespace-pre-wrap">
            {toPlainText(String(value)) || <Note>{inbox.lead.notAnswered}</Note>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
