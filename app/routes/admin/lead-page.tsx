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
import { Alert } from "~/ui/alert";
import { ButtonLink, TextLink } from "~/ui/button";
import { ActionForm } from "./action-form";
import { Delivery, History } from "./lead-history";
import { RelativeTime, StateBadge } from "./lead-parts";
import { Outcome } from "./outcome";
import { AdminPage, Note, Row, Section } from "./page-parts";
import { RefusedAction } from "./refused-action";
import { ReplyText } from "./reply-text";
import { SubmittedFields } from "./submitted-fields";

/** Like a letter: who, in their words, then facts; on a phone what to do stays in reach at the bottom of the screen. */
export function LeadPage({ page, said }: { page: LeadPageData; said: string | null }) {
  const { lead } = page;
  return (
    <AdminPage
      title={toPlainLine(lead.name, 120) || inbox.noName}
      tab={lead.reference}
      isRefused={page.refused !== undefined}
      back={{ href: "/studio", title: inbox.lead.backToList }}
    >
      <RefusedAction page={page} />
      {said && <Alert title={said} />}
      <LeadState {...page} />
      <div className="flex flex-col gap-x-12 gap-y-6 lg:grid lg:grid-cols-2 lg:grid-rows-[auto_auto_1fr]">
        <div className="grid content-start gap-10 lg:row-span-3">
          {/* Rendered by the server only: scripts do not load what the questions of the wizard mean. */}
          {import.meta.env.SSR && <SubmittedFields {...lead} />}
          {page.reply && <ReplyText reply={page.reply} />}
        </div>
        <Actions page={page} />
        <div className="grid content-start gap-10 row-span-2">
          <Outcome page={page} />
          <Delivery {...page} />
          <History page={page} />
          <PersonLinks address={page.address} />
          <ActionForm page={page} action="forget" kind="quiet" />
        </div>
      </div>
    </AdminPage>
  );
}

function LeadState({ lead, others, versions, endpoint, now }: LeadPageData) {
  return (
    <div className="grid gap-2">
      <Row>
        <StateBadge state={shownState(lead)} />
        {lead.done !== null && <StateBadge state="done" />}
        <Note>
          {lead.reference}, {rulesOf(lead.kind)?.label ?? lead.kind},{" "}
          <RelativeTime time={lead.created} now={now} />
        </Note>
      </Row>
      <p className="font-semibold">{describeNextStep(lead, now, endpoint.waits)}</p>
      {lead.lastError && <p className="text-small text-score-low">{toPlainText(lead.lastError)}</p>}
      {lead.flags.map((flag) => (
        <p key={flag} className="text-small text-score-fair">
          {inbox.lead.flags[flag] ?? flag}
        </p>
      ))}
      <LeadLinks label={inbox.lead.otherLeads} leads={others} now={now} />
      <LeadLinks label={inbox.lead.otherVersions} leads={versions} now={now} />
    </div>
  );
}

function LeadLinks({
  label,
  leads,
  now,
}: Pick<LeadPageData, "now"> & { label: string; leads: LeadPageData["versions"] }) {
  if (leads.length === 0) return null;
  return (
    <Row>
      <Note>{label}:</Note>
      {leads.map(({ id, created, status }) => (
        <TextLink key={id} href={`/studio/leads/${id}`} className="text-small">
          <span>
            {inbox.states[status] ?? status}, <RelativeTime time={created} now={now} />
          </span>
        </TextLink>
      ))}
    </Row>
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
      <Note>{text}</Note>
      <Row>
        <TextLink href={`${address}/person.txt`} download label={textLink} />
        <TextLink href={`${address}/person.json`} download label={jsonLink} />
      </Row>
    </Section>
  );
}
