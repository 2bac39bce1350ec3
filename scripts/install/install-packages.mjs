import { spawnSync } from "node:child_process";
import { existsSync, statSync, utimesSync } from "node:fs";
import path from "node:path";
import { findMissingNatives } from "./native-packages.mjs";
import { hiddenLock, readLocked } from "./read-packages.mjs";

const QUIET = ["--no-audit", "--no-fund", "--loglevel=error"];

/** Why the packages must be installed now; null when they are those of the lock. */
export function findStaleness(root) {
  const installed = hiddenLock(root);
  if (!existsSync(installed)) return "node_modules is missing or incomplete";
  const locked = statSync(path.join(root, "package-lock.json")).mtimeMs;
  if (statSync(installed).mtimeMs < locked) return "package-lock.json is newer than node_modules";
  return null;
}

/** Installs what the lock pins, and leaves the lock as it is; false when npm failed. */
export function installPackages(root) {
  // `npm ci` refuses a lock without the optional packages of every other platform; then npm install.
  if (!npm(root, ["ci"], "ignore") && !npm(root, ["install", "--no-save"], "inherit")) return false;
  const natives = findMissingNatives(readLocked(root)).map(
    ({ name, version }) => `${name}@${version}`,
  );
  if (natives.length > 0) {
    console.log(
      `Not in package-lock.json, installed as their parents name them: ${natives.join(", ")}.`,
    );
    const exactly = ["install", "--no-save", "--ignore-scripts", "--save-exact", ...natives];
    if (!npm(root, exactly, "inherit")) return false;
  }
  utimesSync(hiddenLock(root), new Date(), new Date());
  return true;
}

function npm(root, args, stdio) {
  const shell = process.platform === "win32";
  return spawnSync("npm", [...args, ...QUIET], { cwd: root, stdio, shell }).status === 0;
}
