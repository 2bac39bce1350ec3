import { sheets } from "virtual:page-styles";
import { useMatches, useRouteError } from "react-router";
import { OTHER_MEDIA, otherMediaSheet } from "./other-media";
import type { PageHandle } from "./page-handle";

const ID = "page-style";

/** The style sheet of this document, and what a build has laid beside it for media that are no phone's. */
export function PageStyle() {
  const sheet = usePageSheet();
  return (
    <>
      <link rel="stylesheet" id={ID} href={sheet} />
      {import.meta.env.PROD && sheet && (
        <link rel="stylesheet" href={otherMediaSheet(sheet)} media={OTHER_MEDIA} />
      )}
    </>
  );
}

/** A flow keeps the sheet it came with from screen to screen. */
function usePageSheet(): string | undefined {
  const matches = useMatches();
  const failed = useRouteError() != null;
  if (!import.meta.env.SSR) return servedSheet();
  const flow = matches.find(({ handle }) => (handle as PageHandle | undefined)?.hydrate);
  const page = failed ? undefined : (flow ?? matches.at(-1));
  return sheets[page?.id ?? "root"] ?? sheets.root;
}

function servedSheet(): string | undefined {
  return document.getElementById(ID)?.getAttribute("href") ?? undefined;
}
