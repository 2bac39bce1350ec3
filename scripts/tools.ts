import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";

export const root = path.resolve(import.meta.dirname, "..");

/** Puts the project's tools first in PATH, and disables wrangler's telemetry, update checks and logs. */
export const toolEnv = {
  ...process.env,
  PATH: path.join(root, "node_modules/.bin") + path.delimiter + process.env.PATH,
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
  WRANGLER_HIDE_BANNER: "true",
  WRANGLER_SEND_ERROR_REPORTS: "false",
  WRANGLER_SEND_METRICS: "false",
  // Otherwise it ends every error with the file of its log.
  WRANGLER_WRITE_LOGS: "false",
};

// Windows can start the tools of node_modules only through a shell.
export const isWindows = process.platform === "win32";

export class ToolError extends Error {
  readonly output: string;

  constructor(tool: string, status: number | null, output: string) {
    super(`${tool} failed (${status ?? "stopped"}).`);
    this.output = output;
  }
}

/** Runs a tool without showing its output, for at most `timeout` ms; throws ToolError if it fails. */
export async function runQuietly(
  tool: string,
  args: string[],
  { timeout, env = {} }: { timeout?: number; env?: Record<string, string> } = {},
): Promise<string> {
  const child = spawn(tool, args, {
    cwd: root,
    env: { ...toolEnv, ...env },
    stdio: ["ignore", "pipe", "pipe"],
    timeout,
    shell: isWindows,
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk) => {
      output += chunk;
    });
  }
  const [status] = await once(child, "close");
  if (status !== 0) throw new ToolError(tool, status, output);
  return output;
}

/** Runs a tool with its output on the terminal; resolves to its exit code. */
export async function runVisibly(tool: string, args: string[], env = {}): Promise<number> {
  const child = spawn(tool, args, {
    cwd: root,
    env: { ...toolEnv, ...env },
    stdio: "inherit",
    shell: isWindows,
  });
  onInterrupt(() => child.kill());
  const [status] = await once(child, "exit");
  return status ?? 1;
}

export function signalGroup(child: ChildProcess, signal: "SIGINT" | "SIGKILL") {
  if (isWindows || child.pid === undefined) return child.kill(signal);
  try {
    process.kill(-child.pid, signal);
  } catch {
    // The group has ended.
  }
}

/** Calls `stop` on Ctrl+C and SIGTERM, and when npm has ended: it sends a signal to its shell, which does not pass it on. */
export function onInterrupt(stop: () => void) {
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, stop);
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    stop();
  }, 500).unref();
}

export async function timed<Result>(title: string, work: () => Promise<Result>): Promise<Result> {
  // After a failure the error message replaces the title.
  const { isTTY } = process.stdout;
  if (isTTY) process.stdout.write(`${title} ... `);
  const started = performance.now();
  try {
    const result = await work();
    console.log(`${isTTY ? "" : `${title} ... `}${seconds(started)}`);
    return result;
  } catch (error) {
    if (isTTY) process.stdout.write("\r\u001b[2K");
    throw error;
  }
}

export function seconds(started: number): string {
  return `${((performance.now() - started) / 1000).toFixed(1)} s`;
}

/** How the output of a build begins if content is wrong: it needs no further message. */
const CONTENT = "content/";

/** Ends with one sentence where the command line has anything, such as --help: these commands have no options. */
export function takeNoOptions(command: string) {
  const [first] = process.argv.slice(2);
  if (first !== undefined) exitWith(`${command} takes no options: ${first} means nothing to it.`);
}

export function exitWith(error: unknown): never {
  if (error instanceof ToolError) console.error(error.output.trimEnd());
  if (!(error instanceof ToolError && error.output.startsWith(CONTENT)))
    console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
