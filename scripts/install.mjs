// Installs what package-lock.json pins when it is not installed yet. Runs before the commands of
// package.json, with whatever Node is there: 20 is enough for this file. Standard output is left to them.
import { spawnSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";

const LOCK = "package-lock.json";
/** A copy of the lock, written when an installation is complete; `npm ci` deletes it first. */
const INSTALLED = "node_modules/.installed-lock.json";
/** Two commands at once must not install into the same folder. */
const BUSY = ".cache/installing";

if (!existsSync(INSTALLED) || !readFileSync(LOCK).equals(readFileSync(INSTALLED))) install();
if (!existsSync("node_modules/.bin/node") && !isNewEnough(process.versions.node)) {
  fail(`Node ${process.versions.node} is too old: this machine needs Node 22.22 or newer.`);
}

function install() {
  mkdirSync(".cache", { recursive: true });
  try {
    mkdirSync(BUSY);
  } catch {
    fail(`Another command is installing the packages. If none is, delete ${BUSY}.`);
  }
  process.on("exit", () => rmSync(BUSY, { recursive: true }));
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(1));
  const started = Date.now();
  console.error("Installing the packages of package-lock.json ...");
  rmSync(INSTALLED, { force: true });
  const { isDone, errors } = npm("ci");
  // It refuses a lock that lacks the optional packages of other platforms.
  const installedWithoutLock = errors.includes("EUSAGE") && npm("install", "--no-save").isDone;
  if (!isDone && !installedWithoutLock) {
    console.error(errors.trim());
    fail(
      "The packages could not be installed, see above. Once the registry can be reached, try again.",
    );
  }
  copyFileSync(LOCK, INSTALLED);
  console.error(`Installed in ${Math.round((Date.now() - started) / 1000)} s.`);
}

function npm(...args) {
  // No package needs its install script: esbuild, workerd and @swc/core find the binaries of their platform
  // packages, which the lock pins, and vnu-jar is used with the Java of this machine.
  const quiet = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  // By default npm is silent for more than a minute when there is no network.
  const retries = ["--fetch-retry-mintimeout=1000", "--fetch-retry-maxtimeout=5000"];
  const { status, signal, stderr } = spawnSync("npm", [...args, ...quiet, ...retries], {
    stdio: ["ignore", "ignore", "pipe"],
    shell: process.platform === "win32",
  });
  // Ctrl+C stops npm as well: nothing else is tried then.
  if (signal || status === 130) process.exit(1);
  return { isDone: status === 0, errors: String(stderr) };
}

function isNewEnough(version) {
  const [major, minor] = version.split(".").map(Number);
  return major > 22 || (major === 22 && minor >= 22);
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
