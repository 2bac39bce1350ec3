import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { promisify } from "node:util";
import { afterAll, expect, test } from "vitest";

const ROOT = resolve(import.meta.dirname, "../..");
const state = mkdtempSync(join(tmpdir(), "leads-"));
const runNode = promisify(execFile);

afterAll(() => rmSync(state, { recursive: true, force: true }));

function leads(...line: string[]) {
  const script = join(ROOT, "scripts/leads.ts");
  const placed = line.includes("--persist-to") ? line : [...line, "--persist-to", state];
  return runNode(process.execPath, [script, ...placed], { cwd: tmpdir() });
}

/** Adds a dead lead to the file of the database that wrangler made. */
function addDeadLead(place: string) {
  const folder = join(place, "v3/d1/miniflare-D1DatabaseObject");
  const file = readdirSync(folder).find((name) => /^[0-9a-f]{64}\.sqlite$/.test(name));
  const store = new DatabaseSync(join(folder, String(file)));
  store.exec(`INSERT INTO leads (id, submission, kind, reference, status, due, fields, payload,
    created, updated) VALUES ('a', 's', 'wizard', 'K7QF-2M9D', 'dead', 1,
    '{"name":"It''s; Ada"}', '{}', 1, 1)`);
  store.close();
}

test("without a database the command says what to do", async () => {
  await expect(leads("list")).rejects.toMatchObject({
    code: 1,
    stderr: `The database of this machine in ${state}\nNo local database yet. Run npm start once.\n`,
  });
});

const old = join(state, "old");
const inCi = test.runIf(process.env.CI);
const SLOW = { timeout: 120_000 };

inCi("a database from before the tables gets them, and its location is printed", SLOW, async () => {
  mkdirSync(join(old, "v3/d1"), { recursive: true });
  const { stdout, stderr } = await leads("list", "--persist-to", old);
  expect(stdout).toContain("No leads.");
  expect(stderr).toBe(`The database of this machine in ${old}\n`);
});

inCi("the command reads and changes the database that wrangler made", SLOW, async () => {
  addDeadLead(old);
  const retried = await leads("retry", "K7QF-2M9D", "--persist-to", old);
  expect(retried.stdout).toContain("K7QF-2M9D: the outbox sends it");
  const listed = await leads("list", "--json", "--persist-to", old);
  expect(JSON.parse(listed.stdout)).toMatchObject({
    counts: { dead: 0, pending: 1 },
    leads: [{ reference: "K7QF-2M9D", status: "pending", fields: { name: "It's; Ada" } }],
  });
});
