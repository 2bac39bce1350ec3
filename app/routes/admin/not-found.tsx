import { data } from "react-router";
import { requireAdmin } from "~/features/admin/guard.server";
import { NeverRendered } from "~/site/page-exports";
import type { Route } from "./+types/not-found";

export function loader({ context }: Route.LoaderArgs) {
  requireAdmin(context);
  throw data(null, { status: 404 });
}

export const action = loader;

export default NeverRendered;
