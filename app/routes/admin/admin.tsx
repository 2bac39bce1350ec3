import { data, Outlet } from "react-router";
import { createToken, identifyAdmin, requireAdmin } from "~/features/admin/guard.server";
import type { Route } from "./+types/admin";
import { AdminErrorPage, AdminLayout } from "./admin-layout";

export const middleware: Route.MiddlewareFunction[] = [identifyAdmin];

export async function loader({ context }: Route.LoaderArgs) {
  const admin = requireAdmin(context);
  return data({ name: admin.user.name, token: await createToken(admin) });
}

export const handle = { withoutLayout: true };

export default function Admin({ loaderData }: Route.ComponentProps) {
  return (
    <AdminLayout user={loaderData}>
      <Outlet />
    </AdminLayout>
  );
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  return (
    <AdminLayout user={loaderData}>
      <AdminErrorPage error={error} />
    </AdminLayout>
  );
}
