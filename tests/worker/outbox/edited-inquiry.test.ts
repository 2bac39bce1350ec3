import { expect, test } from "vitest";
import { acceptLead } from "~/outbox/accept-lead.server";
import type { FormMode } from "../../stand-ins/form-service.ts";
import { acceptedPosts, edit, forms, openStudio, readRows, writeInquiry } from "../studio.ts";

/** Posts a form, and the same form with another message once or more; the service fails at first. */
async function post(failing: FormMode, times: number, ...messages: string[]) {
  const { platform } = openStudio();
  const inquiry = writeInquiry();
  if (times > 0) await forms.setMode(failing, { match: inquiry.email, times });
  for (const message of messages)
    await acceptLead(platform, message ? edit(inquiry, message) : inquiry);
  const rows = await readRows(inquiry.submission);
  const statuses = rows.map((row) => `${row.status} ${row.unknown_outcomes}`).join(", ");
  return { inquiry, platform, statuses };
}

test.each<[what: string, FormMode, times: number, messages: string[], rows: string]>([
  ["supersedes what was certainly not sent", "500", 1, ["", "Two."], "superseded 0, delivered 0"],
  ["leaves what may have been sent", "reset", 1, ["", "Two."], "pending 1, delivered 0"],
  ["is superseded by the first one again", "500", 2, ["", "Two.", ""], "delivered 0, superseded 0"],
])("edited content %s", async (_, failing, times, messages, rows) => {
  const { inquiry, statuses } = await post(failing, times, ...messages);
  expect(statuses).toBe(rows);
  expect(await acceptedPosts(inquiry.email)).toHaveLength(1);
});

test("a delivered inquiry posted again does not supersede its edited version", async () => {
  const { inquiry, platform } = await post("ok", 0, "");
  await forms.setMode("500", { match: inquiry.email, times: 1 });
  await acceptLead(platform, edit(inquiry, "Two films."));
  expect((await acceptLead(platform, inquiry)).status).toBe("delivered");
  expect(await readRows(inquiry.submission)).toMatchObject([
    { status: "delivered" },
    { status: "pending" },
  ]);
});
