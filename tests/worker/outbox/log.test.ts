import { expect, test, vi } from "vitest";
import { acceptLead } from "~/outbox/accept-lead.server";
import { forms, openStudio, writeInquiry } from "../studio.ts";

test("a log line names the lead and never the visitor", async () => {
  const lines = vi.spyOn(console, "log");
  const { platform } = openStudio();
  const inquiry = writeInquiry();
  await forms.setMode("500", { match: inquiry.email, times: 1 });
  await acceptLead(platform, inquiry);

  const line = String(lines.mock.calls[0]?.[0]);
  expect(JSON.parse(line)).toMatchObject({
    event: "lead.failed",
    kind: "wizard",
    attempt: 1,
    error: '500 {"error":"Internal Server Error"}',
  });
  expect(line).not.toMatch(/visitor\.test|\bAda\b|launch film/);
});
