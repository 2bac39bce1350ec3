import { readHealth } from "~/outbox/health.server";
import { platformContext } from "~/platform.server";
import type { Route } from "./+types/health";

/** No personal data, no writes. 503 if the database fails or, with `?strict`, a person must act. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const headers = { "Cache-Control": "no-store", "X-Robots-Tag": "noindex" };
  try {
    const { problems, report } = await readHealth(context.get(platformContext));
    if (problems.length === 0 || !url.searchParams.has("strict"))
      return Response.json({ ok: true, ...report }, { headers });
    return Response.json({ ok: false, problems, ...report }, { status: 503, headers });
  } catch (error) {
    console.error(JSON.stringify({ event: "health.failed", detail: String(error) }));
    return Response.json({ ok: false }, { status: 503, headers });
  }
}
