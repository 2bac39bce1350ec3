import { Outlet } from "react-router";
import { adminMiddleware, requireAdmin } from "~/features/admin/guard.server";
import { createPostToken } from "~/features/admin/post-token.server";
import type { Route } from "./+types/admin";
import { AdminErrorPage, AdminLayout } from "./admin-layout";

export const middleware: Route.MiddlewareFunction[] = adminMiddleware;

export async function loader({ context }: Route.LoaderArgs) {
  const admin = requireAdmin(context);
  return { name: admin.user.name, token: await createPostToken(admin) };
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
