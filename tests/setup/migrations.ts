import { applyD1Migrations } from "cloudflare:test";
import { env } from "cloudflare:workers";

await applyD1Migrations(env.DB, env.MIGRATIONS);
// The files share one runtime, which spares each of them the start of its own.
await env.DB.exec("DELETE FROM leads");
