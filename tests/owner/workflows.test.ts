import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { parse } from "yaml";
import { root } from "../../scripts/tools.ts";
import { copyProject } from "../setup/project-copy.ts";

type Github = { jobs: Record<string, { steps: { run?: string }[] }> };
type Gitlab = { deploy: { script: string[] } };

const read = (file: string) => parse(readFileSync(path.join(root, file), "utf8"));
const { jobs } = read(".github/workflows/deploy.yml") as Github;
const { deploy } = read(".gitlab-ci.yml") as Gitlab;
const onGithub = Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []));
const commands = [...new Set([...onGithub, ...deploy.script])];

const copy = copyProject();
/** `npm ci` empties node_modules even in a dry run, so it is tried where there is none. */
const bare = mkdtempSync(path.join(tmpdir(), "workflow-"));
for (const file of ["package.json", "package-lock.json"])
  cpSync(path.join(root, file), path.join(bare, file));
afterAll(() => {
  copy.remove();
  rmSync(bare, { recursive: true });
});

/** Where a command can run without a network and without an account, and how. */
function planOf(command: string): { cwd: string; line: string } {
  if (/^npm ci\b/.test(command))
    return { cwd: bare, line: `${command} --dry-run --offline --ignore-scripts` };
  // Without the hook that installs packages: a copy has the project's own.
  const line = command.replace("npm run", "npm run --ignore-scripts");
  return { cwd: copy.root, line: line.includes(" deploy ") ? `${line} --dry-run` : line };
}

test.each(commands)("the workflow's command %s runs", (command) => {
  const { cwd, line } = planOf(command);
  const { CLOUDFLARE_API_TOKEN: _token, ...env } = process.env;
  const options = { cwd, env, encoding: "utf8", stdio: "pipe" } as const;
  expect(() => execFileSync("sh", ["-c", line], options)).not.toThrow();
});

test("both workflows do the same", () => {
  const plain = (lines: string[]) => lines.map((line) => line.replace(/ --cache \S+/, ""));
  expect(plain(onGithub)).toEqual(plain(deploy.script));
});
