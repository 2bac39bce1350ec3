import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { checkNode } from "./install/check-node.mjs";
import { findStaleness, installPackages } from "./install/install-packages.mjs";
import { findDifferences } from "./install/verify-install.mjs";

const root = path.resolve(import.meta.dirname, "..");
const bin = path.join(root, "node_modules/.bin");
const executable = process.platform === "win32" ? "node.exe" : "node";
const node = path.join(root, "node_modules/node/bin", executable);

/**
 * Runs a script of the project with the Node it pins, after installing what is missing and checking
 * all of it. This file and what it imports run on any Node from 20, before anything is installed.
 */
export function runWithProjectNode(script, args) {
  const stale = findStaleness(root);
  if (stale) {
    console.error(`Installing: ${stale}.`);
    if (!installPackages(root)) fail("npm install failed: see above.");
  }
  assertAsPinned(stale !== null);
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

function assertAsPinned(isFresh) {
  const differences = findDifferences(root);
  if (differences.length > 0) {
    fail(`${differences.join("\n")}\nDelete node_modules and try again.`);
  }
  if (!existsSync(node))
    fail("The project's Node is not installed. Delete node_modules and try again.");
  const { wrong, unknown } = checkNode(root, node);
  if (wrong) fail(`${wrong}. Delete node_modules and try again.`);
  if (unknown && isFresh) console.error(unknown);
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
