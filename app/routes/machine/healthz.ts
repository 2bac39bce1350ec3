import { platformContext } from "~/env.server";
import { PRIVATE } from "~/http/headers/cache-policies";
import { countBacklog } from "~/outbox/store/backlog.server";
import type { Route } from "./+types/healthz";

/** The outbox in numbers for a monitor, nothing personal; 503 when the store does not answer. */
export async function loader({ context }: Route.LoaderArgs) {
  const headers = { "Cache-Control": PRIVATE, "X-Robots-Tag": "noindex" };
  try {
    const leads = await countBacklog(context.get(platformContext).bindings.DB);
    return Response.json({ ok: true, leads }, { headers });
  } catch (error) {
    console.error(JSON.stringify({ event: "health.failed", detail: String(error) }));
    return Response.json({ ok: false }, { status: 503, headers });
  }
}
