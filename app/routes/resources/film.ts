import { platformContext } from "~/env.server";
import { partOf } from "~/http/byte-range";
import type { Route } from "./+types/film";

/** A film's file, in parts where a player asks for them: the asset server gives only the whole. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { bindings } = context.get(platformContext);
  const whole = await bindings.ASSETS.fetch(new URL(url.pathname, "https://assets.invalid"), {
    headers: request.headers,
  });
  return partOf(whole, request.headers);
}
