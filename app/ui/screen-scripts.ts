import { useEffect } from "react";

/**
 * Loads the scripts of a flow's other screens as soon as one of them is hydrated: later screens then need
 * no file that a deploy or a bad network could take away. If one is missing already, links and forms load
 * whole documents, which need none: React Router would reload the present page at each attempt.
 */
export function useScreenScripts(modules: string[]): void {
  useEffect(() => {
    for (const module of modules) import(/* @vite-ignore */ module).catch(navigateByDocuments);
  }, [modules]);
}

function navigateByDocuments(): void {
  for (const type of ["click", "submit"]) {
    const bypassRouter = (event: Event) => {
      const { target } = event;
      if (target instanceof Element && target.closest("a,form")) event.stopPropagation();
    };
    addEventListener(type, bypassRouter, true);
  }
}
