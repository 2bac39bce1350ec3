import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { isWindows, onInterrupt, root, seconds, signalGroup, toolEnv } from "./tools.ts";

export type Step = [title: string, tool: string, ...args: string[]];

const STOP_TIMEOUT_MS = 10_000;
const running = new Set<ChildProcess>();
let isStopped = false;

/** On Ctrl+C or a signal ends all that the running steps have started; no other step begins. */
export function stopStepsOnSignals() {
  onInterrupt(stopRunning);
}

/** Runs steps in order; resolves to the title of the first that fails. Hidden output is printed at a step's end. */
export async function runSteps(steps: Step[], stdio: "inherit" | "pipe" = "pipe") {
  for (const [title, tool, ...args] of steps) {
    if (isStopped) return title;
    const started = performance.now();
    console.log(`\n== ${title}`);
    const { status, output } = await run(tool, args, stdio);
    const result = status === 0 ? "done" : "failed";
    console.log(`${output}\n== ${title}: ${result} after ${seconds(started)}`);
    if (status !== 0) return title;
  }
}

/** A group of its own takes a signal to all processes of a step, at once. */
async function run(tool: string, args: string[], stdio: "inherit" | "pipe") {
  const child = spawn(tool, args, {
    cwd: root,
    env: { ...toolEnv, SKIP_BUILD: "1" },
    stdio: ["ignore", stdio, stdio],
    detached: !isWindows,
    shell: isWindows,
  });
  running.add(child);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (chunk) => {
      output += chunk;
    });
  }
  const [status] = await once(child, "close");
  running.delete(child);
  return { status, output };
}

/** As Ctrl+C does, so that tools can stop what they have started; then ends what is left of each group. */
function stopRunning() {
  isStopped = true;
  for (const child of running) {
    signalGroup(child, "SIGINT");
    const end = () => signalGroup(child, "SIGKILL");
    child.once("exit", end);
    setTimeout(end, STOP_TIMEOUT_MS).unref();
  }
}
