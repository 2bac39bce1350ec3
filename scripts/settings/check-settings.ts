import { readSettings, variables } from "../../app/settings/settings.server.ts";

/** A variable that is wrong, of ours or not; `problem` never holds its value. */
export type Problem = { name: string; problem: string };

const OF_OTHER_TOOLS = /^(CLOUDFLARE|WRANGLER|CF|NODE)_|[a-z]/;

/** What the Worker would make of these variables, and what is wrong with them. */
export function checkSettings(source: Record<string, unknown>) {
  const settings = readSettings(source);
  const problems: Problem[] = [...settings.wrong, ...findStrangers(source)];
  return { settings, problems };
}

/** What is wrong with the variables of wrangler.toml; secrets nobody can read here. */
export function checkDeployed(vars: Record<string, unknown>): Problem[] {
  const { SESSION_SECRET, ...others } = vars;
  // Nobody can read the real one here; a stand-in lets the others be checked.
  const { settings, problems } = checkSettings({ ...others, SESSION_SECRET: "x".repeat(32) });
  if (SESSION_SECRET !== undefined) {
    const problem = "stands in wrangler.toml, which everybody can read: make it a secret";
    problems.push({ name: "SESSION_SECRET", problem });
  }
  const byName = problems.some(({ name }) => name === "SITE_ORIGIN");
  if (!byName && !settings.SITE_ORIGIN?.startsWith("https:")) {
    const problem = "is not set to the https address of the site, as [vars] in wrangler.toml";
    problems.push({ name: "SITE_ORIGIN", problem });
  }
  return problems;
}

/** A mistyped name would leave its feature off without a word. */
function findStrangers(source: Record<string, unknown>): Problem[] {
  return Object.keys(source)
    .filter((name) => !(name in variables.shape) && !OF_OTHER_TOOLS.test(name))
    .map((name) => ({ name, problem: "is not a setting of this site: see .dev.vars.example" }));
}
