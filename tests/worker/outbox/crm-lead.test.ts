import { expect, test } from "vitest";
import { sweepLeads } from "~/outbox/sweep.server";
import { exampleHiddenFields } from "../../stand-ins/example-posts.ts";
import { chosen } from "../../stand-ins/lead-choices.ts";
import { advanceClock, MINUTE_MS, readRows } from "../studio.ts";
import { crm, fillForm, openCrmStudio, settle, submit } from "./crm-visit.ts";

const REFERENCE = /^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/;

test("a lead is stored before the response and sent to the CRM after it", async () => {
  const studio = openCrmStudio();
  const { fields, email, submission } = await fillForm(studio);
  await crm.setMode("slow", { match: email, delayMs: 200 });

  expect(await submit(studio, fields)).toEqual({
    ok: true,
    submission,
    reference: expect.stringMatching(REFERENCE),
  });
  expect(await readRows(submission)).toMatchObject([{ status: "pending", attempts: 1 }]);

  await settle(studio);
  expect(await readRows(submission)).toMatchObject([{ status: "delivered", flags: "[]" }]);
  expect(await crm.posts(email)).toMatchObject([{ accepted: true, violations: [] }]);
});

test("the CRM's post names the page it allows, the visitor's browser and every field in order, byte for byte", async () => {
  const studio = openCrmStudio();
  const { fields, email, submission } = await fillForm(studio, {
    company: 'Café & Söhne + "日本" 🎬',
    firstName: "Zoë 'Zed'",
    description: "One & two = 3 + 100%\r\n한국어\r\n👩‍👩‍👧 <b>",
  });
  await submit(studio, fields);
  await settle(studio);

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
  const sent = {
    ...exampleHiddenFields,
    ...{ zc_gad: "", returnURL: "https://studio.test/thank-you", "Lead Source": "Website" },
    ...{ Company: 'Café & Söhne + "日本" 🎬', "First Name": "Zoë 'Zed'", "Last Name": "Lovelace" },
    ...{ Email: email, Phone: "+44 20 7946 0000", City: "London", State: "Middlesex" },
    ...{ "Zip Code": "W1", Country: "United Kingdom" },
    ...{ LEADCF1: chosen.projectType, LEADCF2: chosen.budget, LEADCF3: "" },
    Description: "One & two = 3 + 100%\n한국어\n👩‍👩‍👧 <b>",
  };
  expect(post?.rawBody).toBe(String(new URLSearchParams(sent)));
});

test("identifiers are added when a lead is sent, never stored, and do not override its fields", async () => {
  const hidden = { ...exampleHiddenFields, returnURL: "null", zc_gad: "x", Company: "Nobody" };
  const studio = openCrmStudio({ CRM_HIDDEN_FIELDS: JSON.stringify(hidden) });
  const { fields, email, submission } = await fillForm(studio);
  await submit(studio, fields);
  await settle(studio);

  expect(await crm.posts(email)).toMatchObject([{ accepted: true, violations: [] }]);
  expect(JSON.stringify(await readRows(submission))).not.toContain(exampleHiddenFields.xnQsjsdp);
});

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
