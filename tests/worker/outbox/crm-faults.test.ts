import { env } from "cloudflare:workers";
import { afterEach, expect, test, vi } from "vitest";
import { countBacklog } from "~/outbox/health.server";
import { sweepLeads } from "~/outbox/sweep.server";
import { takeErrors } from "../../setup/quiet-console.ts";
import type { CrmMode } from "../../stand-ins/crm.ts";
import { breakStore, noSecondStore } from "../broken-stores.ts";
import { advanceClock, readRows } from "../studio.ts";
import { crm, fillForm, openCrmStudio, settle, submit } from "./crm-visit.ts";

const MINUTE_MS = 60_000;
const failures: CrmMode[] = ["503_retry_after", "captcha_json", "hang"];

afterEach(async () => {
  vi.useRealTimers();
  await env.DB.exec("DELETE FROM leads");
});

test.each(failures)(
  "%s: the visitor sees success, the lead is delivered once afterwards",
  async (mode) => {
    const impatient = openCrmStudio({ DELIVER_TIMEOUT_MS: "150" });
    const { fields, email, submission } = await fillForm(impatient);
    await crm.setMode(mode, { match: email, times: 1 });

    expect(await submit(impatient, fields)).toMatchObject({ ok: true });
    await settle(impatient);
    expect(await readRows(submission)).toMatchObject([{ status: "pending", lease: null }]);

    const { platform } = openCrmStudio();
    await sweepLeads(platform);
    expect(await crm.posts(email)).toHaveLength(1);
    advanceClock(2 * MINUTE_MS);
    await sweepLeads(platform);
    await sweepLeads(platform);
    expect(await readRows(submission)).toMatchObject([{ status: "delivered", attempts: 2 }]);
    expect((await crm.posts(email)).map(({ accepted }) => accepted)).toEqual([false, true]);
  },
);

test("an error message with status 200 is a dead letter with an alert, until it is sent again", async () => {
  const studio = openCrmStudio();
  const { fields, email, submission } = await fillForm(studio);
  await crm.setMode("error_json", { match: email, times: 1 });

  expect(await submit(studio, fields)).toMatchObject({ ok: true });
  await settle(studio);
  expect(await readRows(submission)).toMatchObject([
    { status: "dead", last_error: expect.stringContaining("error_msg") },
  ]);
  expect(await countBacklog(env.DB)).toMatchObject({ pending: 0, dead: 1 });
  expect(takeErrors()).toEqual([expect.stringContaining('"event":"lead.dead"')]);

  expect(await submit(studio, fields)).toMatchObject({ ok: true });
  await settle(studio);
  expect(await readRows(submission)).toMatchObject([{ status: "delivered" }]);
});

test.each<CrmMode>(["html200", "splash", "dup_ok", "html_silent_drop"])(
  "%s counts as accepted: the response does not say more",
  async (mode) => {
    const studio = openCrmStudio();
    const { fields, email, submission } = await fillForm(studio);
    await crm.setMode(mode, { match: email });
    await submit(studio, fields);
    await settle(studio);
    expect(await readRows(submission)).toMatchObject([{ status: "delivered", attempts: 1 }]);
  },
);

test("a lead that the cron sends has the origin of its form, which the cron does not know", async () => {
  const studio = openCrmStudio();
  const { fields, email } = await fillForm(studio);
  await crm.setMode("500", { match: email, times: 1 });
  await submit(studio, fields);
  await settle(studio);

  advanceClock(MINUTE_MS);
  await sweepLeads({ ...studio.platform, origin: "http://localhost" });
  expect((await crm.posts(email)).at(-1)).toMatchObject({ accepted: true, violations: [] });
});

test("without both stores the lead is sent at once; if that fails the visitor is told", async () => {
  const studio = openCrmStudio({}, breakStore("before"), noSecondStore());
  const sent = await fillForm(studio);
  expect(await submit(studio, sent.fields)).toMatchObject({ ok: true });
  expect(await crm.posts(sent.email)).toMatchObject([{ accepted: true }]);

  const lost = await fillForm(studio);
  await crm.setMode("500", { match: lost.email });
  const { token, email } = lost.fields;
  expect(await submit(studio, lost.fields)).toMatchObject({
    ok: false,
    status: 503,
    failed: { problem: "lost", token, reply: { initialValue: { email } } },
  });
  expect(takeErrors().join("\n")).not.toContain("visitor.test");
});
