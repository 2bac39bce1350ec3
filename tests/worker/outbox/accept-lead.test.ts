import { expect, test } from "vitest";
import { acceptLead } from "~/outbox/accept-lead.server";
import { forms, openStudio, readRows, writeInquiry } from "../studio.ts";

const REFERENCE = /^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/;

test("an inquiry is stored, sent once and delivered", async () => {
  const { platform } = openStudio();
  const inquiry = writeInquiry({ userAgent: "Mozilla/5.0 (test)" });

  const receipt = await acceptLead(platform, inquiry);

  expect(receipt).toEqual({ status: "delivered", reference: expect.stringMatching(REFERENCE) });
  const [row] = await readRows(inquiry.submission);
  expect(row).toMatchObject({ status: "delivered", attempts: 1, unknown_outcomes: 0, lease: null });
  const [post, ...others] = await forms.posts(inquiry.email);
  expect(others).toEqual([]);
  expect(post?.violations).toEqual([]);
  expect(post?.headers).toMatchObject({
    origin: "https://studio.test",
    referer: "https://studio.test/",
    "idempotency-key": row?.id,
    "user-agent": "Mozilla/5.0 (test)",
  });
});

test("FORMS_EXTRA joins the body without being stored", async () => {
  const { platform } = openStudio({ FORMS_EXTRA: '{"company":"access-key-1"}' });
  const inquiry = writeInquiry();
  await acceptLead(platform, inquiry);

  expect((await forms.posts(inquiry.email))[0]?.json).toMatchObject({ company: "access-key-1" });
  expect(JSON.stringify(await readRows(inquiry.submission))).not.toContain("access-key-1");
});

test("five identical posts at once are one lead and one post", async () => {
  const { platform } = openStudio();
  const inquiry = writeInquiry();
  await forms.setMode("slow", { match: inquiry.email, delayMs: 200 });

  const receipts = await Promise.all(
    Array.from({ length: 5 }, () => acceptLead(platform, inquiry)),
  );

  expect(new Set(receipts.map(({ status }) => status))).toEqual(new Set(["delivered"]));
  expect(await forms.posts(inquiry.email)).toHaveLength(1);
});

test("a delivered inquiry posted again is delivered without a second post", async () => {
  const { platform } = openStudio();
  const inquiry = writeInquiry();
  const first = await acceptLead(platform, inquiry);

  expect(await acceptLead(platform, inquiry)).toEqual(first);
  expect(await forms.posts(inquiry.email)).toHaveLength(1);
});

test("a lead that need not wait is received at once and delivered after the response", async () => {
  const { platform, settled } = openStudio();
  const inquiry = writeInquiry();
  await forms.setMode("slow", { match: inquiry.email, delayMs: 300 });

  const receipt = await acceptLead(platform, inquiry, { wait: false });
  expect(receipt.status).toBe("received");
  expect(await readRows(inquiry.submission)).toMatchObject([{ status: "pending", attempts: 1 }]);

  await settled();
  await settled();
  expect(await readRows(inquiry.submission)).toMatchObject([{ status: "delivered" }]);
});

test("without an endpoint the lead is received and stays in the inbox", async () => {
  const { platform } = openStudio({ FORMS_URL_WIZARD: "" });
  const inquiry = writeInquiry();

  expect((await acceptLead(platform, inquiry)).status).toBe("received");
  expect((await acceptLead(openStudio().platform, inquiry)).status).toBe("received");
  expect(await readRows(inquiry.submission)).toMatchObject([{ status: "received", attempts: 0 }]);
  expect(await forms.posts(inquiry.email)).toEqual([]);
});

test("a filled honeypot is held, not sent, and looks like success", async () => {
  const { platform } = openStudio();
  const inquiry = writeInquiry({ honeypotFilled: true });

  expect(await acceptLead(platform, inquiry)).toMatchObject({
    status: "held",
    reference: expect.stringMatching(REFERENCE),
  });
  expect(await readRows(inquiry.submission)).toMatchObject([
    { status: "held", flags: '["honeypot"]' },
  ]);
  expect(await forms.posts(inquiry.email)).toEqual([]);
});

test("a form filled too fast is flagged and sent all the same", async () => {
  const { platform } = openStudio();
  const inquiry = writeInquiry({ tooFast: true });

  expect((await acceptLead(platform, inquiry)).status).toBe("delivered");
  expect(await readRows(inquiry.submission)).toMatchObject([{ flags: '["too-fast"]' }]);
});
