import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";

const INSTALL = path.resolve(import.meta.dirname, "install.mjs");
let project: string;

beforeEach(() => {
  project = mkdtempSync(path.join(tmpdir(), "install-"));
  write("package-lock.json", lockOf("1.0.0"));
  write("script.ts", "const said: string[] = process.argv.slice(2); console.log(said.join());");
});

afterEach(() => rmSync(project, { recursive: true }));

test("installs once, and again when the lock changes or the folder is gone; then the script runs", () => {
  const said = expect.stringContaining("a,-b");
  expect(run()).toMatchObject({ status: 0, asked: ["ci"], said });
  expect(run()).toMatchObject({ status: 0, asked: [], said: "a,-b\n" });
  write("package-lock.json", lockOf("1.0.1"));
  expect(run()).toMatchObject({ status: 0, asked: ["ci"], said });
  rmSync(path.join(project, "node_modules"), { recursive: true });
  expect(run()).toMatchObject({ status: 0, asked: ["ci"], said });
});

test("runs nothing when npm fails, or another command installs", () => {
  const failed = run("exit 1");
  expect(failed).toMatchObject({ status: 1, said: expect.stringMatching(/not be installed.*\n$/) });
  mkdirSync(path.join(project, ".cache/installing"));
  const said = expect.stringMatching(/^Another command is installing.*\n$/);
  expect(run()).toMatchObject({ status: 1, asked: [], said });
});

function lockOf(version: string) {
  const packages = {
    "": { name: "project" },
    "node_modules/a": { version },
    "node_modules/of-another-platform": { version, optional: true },
  };
  return JSON.stringify({ packages });
}

function write(file: string, text: string) {
  mkdirSync(path.dirname(path.join(project, file)), { recursive: true });
  writeFileSync(path.join(project, file), text, { mode: 0o755 });
}

/** Runs the script with an npm that notes down what it is asked for, and installs one package. */
function run(fault = "") {
  const { "node_modules/a": a } = JSON.parse(
    readFileSync(path.join(project, "package-lock.json"), "utf8"),
  ).packages;
  const installed = JSON.stringify({ packages: { "node_modules/a": a } });
  const asked = path.join(project, "asked");
  rmSync(asked, { force: true });
  write(
    "bin/npm",
    `#!/bin/sh\necho "$1" >> asked\n${fault}\nmkdir -p node_modules\necho '${installed}' > node_modules/.package-lock.json\n`,
  );
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--import", INSTALL, "script.ts", "a", "-b"],
    {
      cwd: project,
      encoding: "utf8",
      env: { ...process.env, PATH: `${path.join(project, "bin")}:${process.env.PATH}` },
    },
  );
  const lines = existsSync(asked) ? readFileSync(asked, "utf8").trim().split("\n") : [];
  return { status, said: stdout + stderr, asked: lines };
}
