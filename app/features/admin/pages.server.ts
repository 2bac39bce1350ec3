import { data } from "react-router";
import { PERIODS } from "~/analytics/funnel/report";
import { studioDay } from "~/content/format";
import { cleanLine } from "~/http/form-text.server";
import { DAY_MS } from "~/http/timing";
import { FIGURE_DAYS, findSource } from "~/outbox/admin/figures";
import { byReference, type LeadFilter, STATES } from "~/outbox/admin/filter";
import { findForgotten, listCopies } from "~/outbox/admin/forget";
import { findLeads, findOtherVersions, isPosition, readHistory } from "~/outbox/admin/leads";
import { storedKinds } from "~/outbox/kinds";
import type { Admin } from "./guard.server";
import { isAdminAction, shownState } from "./lead-state";
import { lastFollowUp, reasonLabel } from "./outcome.server";
import { createPostToken } from "./post-token.server";
import { writeReply } from "./reply";
import { type ActionField, findLeadEndpoint } from "./run-lead-action.server";

const MAX_QUERY_LENGTH = 100;
const NOT_ANSWERED = ["held", "superseded", "withdrawn"];

/** A filter as the list's address has it; `days` sets `since`. */
export type ListFilter = LeadFilter & { days?: number };

export function readLeadFilter(search: URLSearchParams): ListFilter {
  return {
    state: STATES.find((state) => state === search.get("state")),
    kind: storedKinds.find((kind) => kind === search.get("kind")),
    q: cleanLine(search.get("q") ?? "", MAX_QUERY_LENGTH) || undefined,
    ...(search.get("days") === String(FIGURE_DAYS) && {
      days: FIGURE_DAYS,
      since: Date.now() - FIGURE_DAYS * DAY_MS,
    }),
    source: findSource(search.get("source")),
  };
}

export function readPeriod(search: URLSearchParams): number {
  const days = search.get("days") ?? String(PERIODS[0]);
  const known = PERIODS.find((period) => String(period) === days);
  if (!known) throw data(null, { status: 404 });
  return known;
}

/** Where a page of the list starts; null for the first one, whose other address has `page=1`. */
export function readPosition(search: URLSearchParams): string | null {
  const before = search.get("before");
  const isKnown = before === null ? (search.get("page") ?? "1") === "1" : isPosition(before);
  if (!isKnown) throw data(null, { status: 404 });
  return before;
}

/** The newest lead of a reference, or the lead of an id; just after forgetting, the record of that. */
export async function openLeadPage(admin: Admin, reference: string, done: string | null) {
  const { db, platform } = admin;
  const [lead, ...others] = await findLeads(db, byReference(reference));
  if (!lead) {
    const forgotten = done === "forget" ? await findForgotten(db, reference) : null;
    if (!forgotten) return null;
    const { sentKinds, ...record } = forgotten;
    return { ...record, copies: listCopies(sentKinds), now: Date.now() };
  }
  return {
    lead,
    others: others.map(({ id, created, status }) => ({ id, created, status })),
    versions: await findOtherVersions(db, lead.id),
    ...(await readHistory(db, lead.id)),
    address: `/studio/leads/${encodeURIComponent(reference)}`,
    endpoint: findLeadEndpoint(platform.settings, lead.kind),
    /** Null where the visitor is not to be answered. */
    reply: NOT_ANSWERED.includes(shownState(lead)) ? null : writeReply(lead, platform.origin),
    followUpDays: { first: studioDay(), last: lastFollowUp(platform.settings, lead) },
    reasonLabel: lead.reason && reasonLabel(lead.reason),
    token: await createPostToken(admin),
    done: isAdminAction(done) && done !== "forget" ? done : null,
    now: Date.now(),
  };
}

type OpenedPage = Awaited<ReturnType<typeof openLeadPage>>;
export type LeadPageData = Extract<OpenedPage, { lead: unknown }> & { refused?: RefusedAction };
/** `expired`: the page that was posted from was open too long. */
export type RefusedAction = {
  problem: ActionField | "expired";
  values: Record<ActionField, string>;
};
export type ForgottenPageData = Extract<OpenedPage, { copies: unknown }>;
