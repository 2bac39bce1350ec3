import { matchPath, type RouterContextProvider } from "react-router";
import { assetManifestContext } from "~/platform.server";
import type { Author } from "./stores/store.server";

/** The addresses of all routes at the top without parameters. */
export function servedPaths(context: Readonly<RouterContextProvider>): string[] {
  const routes = Object.values(context.get(assetManifestContext).routes);
  return routes.flatMap((route) => {
    const isFixed = route?.parentId === "root" && route.path && !/[:*]/.test(route.path);
    return isFixed ? `/${route.path?.replace(/^\//, "")}` : [];
  });
}

/** Tells whether a route other than the catch-all answers an address. */
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

/** Full addresses of this site become paths: in links, and where a text is nothing but an address. */
export function withOwnPaths(fields: URLSearchParams, origin: string): URLSearchParams {
  const shortened = [...fields].map(([name, text]): [string, string] => {
    const alone = text.trim();
    const isAddress = alone.startsWith(`${origin}/`) && !/\s/.test(alone);
    return [name, isAddress ? alone.slice(origin.length) : text.replaceAll(`](${origin}/`, "](/")];
  });
  return new URLSearchParams(shortened);
}

/** The author of a commit: Access knows people by their e-mail address. */
export function authorOf(user: string): Author {
  const isAddress = user.includes("@");
  return {
    name: isAddress ? user.slice(0, user.indexOf("@")) : user,
    email: isAddress ? user : "studio@localhost.invalid",
  };
}
