import { inbox } from "#content/studio";
import { describeNextStep, shownState } from "~/features/studio/next-step";
import type { ListedLead } from "~/outbox/admin/leads";
import { toPlainLine } from "~/outbox/admin/plain-text";
import { eyebrowClass } from "~/ui/eyebrow";
import { StateMark } from "../state-mark";
import { When } from "../when";

const GRID = "md:grid md:grid-cols-4";

/** The leads as lines: a card each on phones, a table's look on wide screens. */
export function LeadList({
  leads,
  isFiltered,
  now,
}: {
  leads: ListedLead[];
  isFiltered: boolean;
  now: number;
}) {
  if (leads.length === 0) return <Nothing {...inbox.empty[isFiltered ? "filtered" : "none"]} />;
  const { lead, state, when, next } = inbox.columns;
  return (
    <>
      <p aria-hidden="true" className={`${eyebrowClass} mt-6 hidden px-3 gap-x-4 ${GRID}`}>
        {[lead, state, when, next].map((heading) => (
          <span key={heading}>{heading}</span>
        ))}
      </p>
      <ol className="mt-4 border-t border-ink-rule">
        {leads.map((listed) => (
          <Line key={listed.id} lead={listed} now={now} />
        ))}
      </ol>
    </>
  );
}

function Line({ lead, now }: { lead: ListedLead; now: number }) {
  const name = toPlainLine(lead.name, 60) || inbox.nameless;
  return (
    <li className="border-b border-ink-rule">
      <a
        href={`/studio/leads/${lead.reference}`}
        className={`group grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 px-3 py-3 hover:bg-ink-raised ${GRID}`}
      >
        <span className="min-w-0">
          <bdi
            className={`group-hover:underline ${lead.isNew ? "font-semibold" : "text-mist-soft"}`}
          >
            {name}
          </bdi>{" "}
          {lead.isNew && (
            <span className="break-after-avoid text-eyebrow text-rain tabular-nums">
              {inbox.isNew.toUpperCase()}
            </span>
          )}
        </span>{" "}
        <span className="text-small">
          <StateMark state={shownState(lead)} />
        </span>{" "}
        <span className="col-span-2 text-small text-mist-muted md:col-span-1">
          <When time={lead.created} now={now} />, {inbox.kinds[lead.kind] ?? lead.kind}
          <span className="whitespace-nowrap tabular-nums"> {lead.reference}</span>
        </span>{" "}
        <span className="col-span-2 text-small text-mist-soft md:col-span-1">
          {lead.done === null ? describeNextStep(lead, now) : inbox.isDone}
        </span>
      </a>
    </li>
  );
}

function Nothing({ title, text }: { title: string; text: string }) {
  return (
    <div className="mt-8 border border-ink-line p-8">
      <p className="font-display text-card">{title}</p>
      <p className="mt-2 text-mist-soft">{text}</p>
    </div>
  );
}
