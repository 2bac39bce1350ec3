import { expect, test } from "vitest";
import { acceptLead } from "~/outbox/accept-lead.server";
import { sweepLeads } from "~/outbox/sweep.server";
import { writeInquiry } from "../studio.ts";
import { openNotifiedSite } from "./notified-site.ts";

test("mail goes to every address, with subject and text, and replies reach the visitor only with details", async () => {
  const mail = {
    NOTIFY_URL: "",
    NOTIFY_TO: "a@studio.test, b@studio.test",
    NOTIFY_FROM: "site@studio.test",
  };
  const plain = openNotifiedSite(mail);
  await acceptLead(plain.platform, writeInquiry());
  await sweepLeads(plain.platform);
  expect(plain.mails).toMatchObject([
    {
      from: "site@studio.test",
      to: ["a@studio.test", "b@studio.test"],
      subject: expect.stringMatching(/^New inquiry from "Ada L\.", [0-9A-Z]{4}-[0-9A-Z]{4}$/),
      text: expect.stringContaining("https://studio.test/studio/leads/"),
    },
  ]);
  expect(JSON.stringify(plain.mails)).not.toMatch(/visitor\.test|Lovelace|film/);

  const open = openNotifiedSite({ ...mail, NOTIFY_DETAILS: "on" });
  const inquiry = writeInquiry();
  await acceptLead(open.platform, inquiry);
  await sweepLeads(open.platform);
  expect(open.mails).toMatchObject([
    { replyTo: inquiry.email, text: expect.stringContaining("We need a launch film.") },
  ]);
});

test("a name cannot become a header, a link or a second line", async () => {
  const mail = {
    NOTIFY_TO: "a@studio.test",
    NOTIFY_FROM: "site@studio.test",
    NOTIFY_DETAILS: "on",
  };
  const studio = openNotifiedSite(mail);
  const fields = {
    name: "Eve\r\nBcc: x@evil.test\u202e <script>",
    email: "eve@visitor.test\r\nBcc: x@evil.test",
    message: "Hi\u200b\n\nSign in: https://evil.test/studio",
  };
  await acceptLead(studio.platform, writeInquiry({ fields }));
  await sweepLeads(studio.platform);
  const [sent] = studio.mails;
  expect(sent?.subject).toMatch(/^New inquiry from "Eve <\.", [0-9A-Z-]{9}$/);
  expect(sent?.replyTo).toBeUndefined();
  const details = sent?.text.split("\n\n").slice(2).join("\n\n");
  expect(details).toMatch(/^(>.*\n)+$/);
  expect(details).toContain("> message: Hi\n>   \n>   Sign in: https: //evil. test/studio\n");
});
