import { parseArgs } from "node:util";
import { checkSettings } from "./check-settings.ts";

export const HELP = `Usage: npm start [-- --var NAME:value ...]

Builds the site, and serves it on this machine with its own database and cron, until Ctrl+C.
--var sets a variable for this run, before .dev.vars; .dev.vars.example explains each.
PORT is the port (8787), STATE_DIR where leads are stored (.wrangler/state); SKIP_BUILD=1 takes the build that is there.`;

const HOW = `Write npm start -- --var NAME:value, such as --var SITE_ORIGIN:http://localhost:8787, or leave it out;
.dev.vars.example explains each name.`;

/** While one of these is invalid no page is served. */
const FATAL = ["SITE_ORIGIN", "SESSION_SECRET"];

/** Throws when --var has what no page could be served with, or what nothing reads. */
export function checkOptions(args: string[], localVariables: NodeJS.Dict<string>): void {
  const options = { var: { type: "string", multiple: true } } as const;
  const { values } = parseArgs({ args, options, strict: false });
  // `--var` without a value is `true`.
  const pairs = (values.var ?? []).map((pair) => /^([^:]+):(.*)$/s.exec(String(pair)));
  const given = Object.fromEntries(pairs.map((pair) => [pair?.[1], pair?.[2]]));
  if (pairs.includes(null)) throw new Error(`--var needs a name and a value.\n${HOW}`);
  const { settings, problems } = checkSettings({ ...localVariables, ...given });
  const isFatal = (name: string) => FATAL.includes(name);
  const wrong = problems.filter(({ name }) =>
    isFatal(name)
      ? FATAL.some((fatal) => fatal in given)
      : name in given && !settings.invalid.some((setting) => setting.name === name),
  );
  if (wrong.length === 0) return;
  const list = wrong.map(({ name, problem }) => `${name} ${problem}.`).join("\n");
  throw new Error(`--var cannot be used so:\n${list}\n${HOW}`);
}
