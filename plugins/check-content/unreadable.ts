import { refuseProblems } from "./content-error.ts";
import { explainError } from "./explain-error.ts";
import { findSourceProblems } from "./source-problems.ts";

/** Problems for which not even the configuration of the build can be loaded, one sentence each. */
export async function findUnreadable(): Promise<string[]> {
  const problems = findSourceProblems();
  if (problems.length > 0) return problems;
  try {
    const { readContent } = await import("../content/read-content.ts");
    // Icons and style sheets need these before the rest of content/ is checked.
    readContent("brand");
    readContent("fonts/fonts");
    return [];
  } catch (error) {
    return explainError(error);
  }
}

/** Throws, in plain words, if content/ cannot be read. */
export async function refuseUnreadable(): Promise<void> {
  refuseProblems(await findUnreadable());
}
