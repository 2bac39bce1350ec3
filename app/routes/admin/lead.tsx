import { data } from "react-router";
import { inbox } from "#content/studio/inbox.yaml";
import { requireAdmin } from "~/features/admin/guard.server";
import { describeAction, shownState } from "~/features/admin/lead-state";
import {
  type ForgottenPageData,
  type LeadPageData,
  openLeadPage,
} from "~/features/admin/pages.server";
import { toPlainLine } from "~/outbox/admin/plain-text";
import { rulesOf } from "~/outbox/kinds";
import { pageTitle } from "~/seo/page-meta";
import { ButtonLink, textLinkClass } from "~/ui/button";
import { eyebrowClass, FilledText } from "~/ui/text";
import type { Route } from "./+types/lead";
import { Delivery, History } from "./lead-history";
import { CopiesList, RelativeTime, Section, StateBadge } from "./lead-parts";
import { ActionForm, NextStep } from "./next-step";
import { Outcome } from "./outcome";
import { ReplyText } from "./reply-text";
import { SubmittedFields } from "./submitted-fields";

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const admin = requireAdmin(context);
  const page = await openLeadPage(admin, params.reference, url.searchParams.get("did"));
  if (!page) throw data(null, { status: 404 });
  return page;
}

export const meta: Route.MetaFunction = ({ params }) => [
  { title: pageTitle(params.reference ?? inbox.title) },
];

export default function LeadPage({ loaderData: page }: Route.ComponentProps) {
  if ("copies" in page) return <ForgottenPage {...page} />;
  const { lead, done, endpoint } = page;
  return (
    <>
      <LeadHeading {...page} />
      {done && (
        <p role="status" className="mt-5 border-l-4 border-rain bg-ink-raised px-5 py-4">
          {describeAction(done, endpoint)}
        </p>
      )}
      <div className="mt-6 grid gap-x-12 gap-y-10 lg:grid-cols-aside">
        <div className="grid min-w-0 content-start gap-10">
          <NextStep page={page} />
          {/* Rendered by the server only: scripts do not load what the questions of the wizard mean. */}
          {import.meta.env.SSR && <SubmittedFields {...lead} />}
          {page.reply && <ReplyText reply={page.reply} />}
        </div>
        <div className="grid content-start gap-10">
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

function LeadHeading({ lead, others, versions, now }: LeadPageData) {
  return (
    <>
      <p>
        <a href="/studio" className={`${textLinkClass} text-small`}>
          {inbox.lead.backToList}
        </a>
      </p>
      <h1 className="font-display text-title">
        <bdi>{toPlainLine(lead.name, 120) || inbox.noName}</bdi>
      </h1>
      <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 text-small text-mist-muted">
        <StateBadge state={shownState(lead)} />
        {lead.done !== null && <StateBadge state="done" />}
        <span className="tabular">{lead.reference}</span>
        <span>{rulesOf(lead.kind)?.label ?? lead.kind}</span>
        <RelativeTime time={lead.created} now={now} />
      </p>
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
          className="mr-4 text-rain underline underline-offset-4"
        >
          {inbox.states[status] ?? status}, <RelativeTime time={created} now={now} />
        </a>
      ))}
    </p>
  );
}

function ForgottenPage({ reference, at, copies, now }: ForgottenPageData) {
  return (
    <div className="py-10">
      <p className={eyebrowClass}>{reference}</p>
      <h1 className="mt-3 font-display text-title">{inbox.forgotten.title}</h1>
      <p role="status" className="mt-4 text-mist-soft">
        <FilledText
          text={inbox.forgotten.text}
          values={{ time: <RelativeTime time={at} now={now} /> }}
        />
      </p>
      <h2 className="mt-8 font-semibold">{inbox.copiesHeading}</h2>
      <CopiesList copies={copies} />
      <p className="mt-8">
        <ButtonLink href="/studio" kind="secondary">
          {inbox.toInbox}
        </ButtonLink>
      </p>
    </div>
  );
}
