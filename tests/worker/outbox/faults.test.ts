import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { acceptLead } from "~/outbox/accept-lead.server";
import { sweepLeads } from "~/outbox/sweep.server";
import { takeErrors } from "../../setup/quiet-console.ts";
import type { CrmMode } from "../../stand-ins/crm.ts";
import type { FormMode } from "../../stand-ins/form-service.ts";
import {
  acceptedPosts,
  advanceClock,
  forms,
  MINUTE_MS,
  openTestSite,
  REST_MS,
  readRows,
  writeInquiry,
} from "../test-site.ts";
import { crm, fillForm, openCrmSite, submit } from "./crm-visit.ts";

type Fault = [service: "form service", FormMode] | [service: "CRM", CrmMode];

/** A lead that a service answers once with a fault; `send` sends or repeats it as its visitor. */
async function meetFault([service, mode]: Fault, variables: Record<string, string> = {}) {
  const site = openCrmSite(variables);
  if (service === "form service") {
    const inquiry = writeInquiry();
    await forms.setMode(mode, { match: inquiry.email, times: 1 });
    const send = async () => (await acceptLead(site.platform, inquiry)).status;
    return { ...inquiry, send, posts: () => forms.posts(inquiry.email) };
  }
  const form = await fillForm(site);
  await crm.setMode(mode, { match: form.email, times: 1 });
  // The form does not wait for its delivery: whatever happens, it was received.
  async function send() {
    expect(await submit(site, form.fields)).toMatchObject({ ok: true });
    await site.settled();
  }
  return { ...form, send, posts: () => crm.posts(form.email) };
}

test.each<Fault>([
  ["form service", "500"],
  ["form service", "forbidden403"],
  ["form service", "notfound404"],
  ["form service", "captcha_html200"],
  ["form service", "429_plain"],
  ["form service", "503_retry_after_date"],
  ["CRM", "503_retry_after"],
  ["CRM", "captcha_json"],
])("the %s answers %s: a failure; the outbox delivers exactly once later", async (...fault) => {
  const { send, submission, posts } = await meetFault(fault);
  expect(["queued", undefined]).toContain(await send());
  expect(await readRows(submission)).toMatchObject([
    {
      status: "pending",
      lease: null,
      unknown_outcomes: 0,
      last_error: expect.stringMatching(/^\d/),
    },
  ]);

  const { platform } = openCrmSite();
  await sweepLeads(platform);
  expect(await posts()).toHaveLength(1);
  advanceClock(MINUTE_MS);
  await sweepLeads(platform);
  await sweepLeads(platform);
  expect(await readRows(submission)).toMatchObject([{ status: "delivered", attempts: 2 }]);
  expect((await posts()).map(({ accepted }) => accepted)).toEqual([false, true]);
});

test.each<Fault>([
  ["form service", "reset"],
  ["form service", "hang"],
  ["CRM", "hang"],
])("the %s answers with %s: the result is unknown, and it is retried", async (...fault) => {
  const { send, submission } = await meetFault(fault, { DELIVER_TIMEOUT_MS: "150" });
  expect(["queued", undefined]).toContain(await send());
  expect(await readRows(submission)).toMatchObject([
    { status: "pending", unknown_outcomes: 1, last_error: expect.stringMatching(/^no answer/) },
  ]);

  advanceClock(REST_MS);
  await sweepLeads(openCrmSite().platform);
  expect(await readRows(submission)).toMatchObject([{ status: "delivered", unknown_outcomes: 1 }]);
});

test.each<Fault>([
  ["form service", "validation422"],
  ["CRM", "error_json"],
])(
  "the %s refuses with %s: dead, with an alert, until its visitor sends again",
  async (...fault) => {
    const { send, submission, posts } = await meetFault(fault);
    expect(["refused", undefined]).toContain(await send());
    expect(await readRows(submission)).toMatchObject([{ status: "dead" }]);
    expect(takeErrors()).toEqual([expect.stringContaining('"event":"lead.dead"')]);

    advanceClock(MINUTE_MS);
    await sweepLeads(openCrmSite().platform);
    expect(await posts()).toHaveLength(1);
    await send();
    expect(await readRows(submission)).toMatchObject([{ status: "delivered" }]);
  },
);

test("an acceptance whose response was lost is repeated with the same key", async () => {
  const fault: Fault = ["form service", "hang_accepted"];
  const { send, email } = await meetFault(fault, { DELIVER_TIMEOUT_MS: "150" });
  await send();
  advanceClock(REST_MS);
  await sweepLeads(openTestSite().platform);

  const keys = (await acceptedPosts(email)).map((post) => post.headers["idempotency-key"]);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test("an exhausted quota is retried hourly with an alert", async () => {
  advanceClock(0);
  const { send, submission, posts } = await meetFault(["form service", "quota200"]);
  expect(await send()).toBe("queued");
  expect(takeErrors()).toEqual([expect.stringContaining('"event":"lead.quota"')]);

  advanceClock(59 * MINUTE_MS);
  await sweepLeads(openTestSite().platform);
  expect(await posts()).toHaveLength(1);
  advanceClock(MINUTE_MS);
  await sweepLeads(openTestSite().platform);
  expect(await readRows(submission)).toMatchObject([{ status: "delivered" }]);
});

test("attempts at a service whose quota is used up do not count towards MAX_ATTEMPTS", async () => {
  advanceClock(0);
  const { send, email, submission } = await meetFault(["form service", "quota200"], {
    MAX_ATTEMPTS: "2",
  });
  await send();
  for (const mode of ["quota200", "quota200", "500"] as const) {
    await forms.setMode(mode, { match: email, times: 1 });
    advanceClock(60 * MINUTE_MS);
    await sweepLeads(openTestSite({ MAX_ATTEMPTS: "2" }).platform);
    expect(await readRows(submission)).toMatchObject([{ status: "pending" }]);
  }
  takeErrors();
  const { results } = await env.DB.prepare("SELECT * FROM lead_attempts").all();
  expect(results.map(({ outcome }) => outcome)).toEqual(["failed", "failed", "failed", "failed"]);
});

test("Retry-After is honored even when our own backoff is shorter", async () => {
  advanceClock(0);
  const fault: Fault = ["form service", "429_retry_after_2"];
  const { send, email, posts } = await meetFault(fault, { BACKOFF_MS: "1" });
  await send();

  advanceClock(1_999);
  await sweepLeads(openTestSite().platform);
  expect(await posts()).toHaveLength(1);
  advanceClock(1);
  await sweepLeads(openTestSite().platform);
  expect(await acceptedPosts(email)).toHaveLength(1);
});
