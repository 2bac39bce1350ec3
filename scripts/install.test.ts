import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";

const INSTALL = path.resolve(import.meta.dirname, "install.mjs");
const LIST = "node_modules/.package-lock.json";
let project: string;

beforeEach(() => {
  project = mkdtempSync(path.join(tmpdir(), "install-"));
  write("package-lock.json", lockOf("1.0.0"));
  for (const script of ["script.ts", "tests/run.ts"])
    write(script, "const said: string[] = process.argv.slice(2); console.log(said.join());");
});

afterEach(() => rmSync(project, { recursive: true }));

test("installs once, and again when the lock changes or the folder is gone; then the script runs", () => {
  const said = expect.stringContaining("a,-b");
  expect(run()).toMatchObject({ status: 0, asked: ["ci --omit=dev"], said });
  expect(run()).toMatchObject({ status: 0, asked: [], said: "a,-b\n" });
  write("package-lock.json", lockOf("1.0.1"));
  expect(run()).toMatchObject({ status: 0, asked: ["ci --omit=dev"], said });
  rmSync(path.join(project, "node_modules"), { recursive: true });
  expect(run()).toMatchObject({ status: 0, asked: ["ci --omit=dev"], said });
});

test("packages that only tests use are installed for a test, and stay", () => {
  expect(run()).toMatchObject({ asked: ["ci --omit=dev"], installed: ["node_modules/a"] });
  const both = ["node_modules/a", "node_modules/only-of-tests"];
  expect(run({ script: "tests/run.ts" })).toMatchObject({ asked: ["ci"], installed: both });
  expect(run()).toMatchObject({ asked: [] });
  write("package-lock.json", lockOf("1.0.1"));
  expect(run()).toMatchObject({ asked: ["ci"], installed: both });
});

test("runs nothing when npm fails, or another command installs", () => {
  const failed = run({ fault: "exit 1" });
  expect(failed).toMatchObject({ status: 1, said: expect.stringMatching(/not be installed.*\n$/) });
  mkdirSync(path.join(project, ".cache/installing"));
  const said = expect.stringMatching(/^Another command is installing.*\n$/);
  expect(run()).toMatchObject({ status: 1, asked: [], said });
});

function lockOf(version: string) {
  const packages = {
    "": { name: "project" },
    "node_modules/a": { version },
    "node_modules/only-of-tests": { version, dev: true },
    "node_modules/of-another-platform": { version, optional: true },
  };
  return JSON.stringify({ packages });
}

function write(file: string, text: string) {
  mkdirSync(path.dirname(path.join(project, file)), { recursive: true });
  writeFileSync(path.join(project, file), text, { mode: 0o755 });
}

/** Runs a script with an npm that notes down what it is asked for, and installs what is in the lock. */
function run({ script = "script.ts", fault = "" } = {}) {
  const { packages } = JSON.parse(readFileSync(path.join(project, "package-lock.json"), "utf8"));
  const installedBy = (names: string[]) =>
    JSON.stringify({ packages: Object.fromEntries(names.map((name) => [name, packages[name]])) });
  const asked = path.join(project, "asked");
  rmSync(asked, { force: true });
  write(
    "bin/npm",
    `#!/bin/sh
echo "$@" | sed "s/ --loglevel=error --no-progress//" >> asked
${fault}
mkdir -p node_modules
case "$*" in
*--omit=dev*) echo '${installedBy(["node_modules/a"])}' ;;
*) echo '${installedBy(["node_modules/a", "node_modules/only-of-tests"])}' ;;
esac > node_modules/.package-lock.json
`,
  );
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--import", INSTALL, script, "a", "-b"],
    {
      cwd: project,
      encoding: "utf8",
      env: { ...process.env, PATH: `${path.join(project, "bin")}:${process.env.PATH}` },
    },
  );
  const read = (file: string) =>
    existsSync(path.join(project, file)) ? readFileSync(path.join(project, file), "utf8") : "";
  return {
    status,
    said: stdout + stderr,
    asked: read("asked").split("\n").filter(Boolean),
    installed: Object.keys(JSON.parse(read(LIST) || "{}").packages ?? {}),
  };
}
