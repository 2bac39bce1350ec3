import { createContext, type RouterContextProvider, type ServerBuild } from "react-router";

/** The build's list of script files by route id. */
export const assetManifestContext = createContext<ServerBuild["assets"]>();

/** The script files of the screens of a flow: of the routes directly below its layout route. */
export function screenModules(
  context: Readonly<RouterContextProvider>,
  layoutId: string,
): string[] {
  const routes = Object.values(context.get(assetManifestContext).routes);
  return routes.flatMap((route) => (route?.parentId === layoutId ? [route.module] : []));
}
