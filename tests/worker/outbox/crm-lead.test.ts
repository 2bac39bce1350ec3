import { expect, test } from "vitest";
import form from "#content/forms/contact.yaml";
import { getField } from "~/forms/field";
import { HONEYPOT } from "~/http/form-fields";
import { createFormToken, readFormToken, TOKEN_LIFETIME_MS } from "~/http/parse-post.server";
import { sweepLeads } from "~/outbox/sweep.server";
import { takeErrors } from "../../setup/quiet-console.ts";
import { exampleHiddenFields } from "../../stand-ins/example-posts.ts";
import { chosen } from "../../stand-ins/lead-choices.ts";
import { breakStore, noSecondStore } from "../broken-stores.ts";
import { advanceClock, exhausted, MINUTE_MS, readRows } from "../test-site.ts";
import { crm, fillForm, openCrmSite, submit, type TestSite } from "./crm-visit.ts";

const REFERENCE = /^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/;

test("a lead is stored before the response and sent to the CRM after it", async () => {
  const site = openCrmSite();
  const { fields, email, submission } = await fillForm(site);
  await crm.setMode("slow", { match: email, delayMs: 200 });

  expect(await submit(site, fields)).toEqual({
    ok: true,
    submission,
    reference: expect.stringMatching(REFERENCE),
  });
  expect(await readRows(submission)).toMatchObject([{ status: "pending", attempts: 1 }]);

  await site.settled();
  expect(await readRows(submission)).toMatchObject([{ status: "delivered", flags: "[]" }]);
  expect(await crm.posts(email)).toMatchObject([{ accepted: true, violations: [] }]);
});

test("the CRM's post names the page it allows, the visitor's browser and every field in order, byte for byte", async () => {
  const site = openCrmSite();
  const { fields, email, submission } = await fillForm(site, {
    company: 'Café & Söhne + "日本" 🎬',
    firstName: "Zoë 'Zed'",
    description: "One & two = 3 + 100%\r\n한국어\r\n👩‍👩‍👧 <b>",
  });
  await submit(site, fields);
  await site.settled();

  const [post] = await crm.posts(email);
  const [row] = await readRows(submission);
  expect(post?.violations).toEqual([]);
  expect(post?.headers).toMatchObject({
    "content-type": "application/x-www-form-urlencoded;charset=UTF-8",
    origin: "https://studio.test",
    referer: "https://studio.test/contact",
    "user-agent": "Lynx/2.9 (test)",
    "idempotency-key": row?.id,
  });
  const { lastName = "", phone = "", city = "", state = "", zip = "", country = "" } = fields;
  const sent = {
    ...exampleHiddenFields,
    ...{ zc_gad: "", returnURL: "https://studio.test/thank-you", "Lead Source": "Website" },
    ...{ Company: 'Café & Söhne + "日本" 🎬', "First Name": "Zoë 'Zed'", "Last Name": lastName },
    ...{ Email: email, Phone: phone, City: city, State: state, "Zip Code": zip, Country: country },
    ...{ LEADCF1: chosen.projectType, LEADCF2: chosen.budget, LEADCF3: "" },
    Description: "One & two = 3 + 100%\n한국어\n👩‍👩‍👧 <b>",
  };
  expect(post?.rawBody).toBe(String(new URLSearchParams(sent)));
});

test("identifiers are added when a lead is sent, never stored, and do not override its fields", async () => {
  const hidden = { ...exampleHiddenFields, returnURL: "null", zc_gad: "x", Company: "Nobody" };
  const site = openCrmSite({ CRM_HIDDEN_FIELDS: JSON.stringify(hidden) });
  const { fields, email, submission } = await fillForm(site);
  await submit(site, fields);
  await site.settled();

  expect(await crm.posts(email)).toMatchObject([{ accepted: true, violations: [] }]);
  expect(JSON.stringify(await readRows(submission))).not.toContain(exampleHiddenFields.xnQsjsdp);
});

test("a lead that the cron sends has the origin of its form, which the cron does not know", async () => {
  const site = openCrmSite();
  const { fields, email } = await fillForm(site);
  await crm.setMode("500", { match: email, times: 1 });
  await submit(site, fields);
  await site.settled();

  advanceClock(MINUTE_MS);
  await sweepLeads({ ...site.platform, origin: "http://localhost" });
  expect((await crm.posts(email)).at(-1)).toMatchObject({ accepted: true, violations: [] });
});

async function expectNothingSent(site: TestSite, submission: string, email: string) {
  await site.settled();
  expect(await readRows(submission)).toEqual([]);
  expect(await crm.posts(email)).toEqual([]);
}

test("blank, over-long and repeated fields are refused by name and keep their values", async () => {
  const site = openCrmSite();
  const values = { company: " \t ", city: "x".repeat(101), description: "Keep me" };
  const { fields, email, submission } = await fillForm(site, values);
  const body = `${new URLSearchParams(fields)}&zip=W2&tags[999999999]=x`;
  const result = await submit(site, fields, { body });
  expect(result).toMatchObject({
    ok: false,
    status: 422,
    failed: {
      problem: "invalid",
      token: fields.token,
      reply: {
        status: "error",
        initialValue: { ...values, email, zip: fields.zip, country: fields.country },
        error: {
          company: [getField(form, "company").required],
          city: ["City: please use at most 100 characters"],
          zip: [`${getField(form, "zip").label} was sent more than once`],
        },
      },
    },
  });
  expect(JSON.stringify(!result.ok && result.failed.reply)).not.toContain(fields.token);
  await expectNothingSent(site, submission, email);
});

test.each(["stale", "forged", "missing"])(
  "a %s token is replaced and the values are kept",
  async (kind) => {
    const site = openCrmSite();
    const { SESSION_SECRET } = site.platform.settings;
    const stale = await createFormToken(SESSION_SECRET, Date.now() - TOKEN_LIFETIME_MS - 1_000);
    const { token: _, ...fields } = (await fillForm(site)).fields;
    const token = { stale, forged: `${stale.slice(0, -1)}_`, missing: undefined }[kind];
    const result = await submit(site, token === undefined ? fields : { ...fields, token });
    expect(result).toMatchObject({
      status: 422,
      failed: { problem: "expired", reply: { initialValue: { email: fields.email } } },
    });
    const fresh = result.ok ? "" : result.failed.token;
    expect(await readFormToken([SESSION_SECRET], fresh)).not.toBeNull();
    expect(await submit(site, { ...fields, token: fresh })).toMatchObject({ ok: true });
    await site.settled();
  },
);

test("a visitor over the rate limit keeps the values", async () => {
  const site = openCrmSite();
  const { fields, email, submission } = await fillForm(site);
  site.platform.bindings.SUBMITS = exhausted;
  expect(await submit(site, fields)).toMatchObject({
    status: 429,
    failed: { problem: "limited", token: fields.token, reply: { initialValue: { email } } },
  });
  await expectNothingSent(site, submission, email);
  site.platform.settings.RATE_LIMITS = "off";
  expect(await submit(site, fields)).toMatchObject({ ok: true });
  await site.settled();
});

test("a filled honeypot looks like success, is held and never sent, and a fast form is flagged", async () => {
  const site = openCrmSite();
  const token = await createFormToken(site.platform.settings.SESSION_SECRET);
  const { fields, email, submission } = await fillForm(site, { token, [HONEYPOT]: "Bot & Sons" });
  expect(await submit(site, fields)).toMatchObject({ ok: true, submission });
  await site.settled();
  expect(await readRows(submission)).toMatchObject([
    { status: "held", flags: '["honeypot","too-fast"]' },
  ]);
  expect(await crm.posts(email)).toEqual([]);
});

test("without both stores the lead is sent at once; if that fails the visitor is told", async () => {
  const site = openCrmSite({}, breakStore("before"), noSecondStore());
  const sent = await fillForm(site);
  expect(await submit(site, sent.fields)).toMatchObject({ ok: true });
  expect(await crm.posts(sent.email)).toMatchObject([{ accepted: true }]);

  const lost = await fillForm(site);
  await crm.setMode("500", { match: lost.email });
  const { token, email } = lost.fields;
  expect(await submit(site, lost.fields)).toMatchObject({
    ok: false,
    status: 503,
    failed: { problem: "lost", token, reply: { initialValue: { email } } },
  });
  expect(takeErrors().join("\n")).not.toContain("visitor.test");
});
