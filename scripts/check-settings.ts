import { z } from "zod";
import { readSettings, SECRET_NAMES, variables } from "../app/settings/settings.server.ts";

/** A problem of a variable; the text never contains its value. */
const problemSchema = z.object({ name: z.string(), problem: z.string() });
export type Problem = z.infer<typeof problemSchema>;
export const reportedSettings = z.object({ settings: z.array(problemSchema) });

const OF_OTHER_TOOLS = /^(CLOUDFLARE|WRANGLER|CF|NODE)_|[a-z]/;

/** Parses variables as the Worker does, and finds unknown names. */
export function checkSettings(source: Record<string, unknown>) {
  const settings = readSettings(source);
  const problems: Problem[] = [...settings.invalid, ...findUnknownNames(source)];
  return { settings, problems };
}

const IS_PUBLIC = "in wrangler.toml, which all who have the code can read: make it a secret";
const MAY_HAVE_TOKEN = ["FORMS_EXTRA", "NOTIFY_URL"];
const NAMED_TOKEN = /[?&"][\w-]*(key|token|secret|password|auth)[\w-]*("\s*:|=)/i;
const LONG_MIX = /(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{16,}/i;
/** Services whose webhook addresses let in whoever reads them, whatever they look like. */
const WEBHOOK =
  /(?<![\w-])(hooks\.slack(-gov)?\.com|discord(app)?\.com\\?\/+api|hooks\.zapier\.com|hook\.([\w-]+\.)?make\.com|webhook\.office\.com|logic\.azure\.com|api\.powerplatform\.com)(?![\w.-])/i;
const LOGIN = /:\/\/[^/\s"@]+@/;

/** Problems of the variables in wrangler.toml, without the secrets, which cannot be read. */
export function checkDeployed(vars: Record<string, unknown>, env?: string): Problem[] {
  // The real secret cannot be read; a placeholder allows the other checks.
  const { settings, problems } = checkSettings({ ...vars, SESSION_SECRET: "x".repeat(32) });
  for (const name of SECRET_NAMES.filter((name) => vars[name] !== undefined)) {
    problems.push({ name, problem: `is ${IS_PUBLIC}` });
  }
  const withToken = Object.entries(vars).filter(([name, value]) => hasToken(name, String(value)));
  for (const [name] of withToken) problems.push({ name, problem: `has a token, ${IS_PUBLIC}` });
  const isReported = problems.some(({ name }) => name === "SITE_ORIGIN");
  if (!isReported && !settings.SITE_ORIGIN?.startsWith("https:")) {
    const section = env ? `[env.${env}.vars]` : "[vars]";
    const problem = `is not set to the https address of the site, under ${section} in wrangler.toml`;
    problems.push({ name: "SITE_ORIGIN", problem });
  }
  return problems;
}

/** Whether a value lets in whoever reads it: by a login in an address or, of MAY_HAVE_TOKEN, by a webhook's address or a key. */
function hasToken(name: string, value: string): boolean {
  if (LOGIN.test(value)) return true;
  const afterHost = value.replace(/^https?:\/\/[^/?#]*/, "");
  return (
    MAY_HAVE_TOKEN.includes(name) &&
    (WEBHOOK.test(value) || NAMED_TOKEN.test(afterHost) || LONG_MIX.test(afterHost))
  );
}

/** Unknown names, because a misspelled one would silently disable its feature. */
function findUnknownNames(source: Record<string, unknown>): Problem[] {
  return Object.keys(source)
    .filter((name) => !(name in variables.shape) && !OF_OTHER_TOOLS.test(name))
    .map((name) => ({ name, problem: "is not a setting of this site: see .dev.vars.example" }));
}
