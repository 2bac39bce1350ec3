import { sheets } from "virtual:page-styles";
import { createContext, use } from "react";
import { useMatches, useRouteError } from "react-router";
import pageTransition from "../page-transition.css?url";
import type { PageHandle } from "./page-handle";

type Match = { id: string; handle: unknown };

const ID = "page-style";

/** The text of its style sheets, where the server puts them into a document; the browser is given nothing. */
export const StyleText = /* @__PURE__ */ createContext<string | undefined>(undefined);

/** The style of this document: the text itself, or the sheets of a flow, kept from screen to screen. */
export function PageStyle() {
  const text = import.meta.env.SSR ? use(StyleText) : undefined;
  const matches = useMatches();
  const error = useRouteError();
  if (text) {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of this build.
    return <style dangerouslySetInnerHTML={{ __html: text }} />;
  }
  const href = import.meta.env.SSR ? pageSheet(matches, error) : servedHref();
  return (
    <>
      <link rel="stylesheet" href={pageTransition} />
      <link rel="stylesheet" id={ID} href={href} />
    </>
  );
}

/** The address of the style sheet of a document with these routes; `error` is the root's. */
export function pageSheet(matches: Match[], error: unknown): string | undefined {
  const flow = matches.find(({ handle }) => (handle as PageHandle | undefined)?.hydrate);
  const page = error == null ? (flow ?? matches.at(-1)) : undefined;
  return sheets[page?.id ?? "root"] ?? sheets.root;
}

function servedHref(): string | undefined {
  return document.getElementById(ID)?.getAttribute("href") ?? undefined;
}
