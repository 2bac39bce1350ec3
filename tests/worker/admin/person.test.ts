import { env } from "cloudflare:workers";
import { expect, test, vi } from "vitest";
import { adminMiddleware } from "~/features/admin/guard.server";
import { openLocalSession } from "~/features/admin/local-session.server";
import { readPerson } from "~/outbox/admin/person";
import { sql } from "~/outbox/sql";
import { sweepLeads } from "~/outbox/sweep.server";
import { loader } from "../../../app/routes/admin/person.ts";
import { openNotifiedSite } from "../sweep/notified-site.ts";
import {
  acceptInquiry,
  listTables,
  openTestSite,
  readRows,
  routeArgs,
  writeInquiry,
} from "../test-site.ts";
import { NOT_COPIED, STAYS } from "./personal-tables.ts";

/** The answer to a signed-in user of this machine. */
async function download(reference: string, type: "json" | "txt"): Promise<Response> {
  const key: string = crypto.randomUUID();
  const { platform } = openTestSite({ STUDIO_KEY: key });
  const cookie = await openLocalSession(platform, key, key);
  const address = `http://localhost:8787/studio/leads/${reference}/person.${type}`;
  const headers = { Cookie: cookie?.split(";")[0] ?? "" };
  const args = { ...routeArgs(platform, new Request(address, { headers })), params: { reference } };
  const run = async (at: number): Promise<Response> => {
    const response = await adminMiddleware[at]?.(args, () => run(at + 1));
    return response ?? loader(args as Parameters<typeof loader>[0]);
  };
  return run(0);
}

async function storePerson() {
  const site = openNotifiedSite();
  const { inquiry, reference } = await acceptInquiry(site.platform);
  const fields = { ...inquiry.fields, email: inquiry.email.toUpperCase(), message: "A second one" };
  await acceptInquiry(site.platform, { ...writeInquiry(), fields });
  const other = await acceptInquiry(site.platform, {
    fields: { ...inquiry.fields, email: "x@y.test" },
  });
  await site.settled();
  await sweepLeads(site.platform);
  const [row] = await readRows(inquiry.submission);
  await env.DB.prepare(
    `INSERT INTO lead_acts (lead, reference, verb, who, at, note, stamp)
     VALUES (?1, ?2, 'note', 'grace@studio.test', 0, 'Called Ada back', 'stamp')`,
  )
    .bind(row?.id ?? "", reference)
    .run();
  return { inquiry, reference, id: row?.id ?? "", other: other.reference };
}

test("one person's data has all leads of the address with their history, and nobody else's", async () => {
  const { reference, id, other } = await storePerson();
  const response = await download(reference, "json");
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "cache-control": "private, no-store",
    "content-disposition": `attachment; filename="person-${reference}.json"`,
    "content-type": "application/json; charset=utf-8",
    "x-robots-tag": "noindex, nofollow",
  });
  const text = await response.text();
  const { leads } = JSON.parse(text);
  expect(leads).toHaveLength(2);
  expect(leads).toContainEqual(
    expect.objectContaining({
      reference,
      status: "delivered",
      fields: expect.objectContaining({ message: "We need a launch film." }),
      payload: expect.objectContaining({ company: "Analytical Engines" }),
      history: {
        attempts: [{ at: expect.any(Number), outcome: "delivered", error: null }],
        acts: [{ at: 0, verb: "note", note: "Called Ada back" }],
        notifications: [
          { at: expect.any(Number), event: "lead.new", channel: "webhook", status: "sent" },
        ],
      },
    }),
  );
  for (const foreign of [other, "x@y.test", "grace@studio.test", id, "lease"])
    expect(text, foreign).not.toContain(foreign);
});

test("the same is there as a text to read", async () => {
  const { reference, other } = await storePerson();
  const response = await download(reference, "txt");
  expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  const text = await response.text();
  expect(text).toMatch(/message: We need a launch film\.[\s\S]*note\. Called Ada back/);
  expect(text).toMatch(/lead\.new, webhook: sent[\s\S]*message: A second one/);
  for (const foreign of [other, "grace@studio.test"]) expect(text).not.toContain(foreign);
});

test("there is no data of a lead that does not exist", async () => {
  await expect(download("NONE-0000", "json")).rejects.toMatchObject({ init: { status: 404 } });
});

test("a person's copy reads every table but those that hold nothing to copy, each with its reason", async () => {
  const prepare = vi.spyOn(env.DB, "prepare");
  await readPerson(env.DB, sql`TRUE`);
  const read = prepare.mock.calls.flatMap(([text]) =>
    [...text.matchAll(/FROM (\w+)/g)].map(([, table = ""]) => table),
  );
  prepare.mockRestore();
  expect(read).toContain("leads");
  const left = (await listTables()).filter((table) => !read.includes(table));
  expect(left.filter((table) => !(table in STAYS) && !(table in NOT_COPIED))).toEqual([]);
});
