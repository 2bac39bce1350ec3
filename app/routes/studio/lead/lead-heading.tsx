import { inbox } from "#content/studio";
import type { LeadPage } from "~/features/studio/lead-page.server";
import { shownState } from "~/features/studio/next-step";
import { toPlainLine } from "~/outbox/admin/plain-text";
import { textLinkClass } from "~/ui/button";
import { StateMark } from "../state-mark";
import { When } from "../when";

export function LeadHeading({ lead, others, now }: LeadPage) {
  return (
    <>
      <p>
        <a href="/studio" className={`${textLinkClass} text-small`}>
          {inbox.lead.back}
        </a>
      </p>
      <h1 className="font-display text-title">
        <bdi>{toPlainLine(lead.name, 120) || inbox.nameless}</bdi>
      </h1>
      <p className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-1 text-small text-mist-muted">
        <StateMark state={shownState(lead)} />
        {lead.done !== null && <StateMark state="done" />}
        <span className="tabular-nums">{lead.reference}</span>
        <span>{inbox.kinds[lead.kind] ?? lead.kind}</span>
        <When time={lead.created} now={now} />
      </p>
      {others.length > 0 && (
        <p className="mt-3 text-small text-mist-muted">
          {inbox.lead.others}:{" "}
          {others.map(({ id, created, status }) => (
            <a
              key={id}
              href={`/studio/leads/${id}`}
              className="mr-4 text-rain underline underline-offset-4"
            >
              {inbox.states[status] ?? status}, <When time={created} now={now} />
            </a>
          ))}
        </p>
      )}
    </>
  );
}
