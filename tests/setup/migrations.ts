import { applyD1Migrations } from "cloudflare:test";
import { env } from "cloudflare:workers";

await applyD1Migrations(env.DB, env.MIGRATIONS);
// The files share one runtime, which spares each of them the start of its own.
const tables = ["leads", "submits", "heartbeats", "sweeps", "notices", "troubles"];
await env.DB.batch(tables.map((table) => env.DB.prepare(`DELETE FROM ${table}`)));
const { keys } = await env.SESSIONS.list();
await Promise.all(keys.map(({ name }) => env.SESSIONS.delete(name)));
