import { checkSettings, type Problem } from "./check-settings.ts";
import type { Source } from "./worker-config.ts";

/** What is wrong with the variables of wrangler.toml; secrets nobody can read here. */
export function checkDeployed(vars: Source): Problem[] {
  const { SESSION_SECRET, ...others } = vars;
  // Nobody can read the real one here; a stand-in lets the others be checked.
  const { settings, problems } = checkSettings({ ...others, SESSION_SECRET: "x".repeat(32) });
  if (SESSION_SECRET !== undefined) {
    const problem = "stands in wrangler.toml, which everybody can read: make it a secret";
    problems.push({ name: "SESSION_SECRET", problem });
  }
  const isNamed = problems.some(({ name }) => name === "SITE_ORIGIN");
  if (!isNamed && !settings.SITE_ORIGIN?.startsWith("https:")) {
    const problem = "is not set to the https address of the site, as [vars] in wrangler.toml";
    problems.push({ name: "SITE_ORIGIN", problem });
  }
  return problems;
}
