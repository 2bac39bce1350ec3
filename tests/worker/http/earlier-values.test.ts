import { env } from "cloudflare:workers";
import { beforeEach, expect, test, vi } from "vitest";
import { openLocalSession, readLocalSession } from "~/features/admin/local-session.server";
import { readPostToken } from "~/features/admin/post-token.server";
import { runLeadAction } from "~/features/admin/run-lead-action.server";
import { findDetails } from "~/features/inquiry/details-store.server";
import { isOwnSubmission } from "~/features/inquiry/own-submission.server";
import { decryptReview } from "~/features/inquiry/review.server";
import { readInquirySession } from "~/features/inquiry/session.server";
import { secretsOf } from "~/http/crypto.server";
import { readFormToken } from "~/http/parse-post.server";
import { acceptFormLead, acceptLead } from "~/outbox/accept-lead.server";
import { KINDS } from "~/outbox/kinds";
import { issueSentProof, readSentProof } from "~/outbox/sent-proof.server";
import { sweepLeads } from "~/outbox/sweep.server";
import {
  acceptInquiry,
  countRows,
  forms,
  HOUR_MS,
  openTestSite,
  readRows,
  writeInquiry,
} from "../test-site.ts";
import made from "./earlier-values.json";

// Visitors hold such values across a deploy: never make them anew.
const { secret, madeAt, submission, inbox, lead, cap } = made;
const AN_HOUR_LATER = madeAt + HOUR_MS;
const BUILDS = [
  { build: "f44d535", ...made },
  { build: "6e1b9b7", ...made.later },
];
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

const builds = BUILDS.flatMap((values) =>
  sites.map(({ title, platform }) => ({ ...values, platform, title: `${values.build}, ${title}` })),
);

function carrying(cookie: string) {
  return new Request("http://localhost:8787/", { headers: { Cookie: cookie } });
}

test.each(builds)("a form token of $title", async ({ platform, madeAt, submission, formToken }) => {
  const token = { submission, mintedAt: madeAt };
  expect(await readFormToken(secretsOf(platform.settings), formToken, madeAt + HOUR_MS)).toEqual(
    token,
  );
});

test.each(builds)("a review's hidden field of $title", async ({ platform, ...values }) => {
  vi.setSystemTime(values.madeAt + HOUR_MS);
  expect(await decryptReview(platform, values.submission, values.encryptedReview)).toMatchObject({
    inquiry: values.details,
    isOld: false,
  });
});

test.each(builds)(
  "stored details of $title, and their address",
  async ({ platform, ...values }) => {
    const { submission, session, details, madeAt, inquiryCookies } = values;
    vi.setSystemTime(madeAt + HOUR_MS);
    await env.DB.prepare(
      "INSERT OR REPLACE INTO details (submission, session, sealed, updated) VALUES (?1, ?2, ?3, ?4)",
    )
      .bind(submission, session, values.encryptedDetails, madeAt)
      .run();
    expect(await findDetails(platform, { submission, session })).toEqual({
      state: "found",
      details,
    });
    const request = carrying(inquiryCookies.https);
    const isOwn = (id: string) =>
      isOwnSubmission(platform, request, { id, isNew: false, isPost: false }, submission);
    expect(await isOwn(session)).toBe(true);
    expect(await isOwn("another session_______")).toBe(false);
  },
);

test.each(builds)("the wizard's cookie of $title", async ({ platform, ...values }) => {
  const { https, http } = values.inquiryCookies;
  vi.setSystemTime(values.madeAt + HOUR_MS);
  const plain = { ...platform, origin: "http://localhost:8787" };
  expect(await readInquirySession(platform, carrying(https))).toBe(values.session);
  expect(await readInquirySession(plain, carrying(http))).toBe(values.session);
});

test.each(builds)("the cookies of a sent form of $title", async ({ platform, ...values }) => {
  const { sent, sentCookies, submission, madeAt } = values;
  vi.setSystemTime(madeAt + HOUR_MS);
  for (const kind of ["inquiry", "assessment", "contact"] as const) {
    const request = carrying(sentCookies[KINDS[kind].stored]);
    expect(await readSentProof(platform, kind, request)).toMatchObject(sent);
  }
  const session = { id: "S", isNew: true, isPost: false };
  const request = carrying(sentCookies.wizard);
  expect(await isOwnSubmission(platform, request, session, submission)).toBe(true);
});

test.each(sites)("a lead in the fallback store, with $title", async ({ platform }) => {
  await env.SESSIONS.put(made.storedLead.key, made.storedLead.value);
  await env.SESSIONS.put("outbox-spilled", "1");
  await sweepLeads(platform);
  const [row] = await readRows(submission);
  expect(row).toMatchObject({ id: lead.id, reference: lead.reference, status: "received" });
  expect(JSON.parse(row?.fields ?? "")).toEqual(lead.fields);
});

async function storeSent({ submission, lead }: (typeof BUILDS)[number], withdrawn: number | null) {
  await env.DB.prepare(
    `INSERT INTO leads (id, submission, kind, reference, status, due, fields, payload, created, updated, withdrawn)
     VALUES (?1, ?2, 'wizard', ?3, 'delivered', 0, ?4, '{}', 0, 0, ?5)`,
  )
    .bind(lead.id, submission, lead.reference, JSON.stringify(lead.fields), withdrawn)
    .run();
}

test.each(builds)(
  "a lead of $title is found when it is sent again",
  async ({ platform, ...values }) => {
    await storeSent(values, null);
    const { submission, lead } = values;
    const inquiry = { ...writeInquiry({ submission }), fields: lead.fields };
    const { reference } = lead;
    expect(await acceptLead(platform, inquiry)).toEqual({ status: "delivered", reference });
    expect(await readRows(submission)).toMatchObject([{ id: lead.id }]);
  },
);

test.each(builds)(
  "a lead of $title that was withdrawn is sent anew",
  async ({ platform, ...values }) => {
    await storeSent(values, 1);
    const { submission, lead } = values;
    const inquiry = { ...writeInquiry({ submission }), fields: lead.fields };
    expect(await acceptLead(platform, inquiry)).toMatchObject({ status: "stored" });
    expect(await readRows(submission)).toMatchObject([{ id: lead.id }, { withdrawn: null }]);
  },
);

test("a form sent with the build before makes no second lead with a new token", async () => {
  const { lead, sentCookies, sentAgain } = made.later;
  vi.setSystemTime(made.later.madeAt + HOUR_MS);
  const { platform } = openTestSite({ SESSION_SECRET: secret, ...noEndpoint });
  const send = (cookie: string) =>
    acceptFormLead(platform, carrying(cookie), {
      ...writeInquiry({ submission: "another submission" }),
      kind: "contact",
      fields: lead.fields,
    });
  expect(await send(sentCookies.crm)).toMatchObject({ submission: made.later.submission });
  const proof = { submission: made.later.submission, reference: sentAgain.reference };
  const again = (await issueSentProof(platform, "contact", proof)).split(";")[0] ?? "";
  expect(await send(again)).toMatchObject({ submission: made.later.submission });
});

test("a delivery marker of the build before keeps its lead from being sent again", async () => {
  const { lead, submission, madeAt } = made.later;
  vi.setSystemTime(madeAt + HOUR_MS);
  const { platform } = openTestSite({ SESSION_SECRET: secret });
  await env.DB.prepare(
    `INSERT INTO leads (id, submission, kind, reference, status, due, fields, payload, created, updated,
       attempts, unknown_outcomes) VALUES (?1, ?2, 'wizard', ?3, 'pending', 0, ?4, '{}', 0, 0, 1, 1)`,
  )
    .bind(lead.id, submission, lead.reference, JSON.stringify(lead.fields))
    .run();
  await env.SESSIONS.put(`sent:${lead.id}`, String(madeAt));
  await sweepLeads(platform);
  expect(await readRows(submission)).toMatchObject([{ status: "delivered" }]);
  expect(await forms.posts(lead.fields.email)).toEqual([]);
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
  const values = { note: inbox.note, amount: "", reason: "", day: "" };
  const again = { action: "note", page: inbox.page, values, isConfirmed: false } as const;
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
