import { readHealth } from "~/outbox/health.server";
import { platformContext } from "~/platform.server";
import type { Route } from "./+types/health";

/** Without personal data, and writes nothing. 503 if the database fails; with `?strict` also for problems that need a person. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const headers = { "Cache-Control": "no-store", "X-Robots-Tag": "noindex" };
  try {
    const { isHealthy, report } = await readHealth(context.get(platformContext));
    const ok = isHealthy || !new URL(request.url).searchParams.has("strict");
    return Response.json({ ok, ...report }, { status: ok ? 200 : 503, headers });
  } catch (error) {
    console.error(JSON.stringify({ event: "health.failed", detail: String(error) }));
    return Response.json({ ok: false }, { status: 503, headers });
  }
}
