import { z } from "zod";
import { readSettings, SECRET_NAMES, variables } from "../app/settings/settings.server.ts";

/** A problem of a variable; the text never contains its value. */
export const problemSchema = z.object({ name: z.string(), problem: z.string() });
export type Problem = z.infer<typeof problemSchema>;

const OF_OTHER_TOOLS = /^(CLOUDFLARE|WRANGLER|CF|NODE)_|[a-z]/;

/** Parses variables as the Worker does, and finds unknown names. */
export function checkSettings(source: Record<string, unknown>) {
  const settings = readSettings(source);
  const problems: Problem[] = [...settings.invalid, ...findUnknownNames(source)];
  return { settings, problems };
}

/** Problems of the variables in wrangler.toml, without the secrets, which cannot be read. */
export function checkDeployed(vars: Record<string, unknown>): Problem[] {
  // The real secret cannot be read; a placeholder allows the other checks.
  const { settings, problems } = checkSettings({ ...vars, SESSION_SECRET: "x".repeat(32) });
  for (const name of SECRET_NAMES.filter((name) => vars[name] !== undefined)) {
    const problem = "is in wrangler.toml, which everybody can read: make it a secret";
    problems.push({ name, problem });
  }
  const isReported = problems.some(({ name }) => name === "SITE_ORIGIN");
  if (!isReported && !settings.SITE_ORIGIN?.startsWith("https:")) {
    const problem = "is not set to the https address of the site, as [vars] in wrangler.toml";
    problems.push({ name: "SITE_ORIGIN", problem });
  }
  return problems;
}

/** Unknown names, because a misspelled one would silently disable its feature. */
function findUnknownNames(source: Record<string, unknown>): Problem[] {
  return Object.keys(source)
    .filter((name) => !(name in variables.shape) && !OF_OTHER_TOOLS.test(name))
    .map((name) => ({ name, problem: "is not a setting of this site: see .dev.vars.example" }));
}
