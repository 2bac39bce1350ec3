import { env } from "cloudflare:workers";
import { RouterContextProvider } from "react-router";
import { expect, vi } from "vitest";
import { acceptLead } from "~/outbox/accept-lead.server";
import type { NewLead, PayloadWriter } from "~/outbox/lead.server";
import { type Platform, platformContext } from "~/platform.server";
import { parseEnv } from "~/settings/settings.server";
import { formServiceClient } from "../stand-ins/client.ts";
import type { FormMode } from "../stand-ins/form-service.ts";

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
/** How long a lead waits whose attempt had an unknown result. */
export const REST_MS = 90_000;

const noAssets = { fetch: async () => new Response(null, { status: 404 }) } as unknown as Fetcher;
const unlimited = { limit: async () => ({ success: true }) };
/** A limiter over its limit. */
export const exhausted = { limit: async () => ({ success: false }) };

export const forms = formServiceClient(env.FORM_SERVICE);

/** A site with the real store and stand-in endpoints. */
export function openTestSite(
  variables: Record<string, string> = {},
  db: D1Database = env.DB,
  kv: KVNamespace = env.SESSIONS,
) {
  const background: Promise<unknown>[] = [];
  const platform: Platform = {
    settings: parseEnv({ FORMS_URL_WIZARD: `${env.FORM_SERVICE}/f/wizard`, ...variables }),
    bindings: {
      ASSETS: noAssets,
      DB: db,
      SESSIONS: kv,
      SUBMITS: unlimited,
      POSTS: unlimited,
      STEPS: unlimited,
      NEW_SESSIONS: unlimited,
      SESSION_STEPS: unlimited,
    },
    origin: "https://studio.test",
    waitUntil: (work) => void background.push(work),
  };
  /** Waits for work after the responses, and for the work that this has started. */
  async function settled(): Promise<unknown[]> {
    const done = await Promise.all(background);
    return done.length === background.length ? done : settled();
  }
  return { platform, settled };
}

/** What React Router passes to a middleware, loader or action. */
export function routeArgs(platform: Platform, request: Request) {
  const context = new RouterContextProvider();
  context.set(platformContext, platform);
  return { request, url: new URL(request.url), context, params: {}, pattern: "" };
}

/** An address that no other test uses, to find posts by. */
export const newEmail = () => `${crypto.randomUUID()}@visitor.test`;

type WrittenInquiry = NewLead & { payload: PayloadWriter };

/** An inquiry with an e-mail address of its own. */
export function writeInquiry(
  changes: Partial<WrittenInquiry> = {},
): WrittenInquiry & { email: string } {
  const email = newEmail();
  const payload = (reference: string) => ({
    name: "Ada Lovelace",
    email,
    phone: "Not provided",
    company: "Analytical Engines",
    service_type: "Packages",
    service_category: "Launch",
    challenge: "Reach",
    timeline: "Soon",
    budget: "Open",
    qualifications: "Yes",
    message: `We need a launch film.\nReference: ${reference}`,
  });
  const fields = { name: "Ada Lovelace", email, message: "We need a launch film." };
  const submission = crypto.randomUUID();
  return { submission, kind: "inquiry", fields, payload, email, ...changes };
}

/** The same form posted again with another message: same submission, other content. */
export function edit(inquiry: ReturnType<typeof writeInquiry>, message: string) {
  const fields = { ...inquiry.fields, message };
  return { ...inquiry, fields };
}

/** Stores and sends an inquiry; the form service answers its first attempt with the fault. */
export async function acceptInquiry(
  platform: Platform,
  changes: Partial<WrittenInquiry> = {},
  fault?: FormMode,
) {
  const inquiry = writeInquiry(changes);
  if (fault) await forms.setMode(fault, { match: inquiry.email, times: 1 });
  const accepted = await acceptLead(platform, inquiry);
  if (!("reference" in accepted)) return expect.unreachable(`the lead is ${accepted.status}`);
  return { ...accepted, inquiry, submission: inquiry.submission };
}

export function acceptedPosts(email: string) {
  return forms.posts(email).then((posts) => posts.filter((post) => post.accepted));
}

export type StoredRow = {
  id: string;
  status: string;
  due: number;
  lease: string | null;
  attempts: number;
  unknown_outcomes: number;
  flags: string;
  fields: string;
  payload: string;
  last_error: string | null;
  outcome: string | null;
  withdrawn: number | null;
};

/** The rows of one submission, oldest first. */
export async function readRows(submission: string) {
  const { results } = await env.DB.prepare(
    "SELECT * FROM leads WHERE submission = ?1 ORDER BY created, rowid",
  )
    .bind(submission)
    .all<StoredRow>();
  return results;
}

export async function readStatuses(submission: string) {
  return (await readRows(submission)).map(({ status }) => status);
}

export async function countRows(table: string) {
  return env.DB.prepare(`SELECT COUNT(*) AS n FROM ${table}`).first<number>("n");
}

export async function listTables() {
  const { results } = await env.DB.prepare(
    `SELECT name FROM sqlite_master WHERE type = 'table'
     AND name NOT LIKE 'sqlite%' AND name NOT LIKE '%cf_%' AND name NOT LIKE 'd1_%'`,
  ).all<{ name: string }>();
  return results.map(({ name }) => name);
}

/** Sets the clock of leases and backoff forward and stops it; timers keep running. */
export function advanceClock(ms: number) {
  const now = Date.now() + ms;
  vi.useFakeTimers({ toFake: ["Date"], now });
}
