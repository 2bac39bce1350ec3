import { data } from "react-router";
import { requireAdmin } from "~/features/admin/guard.server";
import type { Route } from "./+types/not-found";

export function loader({ context }: Route.LoaderArgs) {
  requireAdmin(context);
  throw data(null, { status: 404 });
}

export const action = loader;

/** Never rendered: a route without a component would answer errors without a page. */
export default function NotFoundPage() {
  return null;
}
