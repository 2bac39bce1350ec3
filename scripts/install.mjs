// Installs what package-lock.json pins when it is not installed yet. Runs before the commands of
// package.json, with whatever Node is there: 20 is enough for this file. Standard output is left to them.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";

const LOCK = "package-lock.json";
/** A copy of the lock, written when an installation is complete; `npm ci` deletes it first. */
const INSTALLED = "node_modules/.installed-lock.json";
/** Two commands at once must not install into the same folder. */
const BUSY = ".cache/installing";
/** npm says nothing while it works. */
const PROGRESS_MS = 15_000;

if (!existsSync(INSTALLED) || !readFileSync(LOCK).equals(readFileSync(INSTALLED))) await install();
if (!existsSync("node_modules/.bin/node") && !isNewEnough(process.versions.node)) {
  fail(`Node ${process.versions.node} is too old: this machine needs Node 22.22 or newer.`);
}

async function install() {
  mkdirSync(".cache", { recursive: true });
  try {
    mkdirSync(BUSY);
  } catch {
    fail(`Another command is installing the packages. If none is, delete ${BUSY}.`);
  }
  process.on("exit", () => rmSync(BUSY, { recursive: true }));
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(1));
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  console.error("Installing the packages of package-lock.json, which takes up to two minutes ...");
  const progress = setInterval(() => console.error(`... ${seconds()} s`), PROGRESS_MS);
  rmSync(INSTALLED, { force: true });
  const { isDone, errors } = await npm("ci");
  // It refuses a lock that lacks the optional packages of other platforms.
  const installedWithoutLock =
    errors.includes("EUSAGE") && (await npm("install", "--no-save")).isDone;
  clearInterval(progress);
  if (!isDone && !installedWithoutLock) {
    console.error(errors.trim());
    fail(
      "The packages could not be installed, see above. Once the registry can be reached, try again.",
    );
  }
  copyFileSync(LOCK, INSTALLED);
  console.error(`Installed in ${seconds()} s.`);
}

async function npm(...args) {
  // No package needs its install script: esbuild, workerd and @swc/core find the binaries of their platform
  // packages, which the lock pins, and vnu-jar is used with the Java of this machine.
  const quiet = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  // By default npm is silent for more than a minute when there is no network.
  const retries = ["--fetch-retry-mintimeout=1000", "--fetch-retry-maxtimeout=5000"];
  const child = spawn("npm", [...args, ...quiet, ...retries], {
    stdio: ["ignore", "ignore", "pipe"],
    shell: process.platform === "win32",
  });
  const stop = () => child.kill();
  process.on("exit", stop);
  let errors = "";
  child.stderr.on("data", (text) => {
    errors += text;
  });
  const [status, signal] = await once(child, "close").catch((error) => {
    errors += error.message;
    return [1];
  });
  process.off("exit", stop);
  // Ctrl+C stops npm as well: nothing else is tried then.
  if (signal || status === 130) process.exit(1);
  return { isDone: status === 0, errors };
}

function isNewEnough(version) {
  const [major, minor] = version.split(".").map(Number);
  return major > 22 || (major === 22 && minor >= 22);
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
