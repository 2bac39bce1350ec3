import { matchPath, type RouterContextProvider } from "react-router";
import { type requireAdmin, requireToken } from "~/features/admin/guard.server";
import { isWithinRateLimit } from "~/http/rate-limit.server";
import { assetManifestContext } from "~/platform.server";
import type { Author } from "./store.server";

/** Of all routes at the top that have no name of something in them. */
export function servedPaths(context: Readonly<RouterContextProvider>): string[] {
  const routes = Object.values(context.get(assetManifestContext).routes);
  return routes.flatMap((route) => {
    const isFixed = route?.parentId === "root" && route.path && !/[:*]/.test(route.path);
    return isFixed ? `/${route.path?.replace(/^\//, "")}` : [];
  });
}

/** Of an address: whether a route other than the one for all others answers it. */
export function routeMatcher(context: Readonly<RouterContextProvider>) {
  const { routes } = context.get(assetManifestContext);
  const pathTo = (id: string | undefined): string => {
    const route = id === undefined ? undefined : routes[id];
    return route ? `${pathTo(route.parentId)}/${route.path ?? ""}` : "";
  };
  const patterns = Object.keys(routes)
    .map((id) => pathTo(id).replaceAll(/\/+/g, "/"))
    .filter((path) => path !== "/*");
  return (address: string) => patterns.some((pattern) => matchPath(pattern, address) !== null);
}

/** What is posted to a page of the editor, and why nothing is done with it. */
export async function readEditorPost(
  admin: ReturnType<typeof requireAdmin>,
  request: Request,
  context: Readonly<RouterContextProvider>,
) {
  const fields = new URLSearchParams(await request.text());
  const isKnown = await requireToken(admin, fields.get("token") ?? "").catch(() => null);
  // One a second for each person, whatever visitors send from the same address.
  const { platform, user } = admin;
  const isWithinLimit = await isWithinRateLimit(platform, "POSTS", request, `edit ${user.id}`);
  const refusal = isKnown ? (isWithinLimit ? null : ("limited" as const)) : ("expired" as const);
  return {
    ...{ fields, refusal, author: authorOf(user.name) },
    ...{ served: servedPaths(context), isRoute: routeMatcher(context) },
  };
}

/** Of a commit: Access knows people by their e-mail address. */
export function authorOf(user: string): Author {
  const isAddress = user.includes("@");
  return {
    name: isAddress ? user.slice(0, user.indexOf("@")) : user,
    email: isAddress ? user : "studio@localhost.invalid",
  };
}
