import { expect, test } from "vitest";
import { receiveLead } from "~/outbox/receive-lead.server";
import { acceptedPosts, edit, forms, openStudio, readRows, writeInquiry } from "../studio.ts";

test("edited content supersedes an inquiry that surely never left", async () => {
  const { platform } = openStudio();
  const inquiry = writeInquiry();
  await forms.setMode("500", { match: inquiry.email, times: 1 });

  expect((await receiveLead(platform, inquiry)).outcome).toBe("queued");
  expect((await receiveLead(platform, edit(inquiry, "Two films."))).outcome).toBe("delivered");
  expect(await readRows(inquiry.submission)).toMatchObject([
    { status: "superseded" },
    { status: "delivered" },
  ]);
});

test("edited content leaves an inquiry of unknown outcome in the outbox", async () => {
  const { platform } = openStudio();
  const inquiry = writeInquiry();
  await forms.setMode("reset", { match: inquiry.email, times: 1 });

  await receiveLead(platform, inquiry);
  await receiveLead(platform, edit(inquiry, "Two films."));
  expect(await readRows(inquiry.submission)).toMatchObject([
    { status: "pending", unknown_outcomes: 1 },
    { status: "delivered", unknown_outcomes: 0 },
  ]);
});

test("going back to the first words revives the superseded inquiry", async () => {
  const { platform } = openStudio();
  const inquiry = writeInquiry();
  await forms.setMode("500", { match: inquiry.email, times: 2 });
  await receiveLead(platform, inquiry);
  await receiveLead(platform, edit(inquiry, "Two films."));

  expect((await receiveLead(platform, inquiry)).outcome).toBe("delivered");
  expect(await readRows(inquiry.submission)).toMatchObject([
    { status: "delivered" },
    { status: "superseded" },
  ]);
  expect(await acceptedPosts(inquiry.email)).toHaveLength(1);
});

test("a delivered inquiry posted again leaves its edited version in the outbox", async () => {
  const { platform } = openStudio();
  const inquiry = writeInquiry();
  await receiveLead(platform, inquiry);
  await forms.setMode("500", { match: inquiry.email, times: 1 });
  await receiveLead(platform, edit(inquiry, "Two films."));

  expect((await receiveLead(platform, inquiry)).outcome).toBe("delivered");
  expect(await readRows(inquiry.submission)).toMatchObject([
    { status: "delivered" },
    { status: "pending" },
  ]);
});
