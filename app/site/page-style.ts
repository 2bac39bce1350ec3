import { sheets } from "virtual:page-styles";
import { useMatches, useRouteError } from "react-router";
import type { PageHandle } from "./page-handle";

const ID = "page-style";

/** The style sheet of this document; a flow keeps the one it came with from screen to screen. */
export function usePageStyle(): { id: string; href: string | undefined } {
  const matches = useMatches();
  const failed = useRouteError() != null;
  if (!import.meta.env.SSR) return { id: ID, href: servedHref() };
  const flow = matches.find(({ handle }) => (handle as PageHandle | undefined)?.hydrate);
  const page = failed ? undefined : (flow ?? matches.at(-1));
  return { id: ID, href: sheets[page?.id ?? "root"] ?? sheets.root };
}

function servedHref(): string | undefined {
  return document.getElementById(ID)?.getAttribute("href") ?? undefined;
}
