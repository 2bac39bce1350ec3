// Installs the packages of package-lock.json when they are not installed yet, before a script starts (`node --import`).
// Node 20 is enough for this file: one of the packages is the newer Node that the scripts need, and npm puts it
// first in PATH.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";

/** What npm notes down when an installation is complete. */
const INSTALLED = "node_modules/.package-lock.json";
/** Two commands at once must not install into the same folder. */
const BUSY = ".cache/installing";
/** npm says nothing while it works. */
const PROGRESS_MS = 15_000;

const isWindows = process.platform === "win32";
if (!arePackagesInstalled()) await installPackages();
if (!isNewEnough(process.versions.node)) runWithNewerNode();

function arePackagesInstalled() {
  if (!existsSync(INSTALLED)) return false;
  const installed = readPackages(INSTALLED);
  const { "": _project, ...locked } = readPackages("package-lock.json");
  return Object.entries(locked).every(
    ([folder, { version, optional, devOptional }]) =>
      version === installed[folder]?.version ||
      // Those of other platforms are left out.
      (!installed[folder] && (optional || devOptional)),
  );
}

function readPackages(file) {
  return JSON.parse(readFileSync(file, "utf8")).packages;
}

async function installPackages() {
  mkdirSync(".cache", { recursive: true });
  try {
    mkdirSync(BUSY);
  } catch {
    fail(`Another command is installing the packages. If none is, delete ${BUSY}.`);
  }
  const release = () => rmSync(BUSY, { recursive: true, force: true });
  const stop = () => process.exit(1);
  process.on("exit", release).on("SIGINT", stop).on("SIGTERM", stop);
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  console.error("Installing the packages of package-lock.json, which takes up to two minutes ...");
  const progress = setInterval(() => console.error(`... ${seconds()} s`), PROGRESS_MS);
  // Standard output is the script's.
  const npm = spawn("npm", ["ci", "--loglevel=error", "--no-progress"], {
    stdio: ["ignore", "ignore", "inherit"],
    shell: isWindows,
  });
  const [status] = await once(npm, "close");
  clearInterval(progress);
  process.off("SIGINT", stop).off("SIGTERM", stop);
  release();
  if (status !== 0) fail("The packages could not be installed, see above.");
  console.error(`Installed in ${seconds()} s.`);
}

function runWithNewerNode() {
  if (!existsSync("node_modules/.bin/node")) {
    fail(`Node ${process.versions.node} is too old: this machine needs Node 22.22 or newer.`);
  }
  const options = { stdio: "inherit", shell: isWindows };
  process.exit(spawnSync("node", process.argv.slice(1), options).status ?? 1);
}

function isNewEnough(version) {
  const [major, minor] = version.split(".").map(Number);
  return major > 22 || (major === 22 && minor >= 22);
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
