import { redirect } from "react-router";
import type { Route } from "./+types/start";

export function loader({ request }: Route.LoaderArgs) {
  const { pathname, search } = new URL(request.url);
  return redirect(`${pathname.replace(/\/$/, "")}/business-stage${search}`, 302);
}
