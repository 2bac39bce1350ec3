import { applyD1Migrations } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeEach, vi } from "vitest";
import { listTables } from "../worker/test-site.ts";

await applyD1Migrations(env.DB, env.MIGRATIONS);
// Triggers keep the counts of leads.
const kept = ["forgotten_key", "lead_counts"];
const tables = (await listTables()).filter((name) => !kept.includes(name));

// All files share one runtime, which spares each of them the start of its own.
beforeEach(async () => {
  await env.DB.batch(tables.map((name) => env.DB.prepare(`DELETE FROM ${name}`)));
  const { keys } = await env.SESSIONS.list();
  await Promise.all(keys.map(({ name }) => env.SESSIONS.delete(name)));
});

afterEach(() => void vi.useRealTimers());
