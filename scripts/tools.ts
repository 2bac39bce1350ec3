import path from "node:path";
import { type ExecaError, execa } from "execa";

export const root = path.resolve(import.meta.dirname, "..");

/** Disables wrangler's telemetry, update checks and logs. */
export const toolEnv = {
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
  WRANGLER_HIDE_BANNER: "true",
  WRANGLER_SEND_ERROR_REPORTS: "false",
  WRANGLER_SEND_METRICS: "false",
  // Otherwise it ends every error with the file of its log.
  WRANGLER_WRITE_LOGS: "false",
};

export class ToolError extends Error {
  readonly output: string;

  constructor(tool: string, output: string) {
    super(`${tool} failed.`);
    this.output = output;
  }
}

/** Finds tools in node_modules/.bin, and runs them in the project. */
export const runTool = execa({
  cwd: root,
  localDir: root,
  preferLocal: true,
  env: toolEnv,
  stdin: "ignore",
  all: true,
});

type QuietOptions = { timeout?: number; env?: Record<string, string> };

/** Runs a tool without showing its output, for at most `timeout` ms; throws ToolError if it fails. */
export async function runQuietly(tool: string, args: string[], options: QuietOptions = {}) {
  const { all } = await runTool(tool, args, options).catch(({ all, shortMessage }: ExecaError) => {
    throw new ToolError(tool, String(all ?? shortMessage));
  });
  return all;
}

/** Runs a tool with its output on the terminal; resolves to its exit code. */
export async function runVisibly(tool: string, args: string[], env = {}): Promise<number> {
  const child = runTool(tool, args, {
    env,
    stdin: "inherit",
    stdout: "inherit",
    stderr: "inherit",
    reject: false,
  });
  onInterrupt(() => child.kill());
  const { exitCode = 1 } = await child;
  return exitCode;
}

/** Also when npm has ended: it passes a signal to its shell only. */
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

/** A message about wrong content begins so, and needs no further one. */
const CONTENT = "content/";

/** Refuses arguments, such as --help, of a command that has no options. */
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
