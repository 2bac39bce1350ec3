import type { RouterContextProvider } from "react-router";
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

/** Of a commit: Access knows people by their e-mail address. */
export function authorOf(user: string): Author {
  const isAddress = user.includes("@");
  return {
    name: isAddress ? user.slice(0, user.indexOf("@")) : user,
    email: isAddress ? user : "studio@localhost.invalid",
  };
}
