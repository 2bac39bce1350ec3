import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { DAY_MS } from "../../app/http/timing.ts";
import { rulesOf } from "../../app/outbox/kinds.ts";
import { readRows } from "../../app/outbox/sql.ts";
import { readSettings } from "../../app/settings/settings.server.ts";
import { findContentProblems } from "../../plugins/check-content/check-content.ts";
import { listUnshownLines } from "../../plugins/check-content/mentions.ts";
import { isAbsent, isOfGonePart } from "../../plugins/content/read-content.ts";
import { checkDeployed, checkSettings, type Problem, reportedSettings } from "../check-settings.ts";
import { findLanguageFaults, languageOfEnvironment } from "../deploy/language.ts";
import {
  type DatabaseLocation,
  explainStorage,
  openDatabase,
  StorageError,
} from "../leads/database.ts";
import { localVariables } from "../site-server.ts";
import { root, runQuietly } from "../tools.ts";
import { readWorker, type Source } from "../worker-config.ts";
import { findRedirecting } from "./redirecting-addresses.ts";
import type { Evidence } from "./report.ts";
import { findSample } from "./sample.ts";
import { findUnfinished } from "./unfinished.ts";

export async function examineLocally(): Promise<Evidence> {
  const variables = localVariables();
  const persistTo = path.resolve(root, process.env.STATE_DIR || ".wrangler/state");
  const leads = await countStoredLeads({ remote: false, persistTo });
  return {
    place: "this machine (.dev.vars)",
    isDeployed: false,
    file: ".dev.vars",
    leadsOption: process.env.STATE_DIR ? `--persist-to ${persistTo}` : "",
    named: namesWithValue(variables),
    problems: checkSettings(variables).problems,
    crm: readSettings(variables).CRM_PROVIDER,
    routers: findRouterDifference(),
    redirecting: findRedirecting(variables),
    contentProblems: await findContentProblems(),
    isAbsent: isAbsent(),
    sample: findSample(root, listUnshownLines).filter(isOfShownPart),
    unfinished: findUnfinished(root).filter(isOfShownPart),
    ...leads,
    mailsTo: findMailRecipients(),
    unrouted: null,
  };
}

/** Reads the deployed site from wrangler.toml, wrangler and /healthz. */
export async function examineDeployed(env?: string): Promise<Evidence> {
  const { name = "studio-site", vars, triggers } = readWorker(env);
  const ofLanguage = languageOfEnvironment(env);
  const [secrets, leads, health] = await Promise.all([
    listSecrets(name),
    countStoredLeads({ remote: true, persistTo: "", env }),
    typeof vars.SITE_ORIGIN === "string" ? readLiveSettings(vars.SITE_ORIGIN) : [],
  ]);
  const problems = checkDeployed(vars, env);
  if (env && ofLanguage)
    problems.push(...findLanguageFaults(env, ofLanguage, { vars, crons: triggers.crons ?? [] }));
  const live = Array.isArray(health) ? health : [];
  problems.push(...live.filter((it) => !problems.some(({ name }) => name === it.name)));
  if (Array.isArray(secrets) && !secrets.includes("SESSION_SECRET")) {
    const problem = "is no secret of the deployed site: npm run deploy makes one";
    problems.push({ name: "SESSION_SECRET", problem });
  }
  return {
    place: `the deployed site ${name} (wrangler.toml and its secrets)`,
    isDeployed: true,
    file: "wrangler.toml or npx wrangler secret put",
    leadsOption: env ? `--env ${env}` : "--remote",
    named: new Set([...namesWithValue(vars), ...(Array.isArray(secrets) ? secrets : [])]),
    problems,
    crm: readSettings(vars).CRM_PROVIDER,
    routers: findRouterDifference(),
    redirecting: findRedirecting(vars),
    contentProblems: await findContentProblems(),
    // The inbox is that of the first Worker.
    isAbsent: (page) => (ofLanguage !== undefined && page === "/studio") || isAbsent()(page),
    sample: findSample(root, listUnshownLines).filter(isOfShownPart),
    unfinished: findUnfinished(root).filter(isOfShownPart),
    ...leads,
    mailsTo: findMailRecipients(env),
    unrouted: Array.isArray(health) ? null : findUnroutedHost(readWorker(env)),
    unseen: [secrets, health].filter((part) => typeof part === "string").concat(leads.unseen),
  };
}

/** The router and its compiler are one program: of two versions, pages may fail in ways that name neither. */
export function findRouterDifference(project = root): string | undefined {
  const installed = ["react-router", "@react-router/dev"].map((name) => {
    const file = path.join(project, "node_modules", name, "package.json");
    return String(JSON.parse(readFileSync(file, "utf8")).version);
  });
  const [router, compiler] = installed;
  if (router === compiler) return;
  const [older] = installed.toSorted((a, b) => a.localeCompare(b, "en", { numeric: true }));
  return `Install react-router and @react-router/dev in one version, not ${router} and ${compiler}: the newer one if both are published in it, otherwise ${older} (docs/operations.md, "Upgrade packages").`;
}

const isOfShownPart = (line: string) => !isOfGonePart(line.split(":")[0] ?? "");

function namesWithValue(source: Source): Set<string> {
  return new Set(
    Object.keys(source).filter((name) => !["", "off"].includes(String(source[name]).trim())),
  );
}

function findMailRecipients(env?: string): Evidence["mailsTo"] {
  const bindings: { name: string; [recipients: string]: unknown }[] = readWorker(env).send_email;
  const binding = bindings.find(({ name }) => name === "EMAIL");
  if (!binding) return "nobody";
  const { destination_address, allowed_destination_addresses } = binding;
  return destination_address || allowed_destination_addresses ? "fixed addresses" : "anybody";
}

type Route = string | { pattern: string };
type Addresses = { vars: Source; route?: Route | undefined; routes?: Route[] | undefined };

/** The host of SITE_ORIGIN, unless a route has it or it is a workers.dev address. */
export function findUnroutedHost({ vars, route, routes = [] }: Addresses): string | null {
  const origin = String(vars.SITE_ORIGIN);
  const host = URL.canParse(origin) ? new URL(origin).hostname : "";
  const patterns = [...routes, ...(route ? [route] : [])].map((one) =>
    typeof one === "string" ? one : one.pattern,
  );
  const hosts = patterns.map((pattern) => pattern.replace(/^https?:\/\//, "").split("/", 1)[0]);
  const isRouted = hosts.some(
    (name = "") => name === host || (name.startsWith("*") && host.endsWith(name.slice(1))),
  );
  return host === "" || host.endsWith(".workers.dev") || isRouted ? null : host;
}

const YEAR_MS = 365 * DAY_MS;
const TIMEOUT_MS = 10_000;

async function listSecrets(worker: string): Promise<string[] | string> {
  try {
    const args = ["secret", "list", "--name", worker];
    const output = await runQuietly("wrangler", args, { timeout: TIMEOUT_MS });
    const secrets: { name: string }[] = JSON.parse(output.slice(output.indexOf("[")));
    return secrets.map(({ name }) => name);
  } catch {
    return `secrets of ${worker}: not logged in (npx wrangler login), no network, or not deployed yet`;
  }
}

async function readLiveSettings(origin: string): Promise<Problem[] | string> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(`${origin}/healthz`, { signal, redirect: "manual" });
    const { data } = reportedSettings.safeParse(await response.json());
    if (data) return data.settings;
    return `${origin}/healthz: answers ${response.status}, without its settings`;
  } catch {
    return `${origin}/healthz: does not answer from here`;
  }
}

async function countStoredLeads(location: DatabaseLocation) {
  const none = (reason: string) => ({
    leads: null,
    oldLeads: [],
    crmErrors: [],
    refusedCopy: null,
    unseen: [reason],
  });
  if (!location.remote && !existsSync(path.join(location.persistTo, "v3/d1"))) {
    return none(
      "leads on this machine: there is no database until npm start or npm run dev has run once",
    );
  }
  const database = openDatabase(location);
  try {
    const db = await database.open();
    const rows = await readRows<{ status: string; leads: number }>(db)`
      SELECT status, COUNT(*) AS leads FROM leads WHERE status <> 'probe' AND done IS NULL
      GROUP BY status`;
    const old = await readRows<{ reference: string }>(db)`
      SELECT reference FROM leads WHERE done IS NULL AND withdrawn IS NULL
        AND status IN ('received', 'dead', 'unconfirmed', 'pending')
        AND created < ${Date.now() - YEAR_MS} ORDER BY created LIMIT 20`;
    const failed = await readRows<{ kind: string; error: string }>(db)`
      SELECT DISTINCT kind, last_error AS error FROM leads
      WHERE status IN ('dead', 'pending') AND done IS NULL AND last_error IS NOT NULL LIMIT 50`;
    const [refused] = await readRows<{ last_error: string }>(db)`
      SELECT last_error FROM notices WHERE channel = 'visitor' AND last_error IS NOT NULL
      ORDER BY updated DESC LIMIT 1`;
    return {
      leads: Object.fromEntries(rows.map(({ status, leads }) => [status, leads])),
      oldLeads: old.map(({ reference }) => reference),
      crmErrors: failed
        .filter(({ kind }) => rulesOf(kind)?.endpoint === "crm")
        .map(({ error }) => error),
      refusedCopy: refused?.last_error ?? null,
      unseen: [],
    };
  } catch (cause) {
    const error = explainStorage(cause) ?? cause;
    if (!(error instanceof StorageError)) throw error;
    return none(`leads: ${error.message.split("\n")[0]}`);
  } finally {
    await database.close();
  }
}
