import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const ROOT = path.resolve(import.meta.dirname, "../..");
// Other steps of CI share the cores.
const TIMEOUT_MS = 480_000;
/** What takes no part in building, serving and testing a copy; what is generated is linked. */
const LEFT_OUT = /^(art|docs\/decisions|generated|tests\/(?!e2e|setup|stand-ins|worker))\//;

/** A clone of the project, as it stands here, that a test may edit; its packages are ours. */
export function copyProject(leftOut = LEFT_OUT) {
  const root = mkdtempSync(path.join(tmpdir(), "studio-copy-"));
  const list = ["ls-files", "--cached", "--others", "--exclude-standard", "--deduplicate"];
  const listed = execFileSync("git", list, { cwd: ROOT, encoding: "utf8" }).trim().split("\n");
  const files = listed.filter((file) => !leftOut.test(file) && existsSync(path.join(ROOT, file)));
  for (const file of files) cpSync(path.join(ROOT, file), path.join(root, file), { force: true });
  // Names of drawn files are hashes of what they are drawn from, so all copies can share them.
  mkdirSync(path.join(root, ".cache"));
  for (const drawn of ["fonts", "pictures", "social-cards", "texts", "unfinished"]) {
    mkdirSync(path.join(ROOT, ".cache", drawn), { recursive: true });
    symlinkSync(path.join(ROOT, ".cache", drawn), path.join(root, ".cache", drawn));
  }
  for (const same of ["node_modules", "generated"])
    symlinkSync(path.join(ROOT, same), path.join(root, same));

  return {
    root,
    write(file: string, text: string) {
      mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
      writeFileSync(path.join(root, file), text);
    },
    copy: (from: string, to: string) => cpSync(path.join(root, from), path.join(root, to)),
    edit(file: string, change: (text: string) => string) {
      const text = readFileSync(path.join(root, file), "utf8");
      const changed = change(text);
      if (changed === text) throw new Error(`The edit of ${file} changed nothing.`);
      writeFileSync(path.join(root, file), changed);
    },
    /** Like `edit`, of a file that may have nothing to change. */
    rewrite(file: string, change: (text: string) => string) {
      const text = readFileSync(path.join(root, file), "utf8");
      writeFileSync(path.join(root, file), change(text));
    },
    build: () => runScript(root, "node_modules/@react-router/dev/bin.cjs", ["build"]),
    run: (script: string, ...args: string[]) => runScript(root, script, args),
    npm: (script: string) => runTool(root, "npm", ["run", "--silent", "--ignore-scripts", script]),
    remove: () => rmSync(root, { recursive: true, force: true, maxRetries: 5 }),
  };
}

function runScript(cwd: string, script: string, args: string[]) {
  return runTool(cwd, process.execPath, [script, ...args]);
}

function runTool(cwd: string, tool: string, args: string[]) {
  // Neither this machine's account nor its cloud is any of a test's business.
  const cloud = { CLOUDFLARE_API_TOKEN: "", CLOUDFLARE_ACCOUNT_ID: "" };
  // A test run skips builds of the project itself. An empty NODE_ENV would mix React's two builds.
  const env = { ...process.env, ...cloud, NODE_ENV: undefined, SKIP_BUILD: "" };
  const options = { cwd, env, encoding: "utf8", timeout: TIMEOUT_MS, stdio: "pipe" } as const;
  try {
    return { code: 0, said: execFileSync(tool, args, options) };
  } catch (error) {
    const { status, stdout, stderr } = error as { status: number; stdout: string; stderr: string };
    return { code: status, said: stdout + stderr };
  }
}
