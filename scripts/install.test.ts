import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";

const INSTALL = path.resolve(import.meta.dirname, "install.mjs");
let project: string;

beforeEach(() => {
  project = mkdtempSync(path.join(tmpdir(), "install-"));
  writeFileSync(path.join(project, "package-lock.json"), "lock 1");
});

afterEach(() => rmSync(project, { recursive: true }));

test("installs once, and again when the lock changes or the folder is gone", () => {
  expect(install()).toMatchObject({ status: 0, asked: ["ci"] });
  expect(install()).toMatchObject({ status: 0, asked: [] });
  writeFileSync(path.join(project, "package-lock.json"), "lock 2");
  expect(install()).toMatchObject({ status: 0, asked: ["ci"] });
  rmSync(path.join(project, "node_modules"), { recursive: true });
  expect(install()).toMatchObject({ status: 0, asked: ["ci"] });
});

test("says what failed, and when another command installs; npm install takes over only from a lock of another platform", () => {
  const both = ["ci", "install --no-save"];
  const saying = (status: number, asked: string[], said: string) => ({
    ...{ status, asked },
    said: expect.stringContaining(said),
  });
  const again = "Once the registry can be reached, try again.";
  expect(install("EUSAGE", "ci", "install")).toMatchObject(saying(1, both, again));
  expect(install("ECONNREFUSED", "ci")).toMatchObject(saying(1, ["ci"], "ECONNREFUSED"));
  expect(install("EUSAGE", "ci")).toMatchObject(saying(0, both, "Installed"));
  rmSync(path.join(project, "node_modules"), { recursive: true });
  mkdirSync(path.join(project, ".cache/installing"), { recursive: true });
  expect(install()).toMatchObject(saying(1, [], "Another command is installing"));
});

test("each package with an install script is named, and none runs, whoever calls npm", () => {
  const { packages } = readJson<{ packages: Record<string, { hasInstallScript?: boolean }> }>(
    "package-lock.json",
  );
  const withScript = Object.entries(packages).filter(
    ([, { hasInstallScript }]) => hasInstallScript,
  );
  const names = new Set(withScript.map(([folder]) => folder.split("node_modules/").at(-1)));
  const { allowScripts } = readJson<{ allowScripts: Record<string, boolean> }>("package.json");
  expect(allowScripts).toEqual(Object.fromEntries([...names].map((name) => [name, false])));
});

/** Runs the script with an npm that notes down what it is asked for, and fails at some of it. */
function install(code = "", ...failing: string[]) {
  const log = path.join(project, "asked");
  rmSync(log, { force: true });
  const npm = `#!/bin/sh
echo "$*" >> "${log}"
case " ${failing.join(" ")} " in *" $1 "*) echo "npm error code ${code}" >&2; exit 1;; esac
mkdir -p node_modules`;
  mkdirSync(path.join(project, "bin"), { recursive: true });
  writeFileSync(path.join(project, "bin/npm"), npm, { mode: 0o755 });
  const { status, stdout, stderr } = spawnSync(process.execPath, [INSTALL], {
    cwd: project,
    encoding: "utf8",
    env: { ...process.env, PATH: `${path.join(project, "bin")}:${process.env.PATH}` },
  });
  const lines = existsSync(log) ? readFileSync(log, "utf8").trim().split("\n") : [];
  const asked = lines.map((line) =>
    line.replace(/ --ignore-scripts --no-audit --no-fund --loglevel=error .*/, ""),
  );
  return { status, said: stdout + stderr, asked };
}

function readJson<Content>(file: string): Content {
  return JSON.parse(readFileSync(path.join(import.meta.dirname, "..", file), "utf8"));
}
