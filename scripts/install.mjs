// Installs the packages of package-lock.json when they are not installed yet, before a script starts (`node --import`).
// Node 20 is enough for this file: one of the packages is the newer Node that the scripts need, and npm puts it
// first in PATH.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";

/** What npm notes down when an installation is complete. */
const INSTALLED = "node_modules/.package-lock.json";
/** With these, and those of tests/, programmers check the site; all else does without `devDependencies`, a third of all. */
const CHECKS = ["test.ts", "install.mjs"];
/** Two commands at once must not install into the same folder. */
const BUSY = ".cache/installing";
/** npm says nothing while it works. */
const PROGRESS_MS = 15_000;

const isWindows = process.platform === "win32";
const installed = existsSync(INSTALLED) ? readPackages(INSTALLED) : {};
const withChecks = isCheck(process.argv[1]) || Object.values(installed).some(({ dev }) => dev);
if (!arePackagesInstalled()) await installPackages();
if (!isNewEnough(process.versions.node)) runWithNewerNode();

function isCheck(script) {
  const file = path.relative(".", script);
  return /^tests\b/.test(file) || CHECKS.includes(path.basename(file));
}

function arePackagesInstalled() {
  const { "": _project, ...locked } = readPackages("package-lock.json");
  return Object.entries(locked).every(
    ([folder, { version, optional, devOptional, dev }]) =>
      version === installed[folder]?.version ||
      // Those of other platforms are left out.
      (!installed[folder] && (optional || devOptional || (dev && !withChecks))),
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
  const options = ["--loglevel=error", "--no-progress", ...(withChecks ? [] : ["--omit=dev"])];
  const npm = spawn("npm", ["ci", ...options], {
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
