import { expect, test } from "vitest";
import { acceptLead } from "~/outbox/accept-lead.server";
import { sweepLeads } from "~/outbox/sweep.server";
import { crm, fillForm, openCrmSite, submit } from "../outbox/crm-visit.ts";
import {
  acceptedPosts,
  acceptInquiry,
  advanceClock,
  forms,
  MINUTE_MS,
  openTestSite,
  readRows,
  writeInquiry,
} from "../test-site.ts";

test.each<Record<string, string>>([
  { FORMS_URL_WIZARD: "forms.test/f" },
  { FORMS_PROFILE: "mailchimp" },
  { FORMS_EXTRA: "{key:1}" },
])("with %j an inquiry waits, untried, until that is corrected", async (invalid) => {
  const { platform } = openTestSite(invalid);
  const { inquiry, status } = await acceptInquiry(platform);
  expect(status).toBe("queued");
  for (let minute = 1; minute < 4; minute++) {
    advanceClock(MINUTE_MS);
    await sweepLeads(platform);
  }
  const waiting = { status: "pending", attempts: 0, unknown_outcomes: 0, lease: null };
  expect(await readRows(inquiry.submission)).toMatchObject([waiting]);
  expect(await forms.posts(inquiry.email)).toEqual([]);

  await sweepLeads(openTestSite().platform);
  expect(await acceptedPosts(inquiry.email)).toHaveLength(1);
  expect(await readRows(inquiry.submission)).toMatchObject([{ status: "delivered", attempts: 1 }]);
});

test("leads for an invalid endpoint do not delay other leads", async () => {
  const invalid = openTestSite({ CRM_URL: "oops", BACKOFF_MS: "1" });
  const inquiry = writeInquiry();
  await forms.setMode("500", { match: inquiry.email, times: 1 });
  for (let i = 0; i < 21; i++) await acceptInquiry(invalid.platform, { kind: "contact" });
  await acceptLead(invalid.platform, inquiry);
  advanceClock(MINUTE_MS);
  await sweepLeads(invalid.platform);
  expect(await acceptedPosts(inquiry.email)).toHaveLength(1);
});

test("a lead stored while CRM_FIELD_MAP was invalid is sent with the corrected names", async () => {
  const invalid = openCrmSite({ CRM_FIELD_MAP: '{"projectType":"LEADCF6"}' });
  const { fields, email } = await fillForm(invalid);
  await submit(invalid, fields);
  await invalid.settled();
  expect(await crm.posts(email)).toEqual([]);

  const names = { projectType: "LEADCF6", budget: "LEADCF7", timeline: "LEADCF8" };
  await sweepLeads(openCrmSite({ CRM_FIELD_MAP: JSON.stringify(names) }).platform);
  const [post] = await crm.posts(email);
  expect(post?.fields).toMatchObject({ LEADCF6: fields.projectType, LEADCF7: fields.budget });
  expect(post?.fields).not.toHaveProperty("projectType");
});
