import { useEffect } from "react";
import { PrefetchPageLinks } from "react-router";
import { useHydrated } from "./hydration";

/**
 * Loads the scripts of a flow's other screens once the first one is hydrated, so that later screens need
 * no file that a deploy or a bad network could take away. If one is missing already, React Router would
 * reload the present page at each attempt; links and forms load whole documents instead.
 */
export function PrefetchScreens({ pages }: { pages: string[] }) {
  const hydrated = useHydrated();
  useEffect(() => {
    addEventListener("error", navigateByDocuments, true);
    return () => removeEventListener("error", navigateByDocuments, true);
  }, []);
  return hydrated && pages.map((page) => <PrefetchPageLinks key={page} page={page} />);
}

function navigateByDocuments({ target: failed }: Event): void {
  if (!(failed instanceof HTMLLinkElement) || failed.rel !== "modulepreload") return;
  for (const type of ["click", "submit"]) {
    const bypassRouter = (event: Event) => {
      const { target } = event;
      if (target instanceof Element && target.closest("a,form")) event.stopPropagation();
    };
    addEventListener(type, bypassRouter, true);
  }
}
