import { createContext, use } from "react";
import { useMatches, useRouteError } from "react-router";
import { pageScripts } from "./page-scripts";

type DocumentScripts = ReturnType<typeof pageScripts>;

/** What the server decided for a document and its security policy; the browser is given nothing. */
export const DocumentScripts = /* @__PURE__ */ createContext<DocumentScripts | null>(null);

/** The scripts that the policy of this document was written for, or in the browser those of the screen shown now. */
export function useDocumentScripts(): DocumentScripts {
  const handles = useMatches().map(({ handle }) => handle);
  const error = useRouteError();
  const decided = import.meta.env.SSR ? use(DocumentScripts) : null;
  return decided ?? pageScripts(handles, error);
}
