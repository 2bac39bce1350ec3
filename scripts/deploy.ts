import path from "node:path";
import { parseArgs } from "node:util";
import { buildSite } from "./build-if-changed.ts";
import { checkDeployed } from "./check-settings.ts";
import { readBindings, storedConfig, writeIds } from "./deploy/config.ts";
import { findLanguageFaults, languageOfEnvironment, listPlaced } from "./deploy/language.ts";
import { checkLiveSite, keepPreviousAssets } from "./deploy/live-site.ts";
import { assertLogin, assertSecret, ensureResources, withFirstSecret } from "./deploy/resources.ts";
import { findPublishedAsReal } from "./doctor/sample.ts";
import { builtConfig } from "./site-server.ts";
import { exitWith, root, runQuietly, runVisibly, timed } from "./tools.ts";
import { readWorker, type Source } from "./worker-config.ts";

const USAGE = `Usage: npm run deploy [-- --dry-run] [--env staging] [--languages] [--message TEXT]

Checks the settings, builds, creates missing resources, migrates, uploads, and asks /healthz.
--dry-run only checks, builds, and shows what would be uploaded, without network. --env deploys that
environment of wrangler.toml; one that is named like a folder of translations, such as es, in that language.
--languages: afterward also each of those that has a SITE_ORIGIN. --message is a note for the list of deployments.`;

const { "dry-run": isDryRun = false, env, languages: withLanguages, message } = readLine();
const ofLanguage = languageOfEnvironment(env);
const environment: Record<string, string> = {
  ...(env && { CLOUDFLARE_ENV: env }),
  ...(ofLanguage && { CONTENT_LANGUAGE: ofLanguage.language }),
};
const wrangler = (...args: string[]) => runQuietly("wrangler", args);

try {
  const { vars, triggers } = readWorker(env);
  for (const warning of findPublishedAsReal(root)) console.warn(warning);
  assertSettings(vars, triggers.crons ?? []);
  if (!isDryRun) await timed("Looking for a login", () => assertLogin(wrangler));
  await timed("Building", () => buildSite(environment));
  if (isDryRun) process.exitCode = await upload(["--dry-run"]);
  else await deploy(new URL(String(vars.SITE_ORIGIN)).origin);
  for (const own of withLanguages ? listPlaced(env, siteOf) : [])
    if (process.exitCode === 0) process.exitCode = await deployLanguage(own);
} catch (error) {
  exitWith(error);
}

function siteOf(own: string): unknown {
  return readWorker(own).vars.SITE_ORIGIN;
}

/** In a process of its own: a build is of one language. */
function deployLanguage(own: string): Promise<number> {
  const more = [...(isDryRun ? ["--dry-run"] : []), ...(message ? ["--message", message] : [])];
  return runVisibly("node", ["scripts/deploy.ts", "--env", own, ...more]);
}

function readLine() {
  try {
    const options = {
      "dry-run": { type: "boolean" },
      env: { type: "string" },
      languages: { type: "boolean" },
      message: { type: "string" },
      help: { type: "boolean", short: "h" },
    } as const;
    const { values } = parseArgs({ options });
    if (!values.help) return values;
  } catch (error) {
    exitWith(error);
  }
  console.log(USAGE);
  process.exit(0);
}

/** Throws on invalid settings; a dry run may lack SITE_ORIGIN, which a clone does not have. */
function assertSettings(vars: Source, crons: readonly string[]) {
  const problems = checkDeployed(vars, env);
  const ofLanguages = ofLanguage
    ? findLanguageFaults(String(env), ofLanguage, { vars, crons })
    : [];
  const lines = [...problems, ...ofLanguages].map(({ name, problem }) => `${name} ${problem}`);
  const isForgivable = ({ name }: { name: string }) => name === "SITE_ORIGIN" && !vars.SITE_ORIGIN;
  const mayGoOn = isDryRun && problems.every(isForgivable);
  if (mayGoOn && (ofLanguages.length === 0 || !vars.SITE_ORIGIN)) {
    if (lines.length > 0) console.log(`Before the real deploy: ${lines.join("; ")}.`);
  } else if (lines.length > 0) {
    throw new Error(`Nothing was deployed. Wrong settings:\n${lines.join("\n")}`);
  }
}

async function deploy(origin: string) {
  const worker = readBindings(env);
  // A language reads and writes what the first Worker does.
  const owner = ofLanguage ? readBindings(ofLanguage.first) : worker;
  const ids = await timed("Looking for database and namespace", () =>
    ensureResources(owner, wrangler),
  );
  writeIds(worker, ids, env);
  await timed("Keeping the live version's files", () => keepAssets(origin));
  if (ofLanguage) await assertSecret(worker.name, String(env), wrangler);
  else
    await timed("Migrating the database", () =>
      wrangler("d1", "migrations", "apply", "DB", "--remote", "--config", storedConfig(env)),
    );
  process.exitCode = await withFirstSecret(worker.name, wrangler, upload);
  if (process.exitCode === 0) await timed("Checking the live site", () => checkLiveSite(origin));
}

async function keepAssets(origin: string) {
  const { failed } = await keepPreviousAssets(origin, path.join(root, "build/client/assets"));
  if (failed.length > 0) console.warn(`\nNot kept for open pages: ${failed.join(", ")}`);
}

function upload(more: string[]) {
  const messageArgs = message ? ["--message", message] : [];
  // The built configuration already belongs to one environment.
  return runVisibly("wrangler", ["deploy", "--config", builtConfig, ...messageArgs, ...more]);
}
