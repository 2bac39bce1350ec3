import { env } from "cloudflare:workers";
import { beforeEach, expect, test, vi } from "vitest";
import { openLocalSession, readLocalSession } from "~/features/admin/local-session.server";
import { readPostToken } from "~/features/admin/post-token.server";
import { runLeadAction } from "~/features/admin/run-lead-action.server";
import { findDetails } from "~/features/inquiry/details-store.server";
import { decryptReview } from "~/features/inquiry/review.server";
import { readInquirySession } from "~/features/inquiry/session.server";
import { readFormToken } from "~/http/parse-post.server";
import { createLeadId, createReference } from "~/outbox/lead.server";
import { readSentProof } from "~/outbox/sent-proof.server";
import { sweepLeads } from "~/outbox/sweep.server";
import { acceptInquiry, countRows, HOUR_MS, openTestSite, readRows } from "../test-site.ts";
import made from "./earlier-values.json";

// Made by commit f44d535. Visitors hold such values across a deploy: never make them anew.
const { secret, madeAt, submission, session, details, sent, inbox, lead, cap } = made;
const AN_HOUR_LATER = madeAt + HOUR_MS;
const NEW_SECRET = "the secret that came after it, also long enough";

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: AN_HOUR_LATER }));
const noEndpoint = { FORMS_URL_WIZARD: "" };

/** The site with the secret that made the values, and after that secret was replaced. */
const sites = [
  { title: "the same secret", ...openTestSite({ SESSION_SECRET: secret, ...noEndpoint }) },
  {
    title: "a new secret",
    ...openTestSite({ SESSION_SECRET: NEW_SECRET, SESSION_SECRET_OLD: secret, ...noEndpoint }),
  },
];

function carrying(cookie: string) {
  return new Request("http://localhost:8787/", { headers: { Cookie: cookie } });
}

test("a form token", async () => {
  const token = { submission, mintedAt: madeAt };
  expect(await readFormToken([secret], made.formToken, AN_HOUR_LATER)).toEqual(token);
  expect(await readFormToken([NEW_SECRET, secret], made.formToken, AN_HOUR_LATER)).toEqual(token);
});

test.each(sites)("a review's hidden field, with $title", async ({ platform }) => {
  expect(await decryptReview(platform, submission, made.encryptedReview)).toMatchObject({
    inquiry: details,
    isOld: false,
  });
});

test.each(sites)("stored details, with $title", async ({ platform }) => {
  await env.DB.prepare(
    "INSERT OR REPLACE INTO details (submission, session, sealed, updated) VALUES (?1, ?2, ?3, ?4)",
  )
    .bind(submission, session, made.encryptedDetails, madeAt)
    .run();
  expect(await findDetails(platform, { submission, session })).toEqual({
    state: "found",
    details,
  });
});

test.each(sites)("the wizard's cookie, with $title", async ({ platform }) => {
  const { https, http } = made.inquiryCookies;
  const plain = { ...platform, origin: "http://localhost:8787" };
  expect(await readInquirySession(platform, carrying(https))).toBe(session);
  expect(await readInquirySession(plain, carrying(http))).toBe(session);
});

test.each(sites)("the cookies of a sent form, with $title", async ({ platform }) => {
  for (const kind of ["wizard", "assessment", "crm"] as const) {
    const request = carrying(made.sentCookies[kind]);
    expect(await readSentProof(platform, kind, request)).toEqual(sent);
  }
});

test.each(sites)("a lead in the fallback store, with $title", async ({ platform }) => {
  await env.SESSIONS.put(made.storedLead.key, made.storedLead.value);
  await env.SESSIONS.put("outbox-spilled", "1");
  await sweepLeads(platform);
  const [row] = await readRows(submission);
  expect(row).toMatchObject({ id: lead.id, reference: lead.reference, status: "received" });
  expect(JSON.parse(row?.fields ?? "")).toEqual(lead.fields);
});

test("the id of a lead, its idempotency key", async () => {
  const id = await createLeadId(submission, lead.fields);
  expect({ id, reference: await createReference(id) }).toEqual({
    id: lead.id,
    reference: lead.reference,
  });
});

test.each(sites)("the session of the inbox, with $title", async ({ platform }) => {
  await env.SESSIONS.put(inbox.sessionKey, inbox.session);
  expect(await readLocalSession(platform, carrying(inbox.cookie))).toBe(inbox.sessionKey);
});

test("a used one-time key", async () => {
  await env.DB.prepare("INSERT INTO studio_keys (hash, used) VALUES (?1, ?2)")
    .bind(inbox.usedKeyHash, madeAt)
    .run();
  const { platform } = openTestSite();
  expect(await openLocalSession(platform, inbox.usedKey, inbox.usedKey)).toBeNull();
});

test("a page of the inbox, and a note posted from it", async () => {
  const { platform } = openTestSite({ SESSION_SECRET: secret, ...noEndpoint });
  const user = { name: "ada", id: inbox.owner, auth: "access" } as const;
  const admin = { db: env.DB, user, platform };
  expect(await readPostToken(admin, inbox.token, AN_HOUR_LATER)).toBe(inbox.page);

  const { reference } = await acceptInquiry(platform);
  await env.DB.prepare(
    `INSERT INTO lead_acts (lead, reference, verb, who, at, note, stamp)
     SELECT id, reference, 'note', 'ada', ?1, ?2, ?3 FROM leads WHERE reference = ?4`,
  )
    .bind(madeAt, inbox.note, inbox.stamp, reference)
    .run();
  const again = { action: "note", page: inbox.page, note: inbox.note, isConfirmed: false } as const;
  expect(await runLeadAction(admin, reference, again)).toEqual({ result: "done" });
  expect(await countRows("lead_acts")).toBe(1);
});

test("an address counted by the caps", async () => {
  await env.DB.prepare(
    "INSERT INTO sends (visitor, at, visitor_count, network_count, site_count) VALUES (?1, ?2, 1, 0, 0)",
  )
    .bind(cap.visitor, AN_HOUR_LATER - 1_000)
    .run();
  const { platform } = openTestSite({ SESSION_SECRET: secret, HOURLY_CAP: "1", ...noEndpoint });
  expect(await acceptInquiry(platform, { ipAddress: cap.address })).toMatchObject({
    status: "held",
  });
});
