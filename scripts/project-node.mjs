import { spawn, spawnSync } from "node:child_process";
import { existsSync, statSync, utimesSync } from "node:fs";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "..");
const bin = path.join(root, "node_modules/.bin");
const isWindows = process.platform === "win32";
const node = path.join(root, "node_modules/node/bin", isWindows ? "node.exe" : "node");
const installed = path.join(root, "node_modules/.package-lock.json");

/**
 * Runs a script of the project with the Node it pins, after installing what is missing. This file
 * and its callers run on any Node from 20, before anything is installed.
 */
export function runWithProjectNode(script, args) {
  const stale = staleInstall();
  if (stale) install(stale);
  const child = spawn(node, [script, ...args], {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, PATH: bin + path.delimiter + process.env.PATH },
  });
  // A terminal sends Ctrl+C to the child too, which takes either signal more than once.
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));
  child.on("error", (error) => fail(`${error.message}. Delete node_modules and try again.`));
  child.on("exit", (code) => process.exit(code ?? 1));
}

function staleInstall() {
  if (!existsSync(installed)) return "node_modules is missing or incomplete";
  const locked = statSync(path.join(root, "package-lock.json")).mtimeMs;
  return statSync(installed).mtimeMs < locked && "package-lock.json is newer than node_modules";
}

/**
 * Installs what the lockfile pins and leaves it as it is. Not `npm ci`: that refuses a lockfile
 * whose registry does not carry the optional binaries of every other platform.
 */
function install(reason) {
  console.log(`Installing: ${reason}.`);
  const quiet = ["--no-audit", "--no-fund", "--loglevel=error"];
  const npm = spawnSync("npm", ["install", "--no-save", ...quiet], {
    cwd: root,
    stdio: "inherit",
    shell: isWindows,
  });
  if (npm.status !== 0) fail("npm install failed: see above.");
  utimesSync(installed, new Date(), new Date());
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
