import { explainError } from "./explain-error.ts";
import { findUnknownPrices } from "./prices.ts";
import { findSourceProblems } from "./source-problems.ts";

/** Files that the configuration of the build imports, by way of its plugins. */
const IMPORTED = ["brand", "offers", "services", "team", "ui"];

/** Problems for which not even the configuration of the build can be loaded, one sentence each. */
export async function findUnreadable(): Promise<string[]> {
  const problems = findSourceProblems();
  if (problems.length > 0) return problems;
  try {
    for (const name of IMPORTED) await import(`../../content/${name}.ts`);
    const { priceNames } = await import("../../content/price.ts");
    return findUnknownPrices(priceNames);
  } catch (error) {
    return explainError(error);
  }
}
