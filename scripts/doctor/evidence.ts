import path from "node:path";
import { findContentProblems } from "../../plugins/check-content/find-problems.ts";
import { checkDeployed, checkSettings, type Problem } from "../settings/check-settings.ts";
import { localVariables } from "../settings/local-variables.ts";
import { readWorker, type Source } from "../settings/worker-config.ts";
import { root } from "../tools.ts";
import { askHealth, listSecrets } from "./deployed.ts";
import type { Evidence } from "./examine.ts";
import { countStoredLeads } from "./stored-leads.ts";

export async function examineLocally(): Promise<Evidence> {
  const variables = localVariables();
  const persistTo = path.resolve(root, process.env.STATE_DIR || ".wrangler/state");
  const leads = await countStoredLeads({ remote: false, persistTo });
  return {
    place: "this machine (.dev.vars)",
    file: ".dev.vars",
    named: namesIn(variables),
    problems: checkSettings(variables).problems,
    contentProblems: await findContentProblems(),
    ...seenOr(leads),
  };
}

/** As much of the deployed site as wrangler.toml, wrangler and the network show. */
export async function examineDeployed(env?: string): Promise<Evidence> {
  const { name = "studio-site", vars } = readWorker(env);
  const [secrets, leads, health] = await Promise.all([
    listSecrets(name),
    countStoredLeads({ remote: true, persistTo: "" }),
    typeof vars.SITE_ORIGIN === "string" ? askHealth(vars.SITE_ORIGIN) : [],
  ]);
  const seen = seenOr(leads);
  const problems = deployedProblems(vars, Array.isArray(health) ? health : []);
  if (Array.isArray(secrets) && !secrets.includes("SESSION_SECRET")) {
    const problem = "is no secret of the deployed site: npm run deploy makes one";
    problems.push({ name: "SESSION_SECRET", problem });
  }
  return {
    place: `the deployed site ${name} (wrangler.toml and its secrets)`,
    file: "wrangler.toml or npx wrangler secret put",
    named: new Set([...namesIn(vars), ...(Array.isArray(secrets) ? secrets : [])]),
    problems,
    contentProblems: await findContentProblems(),
    leads: seen.leads,
    unseen: [secrets, health].filter((part) => typeof part === "string").concat(seen.unseen),
  };
}

function namesIn(source: Source): Set<string> {
  return new Set(Object.keys(source).filter((name) => String(source[name]).trim() !== ""));
}

function seenOr(leads: Awaited<ReturnType<typeof countStoredLeads>>) {
  return typeof leads === "string" ? { leads: null, unseen: [leads] } : { leads, unseen: [] };
}

function deployedProblems(vars: Source, live: Problem[]): Problem[] {
  const problems = checkDeployed(vars);
  const known = new Set(problems.map(({ name }) => name));
  return [...problems, ...live.filter(({ name }) => !known.has(name))];
}
