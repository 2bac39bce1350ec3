import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";

export const root = path.resolve(import.meta.dirname, "..");

/** The project's own tools come first; none of them phones home or advertises an update. */
export const toolEnv = {
  ...process.env,
  PATH: path.join(root, "node_modules/.bin") + path.delimiter + process.env.PATH,
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
  WRANGLER_HIDE_BANNER: "true",
  WRANGLER_SEND_ERROR_REPORTS: "false",
  WRANGLER_SEND_METRICS: "false",
};

// Windows starts the tools of node_modules through a shell only.
const shell = process.platform === "win32";

/** A tool that did not end well; `output` is all it printed. */
export class ToolError extends Error {
  readonly output: string;

  constructor(tool: string, status: number | null, output: string) {
    super(`${tool} failed (${status ?? "stopped"}).`);
    this.output = output;
  }
}

/** Runs a tool without showing what it prints, `timeout` ms at most; throws ToolError when it fails. */
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
    shell,
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

/** Runs a tool that prints straight to the terminal; resolves to its exit code. */
export async function runVisibly(tool: string, args: string[], env = {}): Promise<number> {
  const child = spawn(tool, args, {
    cwd: root,
    env: { ...toolEnv, ...env },
    stdio: "inherit",
    shell,
  });
  const [status] = await once(child, "exit");
  return status ?? 1;
}

/** Does work under a title, and prints how long it took. */
export async function timed<Result>(title: string, work: () => Promise<Result>): Promise<Result> {
  // A failure may have one sentence to say, which is to be read first.
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

/** How the build begins to say what is wrong there, and says nothing else. */
const CONTENT = "content/";

/** Ends the process with what a person needs to read about a failure. */
export function exitWith(error: unknown): never {
  if (error instanceof ToolError) console.error(error.output.trimEnd());
  if (!(error instanceof ToolError && error.output.startsWith(CONTENT)))
    console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
