import { isEqual } from "~/http/crypto.server";
import { readHealth } from "~/outbox/health.server";
import { type Platform, platformContext } from "~/platform.server";
import type { Route } from "./+types/health";

/** Without personal data or writes; 503 if the database fails or, with `?strict`, a person must act. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const headers = { "Cache-Control": "no-store", "X-Robots-Tag": "noindex" };
  const platform = context.get(platformContext);
  const commit = import.meta.env.COMMIT ?? null;
  try {
    const { problems, report } = await readHealth(platform);
    const { leads, ...others } = report;
    const shown = { ...((await hasKey(platform, request)) && { leads }), ...others, commit };
    if (problems.length === 0 || !url.searchParams.has("strict"))
      return Response.json({ ok: true, ...shown }, { headers });
    return Response.json({ ok: false, problems, ...shown }, { status: 503, headers });
  } catch (error) {
    console.error(JSON.stringify({ event: "health.failed", detail: String(error) }));
    return Response.json({ ok: false, commit }, { status: 503, headers });
  }
}

async function hasKey({ settings: { HEALTH_KEY } }: Platform, { headers }: Request) {
  return HEALTH_KEY !== undefined && isEqual(headers.get("X-Health-Key") ?? "", HEALTH_KEY);
}
