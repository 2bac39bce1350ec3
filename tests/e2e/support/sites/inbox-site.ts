import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { freePort } from "../../../../scripts/ports.ts";
import { startSite } from "../../../../scripts/site-server.ts";

const LEADS = [
  { reference: "K7QM-3TZD", status: "received", name: "Ada Lovelace", error: null },
  { reference: "HELD-0001", status: "held", name: "=cmd()<b>Mallory</b>\u202e", error: null },
  { reference: "DEAD-0002", status: "dead", name: "Élodie Nuñez", error: "422 phone" },
];

/** A site of its own with three leads, whose inbox opens with `key`. */
export async function startInboxSite(key: string) {
  const stateDir = await mkdtemp(path.join(tmpdir(), "studio-site-inbox-"));
  const port = await freePort();
  const site = await startSite({ port, stateDir, variables: { STUDIO_KEY: key } });
  await addLeads(path.join(stateDir, "v3/d1/miniflare-D1DatabaseObject"));
  return {
    url: site.url,
    async stop() {
      await site.stop();
      await rm(stateDir, { recursive: true, force: true });
    },
  };
}

async function addLeads(folder: string) {
  const file = (await readdir(folder)).find((name) => /^[0-9a-f]{64}\.sqlite$/.test(name));
  const store = new DatabaseSync(path.join(folder, String(file)));
  const insert = store.prepare(
    `INSERT INTO leads (id, submission, kind, reference, status, due, fields, payload, last_error,
       created, updated) VALUES (?, 's', 'wizard', ?, ?, 1, ?, '{}', ?, ?, 1)`,
  );
  LEADS.forEach(({ reference, status, name, error }, place) => {
    const email = `${reference.toLowerCase()}@visitor.test`;
    const fields = JSON.stringify({ name, email, message: "Hello,\n<script>alert(1)</script>" });
    insert.run(`s.${place}`, reference, status, fields, error, Date.now() - place * 3_600_000);
  });
  store.close();
}
