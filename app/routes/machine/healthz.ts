import { platformContext } from "~/env.server";
import { PRIVATE } from "~/http/headers/cache-policies";
import { countBacklog } from "~/outbox/store/backlog.server";
import type { Route } from "./+types/healthz";

/** The outbox in numbers and what is wrongly set, nothing personal; 503 when the store does not answer. */
export async function loader({ context }: Route.LoaderArgs) {
  const headers = { "Cache-Control": PRIVATE, "X-Robots-Tag": "noindex" };
  try {
    const { bindings, settings } = context.get(platformContext);
    const leads = await countBacklog(bindings.DB);
    return Response.json({ ok: true, leads, settings: settings.wrong }, { headers });
  } catch (error) {
    console.error(JSON.stringify({ event: "health.failed", detail: String(error) }));
    return Response.json({ ok: false }, { status: 503, headers });
  }
}
