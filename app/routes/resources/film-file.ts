import { filmSizes } from "virtual:film-sizes";
import { rangeResponse } from "~/http/byte-range";
import { platformContext } from "~/platform.server";
import type { Route } from "./+types/film-file";

/** Serves a video with byte ranges, which players request and the asset server does not support. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { bindings } = context.get(platformContext);
  const whole = await bindings.ASSETS.fetch(new URL(url.pathname, "https://assets.invalid"), {
    headers: request.headers,
  });
  return rangeResponse(whole, request.headers, filmSizes[url.pathname]);
}
