import { useEffect } from "react";
import { useMatches } from "react-router";

type Manifest = { routes: Record<string, { parentId?: string; module: string } | undefined> };

/**
 * Loads the scripts of a flow's other screens as soon as one of them stands: later screens then need
 * no file that a deploy or a bad network could take away. Called by the flow's layout.
 */
export function useScreenScripts(): void {
  const flow = useMatches().find(({ handle }) => (handle as { hydrate?: boolean })?.hydrate)?.id;
  useEffect(() => {
    const { routes } = (window as unknown as { __reactRouterManifest: Manifest })
      .__reactRouterManifest;
    for (const route of Object.values(routes)) {
      if (route && route.parentId === flow) import(/* @vite-ignore */ route.module).catch(() => {});
    }
  }, [flow]);
}
