import { useEffect } from "react";
import { useMatches } from "react-router";

type Manifest = { routes: Record<string, { parentId?: string; module: string } | undefined> };

/**
 * Loads the scripts of a flow's other screens as soon as one of them stands: later screens then need
 * no file that a deploy or a bad network could take away. Called by the flow's layout. Where such a file
 * is gone already, links and forms load whole pages, which need none: the router would load this one again.
 */
export function useScreenScripts(): void {
  const flow = useMatches().find(({ handle }) => (handle as { hydrate?: boolean })?.hydrate)?.id;
  useEffect(() => {
    const { routes } = (window as unknown as { __reactRouterManifest: Manifest })
      .__reactRouterManifest;
    for (const route of Object.values(routes)) {
      if (route && route.parentId === flow)
        import(/* @vite-ignore */ route.module).catch(goByPages);
    }
  }, [flow]);
}

function goByPages(): void {
  for (const type of ["click", "submit"]) {
    const pass = (event: Event) => {
      const { target } = event;
      if (target instanceof Element && target.closest("a,form")) event.stopPropagation();
    };
    addEventListener(type, pass, true);
  }
}
