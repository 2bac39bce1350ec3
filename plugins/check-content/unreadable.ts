import { findFileProblems, readContent } from "../content/read-content.ts";
import { refuseProblems } from "./content-error.ts";

/** Problems for which not even the configuration of the build can be loaded, one sentence each. */
export function findUnreadable(): string[] {
  try {
    // Icons and style sheets need these before the rest of content/ is checked.
    readContent("brand");
    readContent("fonts/fonts");
    return [];
  } catch {
    return findFileProblems();
  }
}

/** Throws, in plain words, if content/ cannot be read. */
export async function refuseUnreadable(): Promise<void> {
  refuseProblems(findUnreadable());
}
