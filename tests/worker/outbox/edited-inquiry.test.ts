import { expect, test } from "vitest";
import { acceptLead } from "~/outbox/accept-lead.server";
import { acceptedPosts, edit, forms, openStudio, readRows, writeInquiry } from "../studio.ts";

test("edited content supersedes an inquiry that was certainly not sent", async () => {
  const { platform } = openStudio();
  const inquiry = writeInquiry();
  await forms.setMode("500", { match: inquiry.email, times: 1 });

  expect((await acceptLead(platform, inquiry)).status).toBe("queued");
  expect((await acceptLead(platform, edit(inquiry, "Two films."))).status).toBe("delivered");
  expect(await readRows(inquiry.submission)).toMatchObject([
    { status: "superseded" },
    { status: "delivered" },
  ]);
});

test("edited content does not supersede an inquiry whose attempt had an unknown result", async () => {
  const { platform } = openStudio();
  const inquiry = writeInquiry();
  await forms.setMode("reset", { match: inquiry.email, times: 1 });

  await acceptLead(platform, inquiry);
  await acceptLead(platform, edit(inquiry, "Two films."));
  expect(await readRows(inquiry.submission)).toMatchObject([
    { status: "pending", unknown_outcomes: 1 },
    { status: "delivered", unknown_outcomes: 0 },
  ]);
});

test("posting the first content again revives the superseded inquiry", async () => {
  const { platform } = openStudio();
  const inquiry = writeInquiry();
  await forms.setMode("500", { match: inquiry.email, times: 2 });
  await acceptLead(platform, inquiry);
  await acceptLead(platform, edit(inquiry, "Two films."));

  expect((await acceptLead(platform, inquiry)).status).toBe("delivered");
  expect(await readRows(inquiry.submission)).toMatchObject([
    { status: "delivered" },
    { status: "superseded" },
  ]);
  expect(await acceptedPosts(inquiry.email)).toHaveLength(1);
});

test("a delivered inquiry posted again does not supersede its edited version", async () => {
  const { platform } = openStudio();
  const inquiry = writeInquiry();
  await acceptLead(platform, inquiry);
  await forms.setMode("500", { match: inquiry.email, times: 1 });
  await acceptLead(platform, edit(inquiry, "Two films."));

  expect((await acceptLead(platform, inquiry)).status).toBe("delivered");
  expect(await readRows(inquiry.submission)).toMatchObject([
    { status: "delivered" },
    { status: "pending" },
  ]);
});
