import { inbox } from "#content/studio/inbox.yaml";
import {
  describeNextStep,
  isBeingSent,
  shownState,
  suggestAction,
} from "~/features/admin/lead-state";
import type { LeadPageData } from "~/features/admin/pages.server";
import { toPlainLine, toPlainText } from "~/outbox/admin/plain-text";
import { rulesOf } from "~/outbox/kinds";
import { ButtonLink, textLinkClass } from "~/ui/button";
import { ActionForm } from "./action-form";
import { Delivery, History } from "./lead-history";
import { RelativeTime, Section, StateBadge } from "./lead-parts";
import { Outcome } from "./outcome";
import { RefusedAction } from "./refused-action";
import { ReplyText } from "./reply-text";
import { SubmittedFields } from "./submitted-fields";

/** Like a letter: who, in their words, then facts; on a phone what to do stays in reach at the bottom of the screen. */
export function LeadPage({ page, said }: { page: LeadPageData; said: string | null }) {
  const { lead } = page;
  return (
    <>
      <RefusedAction page={page} />
      <LeadHeading {...page} />
      {said && (
        <p role="status" className="note-box mt-5">
          {said}
        </p>
      )}
      <div className="mt-6 flex flex-col gap-x-12 gap-y-6 lg:grid lg:grid-cols-2 lg:grid-rows-[auto_auto_1fr]">
        <div className="grid min-w-0 content-start gap-10 lg:row-span-3">
          {/* Rendered by the server only: scripts do not load what the questions of the wizard mean. */}
          {import.meta.env.SSR && <SubmittedFields {...lead} />}
          {page.reply && <ReplyText reply={page.reply} />}
        </div>
        <Actions page={page} />
        <div className="mt-4 grid content-start gap-10 row-span-2">
          <Outcome page={page} />
          <Delivery {...page} />
          <History page={page} />
          <PersonLinks address={page.address} />
          <ActionForm page={page} action="forget" kind="quiet" />
        </div>
      </div>
    </>
  );
}

function LeadHeading({ lead, others, versions, endpoint, now }: LeadPageData) {
  return (
    <>
      <p>
        <a href="/studio" className={`${textLinkClass} text-small`}>
          {inbox.lead.backToList}
        </a>
      </p>
      <h1 className="font-display text-title wrap-anywhere">
        <bdi>{toPlainLine(lead.name, 120) || inbox.noName}</bdi>
      </h1>
      <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 text-small text-mist-muted">
        <StateBadge state={shownState(lead)} />
        {lead.done !== null && <StateBadge state="done" />}
        <span className="tabular">{lead.reference}</span>
        <span>{rulesOf(lead.kind)?.label ?? lead.kind}</span>
        <RelativeTime time={lead.created} now={now} />
      </p>
      <p className="mt-3 max-w-measure font-semibold">
        {describeNextStep(lead, now, endpoint.waits)}
      </p>
      {lead.lastError && (
        <p className="mt-2 text-small wrap-anywhere text-score-low">
          {toPlainText(lead.lastError)}
        </p>
      )}
      {lead.flags.map((flag) => (
        <p key={flag} className="mt-2 text-small text-score-fair">
          {inbox.lead.flags[flag] ?? flag}
        </p>
      ))}
      <LeadLinks label={inbox.lead.otherLeads} leads={others} now={now} />
      <LeadLinks label={inbox.lead.otherVersions} leads={versions} now={now} />
    </>
  );
}

function LeadLinks({
  label,
  leads,
  now,
}: Pick<LeadPageData, "now"> & { label: string; leads: LeadPageData["versions"] }) {
  if (leads.length === 0) return null;
  return (
    <p className="mt-3 text-small text-mist-muted">
      {label}:{" "}
      {leads.map(({ id, created, status }) => (
        <a
          key={id}
          href={`/studio/leads/${id}`}
          className="me-4 text-rain underline underline-offset-4"
        >
          {inbox.states[status] ?? status}, <RelativeTime time={created} now={now} />
        </a>
      ))}
    </p>
  );
}

function Actions({ page }: { page: LeadPageData }) {
  const { lead, endpoint, now } = page;
  const suggested = isBeingSent(lead, now) ? null : suggestAction(lead, endpoint.host !== null);
  const isOpen = lead.done === null;
  const { mailAddress = null, phoneAddress = null } = page.reply ?? {};
  const mayReply = isOpen && mailAddress !== null;
  return (
    <section
      aria-label={inbox.nextStep.heading}
      className="sticky bottom-0 flex flex-wrap gap-3 border-t border-ink-rule bg-ink py-3 lg:border-0"
    >
      {mayReply && <ButtonLink href={mailAddress}>{inbox.reply.mailButton}</ButtonLink>}
      {isOpen && phoneAddress && (
        <ButtonLink href={phoneAddress} kind="secondary">
          {inbox.reply.callButton}
        </ButtonLink>
      )}
      <ActionForm
        page={page}
        action={isOpen ? "done" : "undone"}
        kind={isOpen && !mayReply && !suggested ? "primary" : "secondary"}
      />
      {suggested && (
        <ActionForm
          page={page}
          action={suggested}
          kind={mayReply || !isOpen ? "secondary" : "primary"}
        />
      )}
    </section>
  );
}

function PersonLinks({ address }: Pick<LeadPageData, "address">) {
  const { heading, text, textLink, jsonLink } = inbox.lead.person;
  return (
    <Section id="person" heading={heading}>
      <p className="mt-2 text-small text-mist-soft">{text}</p>
      <p className="mt-3 flex flex-wrap gap-x-6">
        <a href={`${address}/person.txt`} download className={textLinkClass}>
          {textLink}
        </a>
        <a href={`${address}/person.json`} download className={textLinkClass}>
          {jsonLink}
        </a>
      </p>
    </Section>
  );
}
