import { env } from "cloudflare:workers";
import bookingForm from "#content/forms/assessment.yaml";
import requestForm from "#content/forms/request.yaml";
import { addFunnelTotals } from "~/analytics/funnel/add-totals.server";
import { readFunnel } from "~/analytics/funnel/report";
import { openResults } from "~/features/admin/results.server";
import { encodeAnswers, sections } from "~/features/assessment/answer-code";
import { bookCall } from "~/features/assessment/booking.server";
import { answerAll } from "~/features/assessment/fixture";
import { findRequestTopic, submitRequest } from "~/features/lead-form/request.server";
import { sampleOf } from "~/forms/field";
import { createFormToken } from "~/http/parse-post.server";
import { acceptLead } from "~/outbox/accept-lead.server";
import { readFigures } from "~/outbox/admin/figures";
import type { LeadFilter } from "~/outbox/admin/filter";
import { countLeads, listLeads } from "~/outbox/admin/leads";
import { readHealth } from "~/outbox/health.server";
import { findReceipt, issueSentProof, isWithdrawn, withdrawLead } from "~/outbox/sent-proof.server";
import { pingMonitor, sweepLeads } from "~/outbox/sweep.server";
import { exampleHiddenFields } from "../../stand-ins/example-posts.ts";
import {
  continueWith,
  fillDetails,
  newSession,
  reachReview,
  send,
} from "../inquiry/inquiry-visitor.ts";
import { fillForm, submit } from "../outbox/crm-visit.ts";
import { MAIL, openNotifiedSite } from "../sweep/notified-site.ts";
import { acceptInquiry, DAY_MS, newEmail, writeInquiry } from "../test-site.ts";
import { countRows } from "./count-rows.ts";

/** What a request or a run of the cron may read and write. `prepare` is not counted, what it returns is. */
export type Visit = {
  name: string;
  reads: number;
  writes: number;
  /** Also with what is stored, up to `reads`. */
  grows?: true;
  prepare: (site: CostSite) => Promise<() => Promise<unknown>>;
};

type CostSite = ReturnType<typeof openCostSite>;

/** Every setting that makes a request read or write is on. */
export function openCostSite() {
  const counter = countRows(env.DB);
  const site = openNotifiedSite({
    ...MAIL,
    VISITOR_COPY: "on",
    HOURLY_CAP: "30",
    DAILY_CAP: "100",
    SITE_DAILY_CAP: "500",
    UNANSWERED_AFTER: "on",
    RATE_LIMITS: "on",
    SWEEP_SENDS: "40",
    HEARTBEAT_URL: `${env.NOTIFICATIONS}/heartbeat/cost`,
    FORMS_URL_ASSESSMENT: `${env.FORM_SERVICE}/f/assessment`,
    CRM_URL: `${env.CRM}/crm/WebToLeadForm`,
    CRM_HIDDEN_FIELDS: JSON.stringify(exampleHiddenFields),
  });
  site.platform.bindings.DB = counter.db;
  return { ...site, counter };
}

const POST_READS = 100;
const POST_WRITES = 30;
const ADDRESS = "192.0.2.100";
const RESULTS = encodeAnswers({ answers: answerAll("no", sections), context: {} });

export const visits: Visit[] = [
  {
    name: "cron, nothing is due",
    reads: 500,
    writes: 5,
    async prepare({ platform }) {
      await sweepLeads(platform);
      return () => sweep(platform);
    },
  },
  {
    name: "cron, reminders of 100 leads are due",
    reads: 2_500,
    writes: 700,
    async prepare({ platform }) {
      await sweepLeads(platform);
      await env.DB.prepare(
        `UPDATE leads SET reminded = NULL WHERE id IN (SELECT id FROM leads WHERE done IS NULL
         AND status = 'delivered' AND id LIKE 'seed.%' AND created < ?1 ORDER BY created DESC LIMIT 100)`,
      )
        .bind(Date.now() - 10 * DAY_MS)
        .run();
      return () => sweep(platform);
    },
  },
  {
    name: "cron, ten leads are due",
    reads: 2_000,
    writes: 200,
    async prepare({ platform }) {
      for (let lead = 0; lead < 10; lead += 1) await acceptInquiry(platform);
      await env.DB.prepare(
        `UPDATE leads SET status = 'pending', due = 1, attempts = 1 WHERE id NOT LIKE 'seed.%'`,
      ).run();
      return () => sweep(platform);
    },
  },
  {
    name: "inquiry sent",
    reads: POST_READS,
    writes: POST_WRITES,
    async prepare(site) {
      const reviewed = await reachReview(site);
      return () => send(site, reviewed);
    },
  },
  {
    name: "inquiry sent again",
    reads: POST_READS,
    writes: POST_WRITES,
    async prepare({ platform }) {
      const inquiry = { ...writeInquiry(), ipAddress: ADDRESS };
      await acceptLead(platform, inquiry);
      return () => acceptLead(platform, inquiry);
    },
  },
  {
    name: "inquiry withdrawn nine times and sent again",
    reads: POST_READS,
    writes: POST_WRITES,
    async prepare({ platform }) {
      const inquiry = { ...writeInquiry(), ipAddress: "192.0.2.101" };
      for (let time = 0; time < 9; time += 1)
        await withdrawLead(platform, await acceptInquiry(platform, inquiry));
      return () => acceptLead(platform, inquiry);
    },
  },
  {
    name: "inquiry above twice the cap of its address",
    reads: POST_READS,
    writes: 0,
    async prepare({ platform }) {
      const ipAddress = "192.0.2.102";
      for (let time = 0; time < 60; time += 1)
        await acceptLead(platform, { ...writeInquiry(), ipAddress });
      const inquiry = { ...writeInquiry(), ipAddress };
      return () => acceptLead(platform, inquiry);
    },
  },
  {
    name: "booking sent",
    reads: POST_READS,
    writes: POST_WRITES,
    async prepare({ platform }) {
      const request = await postOf(platform.settings.SESSION_SECRET, sampleOf(bookingForm));
      return () => bookCall(platform, request, RESULTS);
    },
  },
  {
    name: "lead form sent",
    reads: POST_READS,
    writes: POST_WRITES,
    async prepare(site) {
      const { fields } = await fillForm(site);
      return () => submit(site, fields);
    },
  },
  {
    name: "request sent",
    reads: POST_READS,
    writes: POST_WRITES,
    async prepare({ platform }) {
      const request = await postOf(platform.settings.SESSION_SECRET, sampleOf(requestForm));
      return () => submitRequest(platform, request, findRequestTopic({ kind: "strategy" }));
    },
  },
  {
    name: "details saved",
    reads: 50,
    writes: 10,
    async prepare(site) {
      const session = newSession();
      const { fields } = await fillDetails(site);
      return () => continueWith(site, session, fields);
    },
  },
  {
    name: "lead withdrawn",
    reads: 50,
    writes: 20,
    async prepare({ platform }) {
      const sent = await acceptInquiry(platform);
      return () => withdrawLead(platform, sent);
    },
  },
  {
    name: "thank-you page and receipt",
    reads: 20,
    writes: 0,
    async prepare({ platform }) {
      const sent = await acceptInquiry(platform);
      const Cookie = (await issueSentProof(platform, "inquiry", sent)).split(";")[0] ?? "";
      const request = new Request("https://studio.test/thank-you", { headers: { Cookie } });
      return async () => {
        await isWithdrawn(platform, sent);
        await findReceipt(platform, "inquiry", request);
      };
    },
  },
  {
    name: "/healthz",
    reads: 50,
    writes: 0,
    async prepare({ platform }) {
      // Not what an earlier call has found.
      healthTime += 60_000;
      return () => readHealth(platform, healthTime);
    },
  },
  inboxVisit("inbox", {}),
  inboxVisit("inbox, leads of a campaign", { source: "google" }),
  {
    ...inboxVisit("inbox, three filters", { state: "dead", kind: "wizard", source: "google" }),
    grows: true,
  },
  { ...inboxVisit("inbox, a search that finds nothing", { q: "nobody at all" }), reads: 12_000 },
  {
    name: "funnel of 90 days",
    reads: 20_000,
    writes: 0,
    grows: true,
    async prepare({ platform }) {
      // The cron adds those of a day in one run.
      for (let day = 0; day < 90; day += 1) await addFunnelTotals(env.DB);
      return () => readFunnel(platform.bindings.DB, 90);
    },
  },
  {
    name: "results of twelve months",
    // Three rows a lead, of the 200,000 that are measured at most.
    reads: 700_000,
    writes: 0,
    grows: true,
    async prepare({ platform }) {
      return () => openResults(platform.bindings.DB);
    },
  },
];

function inboxVisit(name: string, filter: LeadFilter): Visit {
  return {
    name,
    reads: 2_000,
    writes: 0,
    async prepare({ platform: { bindings } }) {
      const { DB } = bindings;
      return () =>
        Promise.all([listLeads(DB, filter), countLeads(DB), readFigures(DB, Date.now())]);
    },
  };
}

let healthTime = Date.now();

async function sweep(platform: CostSite["platform"]) {
  const sweeping = sweepLeads(platform);
  await pingMonitor(platform, sweeping);
  await sweeping;
}

async function postOf(secret: string, fields: Record<string, string>) {
  const token = await createFormToken(secret, Date.now() - 60_000);
  const body = new URLSearchParams({ ...fields, token, email: newEmail() });
  return new Request("https://studio.test/", { method: "POST", body });
}
