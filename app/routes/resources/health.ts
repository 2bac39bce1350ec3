import { platformContext } from "~/env.server";
import { readHealth } from "~/outbox/health.server";
import { notifyIfSweepOverdue } from "~/outbox/notifications/incidents.server";
import type { Route } from "./+types/health";

/** Without personal data. 503 if the database fails; with `?strict` also for problems that need a person. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const headers = { "Cache-Control": "no-store", "X-Robots-Tag": "noindex" };
  try {
    const platform = context.get(platformContext);
    const { isHealthy, report } = await readHealth(platform);
    platform.waitUntil(notifyIfSweepOverdue(platform));
    const ok = isHealthy || !new URL(request.url).searchParams.has("strict");
    return Response.json({ ok, ...report }, { status: ok ? 200 : 503, headers });
  } catch (error) {
    console.error(JSON.stringify({ event: "health.failed", detail: String(error) }));
    return Response.json({ ok: false }, { status: 503, headers });
  }
}
