import { randomBytes } from "node:crypto";
import { accessSync, constants, existsSync, mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { buildIfChanged } from "./build-if-changed.ts";
import { reportedSettings } from "./check-settings.ts";
import { serveContentFiles } from "./content-files.ts";
import { holdPort } from "./ports.ts";
import { DEV_VARS, localVariables, runCron, startSite, writePrivately } from "./site-server.ts";
import { checkOptions, HELP } from "./start-options.ts";
import { exitWith, onInterrupt, root, timed } from "./tools.ts";

const CRON_EVERY_MS = 60_000;

const ownArgs = process.argv.slice(2).filter((arg) => arg !== "--");

try {
  if (ownArgs.some((arg) => arg === "--help" || arg === "-h")) console.log(HELP);
  else await start();
} catch (error) {
  exitWith(error);
}

/** Builds and serves the site, and runs its cron handler every minute as Cloudflare does. */
async function start() {
  checkOptions(ownArgs, localVariables());
  const port = readPort();
  const stateDir = path.resolve(root, process.env.STATE_DIR || ".wrangler/state");
  const adminKey = randomBytes(24).toString("base64url");
  const adminUrl = usesAccess(ownArgs)
    ? "opens through Cloudflare Access alone, as ACCESS_TEAM and ACCESS_AUD say: not on this machine"
    : `http://localhost:${port}/studio/enter?key=${adminKey}`;
  let stop: () => void = () => process.exit(1);
  onInterrupt(() => stop());

  const { release } = await holdPort(port);
  assertWritable(stateDir);
  if (process.env.SKIP_BUILD !== "1") await buildIfChanged();
  const keyFile = await writePrivately(path.join(stateDir, "studio-key.env"), {
    STUDIO_KEY: adminKey,
    ...(localVariables().CONTENT_REPOSITORY ? {} : await serveContentFiles()),
  });
  process.on("exit", () => rmSync(keyFile, { force: true }));
  const args = ["--env-file", keyFile, ...ownArgs];
  await release();
  const site = await timed("Starting", () => startSite({ port, stateDir, args }));
  stop = site.stop;
  site.onOutput((text) => process.stdout.write(text));
  const cron = setInterval(() => runCron(site.url).catch(console.error), CRON_EVERY_MS);
  console.log(welcome(port, stateDir, adminUrl, await describeSettings(site.url, ownArgs)));
  await site.ended;
  clearInterval(cron);
}

function readPort() {
  const port = Number(process.env.PORT || 8787);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Error(`PORT is a port number, not "${process.env.PORT}".`);
}

function assertWritable(stateDir: string) {
  try {
    mkdirSync(stateDir, { recursive: true });
    accessSync(stateDir, constants.W_OK);
  } catch {
    throw new Error(
      `Leads cannot be stored in ${stateDir}: make it writable, or choose another folder with STATE_DIR.`,
    );
  }
}

/** With any variable of Access set, the one-time key is rejected. */
function usesAccess(args: string[]): boolean {
  const { ACCESS_TEAM, ACCESS_AUD } = localVariables();
  return Boolean(ACCESS_TEAM || ACCESS_AUD) || args.some((arg) => /^ACCESS_\w+:./.test(arg));
}

function welcome(port: number, stateDir: string, adminUrl: string, settings: string) {
  const databaseOption = process.env.STATE_DIR ? ` -- list --persist-to ${stateDir}` : "";
  return `
The site     http://localhost:${port}
The inbox    ${adminUrl}
Its content  /studio/content there: what you save is in content/
Its leads    npm run leads${databaseOption}
Settings     ${settings}
Ctrl+C stops it.
`;
}

/** The sources of the settings, and the invalid ones that the site reports. */
async function describeSettings(url: string, args: string[]) {
  const file = existsSync(DEV_VARS) ? ".dev.vars" : "none, everything has its default";
  const sources = args.includes("--var") ? `${file}, and --var` : file;
  const invalid = await listInvalid(url).catch(() => [
    "what every page needs: npm run doctor names it",
  ]);
  if (invalid.length > 0) return `${sources}; invalid: ${invalid.join("; ")}`;
  return existsSync(DEV_VARS) ? sources : `${sources} (see .dev.vars.example)`;
}

async function listInvalid(url: string): Promise<string[]> {
  const response = await fetch(`${url}/healthz`);
  const { settings } = reportedSettings.parse(await response.json());
  return settings.map(({ name, problem }) => `${name} ${problem}`);
}
