import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const runNode = promisify(execFile);

/** The command itself, on the database that wrangler makes in this folder. */
function leads(state: string, ...line: string[]) {
  const script = resolve(import.meta.dirname, "../leads.ts");
  return runNode(process.execPath, [script, ...line, "--persist-to", state], { cwd: tmpdir() });
}

test("the command makes the tables, and reads and changes what wrangler stored", async () => {
  const state = mkdtempSync(join(tmpdir(), "leads-"));
  try {
    await expect(leads(state, "list")).rejects.toMatchObject({
      code: 1,
      stderr: `The database of this machine in ${state}\nNo local database yet. Run npm start once.\n`,
    });
    mkdirSync(join(state, "v3/d1"), { recursive: true });
    expect((await leads(state, "list")).stdout).toContain("No leads.");
    const store = openStore(join(state, "v3/d1/miniflare-D1DatabaseObject"));
    store.exec(`INSERT INTO leads (id, submission, kind, reference, status, due, fields, payload,
      created, updated) VALUES ('a', 's', 'wizard', 'K7QF-2M9D', 'dead', 1, '{}', '{}', 1, 1)`);
    const { stdout } = await leads(state, "resend", "K7QF-2M9D");
    expect(stdout).toContain("K7QF-2M9D: the outbox sends it");
    expect(store.prepare("SELECT status FROM leads").all()).toEqual([{ status: "pending" }]);
    store.close();
    // Wrangler, asked again, finds all tables made.
    rmSync(join(state, "v3/d1/migrations.txt"));
    expect((await leads(state, "list")).stdout).toContain("K7QF-2M9D");
  } finally {
    rmSync(state, { recursive: true, force: true });
  }
}, 120_000);

function openStore(folder: string) {
  const file = readdirSync(folder).find((name) => /^[0-9a-f]{64}\.sqlite$/.test(name));
  return new DatabaseSync(join(folder, String(file)));
}
