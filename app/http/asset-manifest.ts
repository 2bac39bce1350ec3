import { createContext, type RouterContextProvider, type ServerBuild } from "react-router";

export const assetManifestContext = createContext<ServerBuild["assets"]>();

export function screenModules(
  context: Readonly<RouterContextProvider>,
  layoutId: string,
): string[] {
  const routes = Object.values(context.get(assetManifestContext).routes);
  return routes.flatMap((route) => (route?.parentId === layoutId ? [route.module] : []));
}
