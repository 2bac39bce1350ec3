import { inbox } from "#content/studio/inbox.yaml";
import { describeNextStep, shownState } from "~/features/admin/lead-state";
import type { FoundLead } from "~/outbox/admin/leads";
import { toPlainLine } from "~/outbox/admin/plain-text";
import { rulesOf } from "~/outbox/kinds";
import { RelativeTime, StateBadge } from "./lead-parts";
import { EmptyNote, Rows } from "./page-parts";

const { list } = inbox;

type LeadListProps = {
  leads: FoundLead[];
  waitingKinds: string[];
  emptyNote: { title: string; text: string };
  now: number;
};

export function LeadList({ leads, waitingKinds, emptyNote, now }: LeadListProps) {
  if (leads.length === 0) return <EmptyNote {...emptyNote} />;
  const { lead, state, received, nextStep } = list.columns;
  return (
    <div>
      <p
        aria-hidden="true"
        className="grid gap-x-4 pb-2 text-small text-mist-muted max-md:hidden md:rows-of-4"
      >
        {[lead, nextStep, state, received].map((heading) => (
          <span key={heading}>{heading}</span>
        ))}
      </p>
      <Rows as="ol">
        {leads.map((listed) => (
          <ListItem
            key={listed.id}
            lead={listed}
            nextStep={describeNextStep(listed, now, waitingKinds.includes(listed.kind))}
            now={now}
          />
        ))}
      </Rows>
    </div>
  );
}

function ListItem({ lead, nextStep, now }: { lead: FoundLead; nextStep: string; now: number }) {
  return (
    <li>
      <a
        href={`/studio/leads/${lead.reference}`}
        className="group grid grid-cols-[1fr_auto] gap-x-4 gap-y-2 py-1 md:rows-of-4"
      >
        <span>
          <bdi
            className={`group-hover:underline ${lead.isNew ? "font-semibold" : "text-mist-soft"}`}
          >
            {toPlainLine(lead.name, 60) || inbox.noName}
          </bdi>{" "}
          {lead.isNew && <b className="text-small text-rain">{list.newLead}</b>}
        </span>{" "}
        <span className="col-span-full text-small text-mist-soft">
          {lead.done === null ? nextStep : list.doneLead}
        </span>{" "}
        <span className="text-small">
          <StateBadge state={shownState(lead)} />
        </span>{" "}
        <span className="col-span-full text-small text-mist-muted">
          <RelativeTime time={lead.created} now={now} />, {rulesOf(lead.kind)?.label ?? lead.kind}
          <span className="whitespace-nowrap tabular"> {lead.reference}</span>
        </span>
      </a>
    </li>
  );
}
