import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
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

/** The tables and one dead lead, in the database that `wrangler dev` would use. */
async function seed() {
  const migrations = join(ROOT, "workers/migrations");
  const tables = readdirSync(migrations)
    .sort()
    .map((name) => readFileSync(join(migrations, name)));
  const lead = `INSERT INTO leads (id, submission, kind, reference, status, due, fields, payload,
    created, updated) VALUES ('a', 's', 'wizard', 'K7QF-2M9D', 'dead', 1,
    '{"name":"It''s; Ada"}', '{}', 1, 1);`;
  const file = join(state, "seed.sql");
  writeFileSync(file, tables.join("\n") + lead);
  const script = join(ROOT, "node_modules/wrangler/bin/wrangler.js");
  const place = ["--local", "--persist-to", state, "--file", file];
  await runNode(process.execPath, [script, "d1", "execute", "leads", ...place], { cwd: ROOT });
}

test("without a database the command says what to do", async () => {
  await expect(leads("list")).rejects.toMatchObject({
    code: 1,
    stderr: `The database of this machine in ${state}\nNo local database yet. Run npm start once.\n`,
  });
});

test("a database from before the tables gets them, and the place is said", {
  timeout: 60_000,
}, async () => {
  const empty = join(state, "empty");
  mkdirSync(join(empty, "v3/d1"), { recursive: true });
  const { stdout, stderr } = await leads("list", "--persist-to", empty);
  expect(stdout).toContain("No leads.");
  expect(stderr).toBe(`The database of this machine in ${empty}\n`);
});

test("the command reads and changes the database that wrangler keeps", {
  timeout: 60_000,
}, async () => {
  await seed();
  expect((await leads("retry", "K7QF-2M9D")).stdout).toContain("K7QF-2M9D: the outbox sends it");
  const { stdout } = await leads("list", "--json");
  expect(JSON.parse(stdout)).toMatchObject({
    counts: { dead: 0, pending: 1 },
    leads: [{ reference: "K7QF-2M9D", status: "pending", fields: { name: "It's; Ada" } }],
  });
});
