import { explainError } from "./explain-error.ts";
import { findUnknownQuotes } from "./quotes.ts";
import { findSourceProblems } from "./source-problems.ts";

/** Files that the configuration of the build imports, by way of its plugins. */
const IMPORTED = ["brand", "offers", "services", "team", "ui"];

/** Problems for which not even the configuration of the build can be loaded, one sentence each. */
export async function findUnreadable(): Promise<string[]> {
  const problems = findSourceProblems();
  if (problems.length > 0) return problems;
  try {
    const unknown = await findUnknownQuotes((file) => import(`../../${file}`));
    if (unknown.length > 0) return unknown;
    for (const name of IMPORTED) await import(`../../content/${name}.ts`);
    return [];
  } catch (error) {
    return explainError(error);
  }
}
