import { parseEnv, type Settings } from "../../app/settings/parse-env.server.ts";
import { SettingsError } from "../../app/settings/secret.server.ts";
import { variables } from "../../app/settings/variables.server.ts";

/** A variable that is wrong; `problem` never holds its value. */
export type Problem = { name: string; problem: string };

export type CheckedSettings = { settings: Settings; problems: Problem[] };

const OF_OTHER_TOOLS = /^(CLOUDFLARE|WRANGLER|CF|NODE)_|[a-z]/;

/** What the Worker would make of these variables, and what is wrong with them. */
export function checkSettings(source: Record<string, unknown>): CheckedSettings {
  const { settings, essential } = parse(source);
  return { settings, problems: [...essential, ...settings.wrong, ...findStrangers(source)] };
}

function parse(source: Record<string, unknown>): { settings: Settings; essential: Problem[] } {
  try {
    return { settings: parseEnv(source), essential: [] };
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    const { SITE_ORIGIN, SESSION_SECRET, ...others } = source;
    const name = /SITE_ORIGIN|SESSION_SECRET/.exec(error.message)?.[0] ?? "SESSION_SECRET";
    const problem = error.message.replace(/^Wrong settings\. /, "").replace(`${name} `, "");
    return { settings: parseEnv(others), essential: [{ name, problem }] };
  }
}

/** A mistyped name would leave its feature off without a word. */
function findStrangers(source: Record<string, unknown>): Problem[] {
  return Object.keys(source)
    .filter((name) => !(name in variables) && !OF_OTHER_TOOLS.test(name))
    .map((name) => ({ name, problem: "is not a setting of this site: see .dev.vars.example" }));
}
