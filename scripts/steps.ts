import path from "node:path";
import { onInterrupt, root, runTool, seconds } from "./tools.ts";

export type Step = [title: string, tool: string, ...args: string[]];

type Failure = { title: string; output: string };

/** Enough for what a test runner says of each failure, after all else. */
const LAST_LINES = 100;
const stopped = new AbortController();

/** On Ctrl+C or a signal ends all that the running steps have started; no other step begins. */
export function stopStepsOnSignals() {
  onInterrupt(() => stopped.abort());
}

/** Runs steps in order, also after one that fails; resolves to those. Hidden output is printed at a step's end. */
export async function runSteps(steps: Step[], output: "hidden" | "shown" = "hidden") {
  const failures: Failure[] = [];
  const stdio = output === "shown" ? (["inherit", "pipe"] as const) : "pipe";
  for (const [title, tool, ...args] of steps) {
    if (stopped.signal.aborted) break;
    const started = performance.now();
    console.log(`\n== ${title}`);
    const { failed, all = "" } = await runTool(tool, args, {
      // Many tests start commands; compiled once, their modules load in two thirds of the time.
      env: { SKIP_BUILD: "1", NODE_COMPILE_CACHE: path.join(root, ".cache/compiled") },
      stdout: stdio,
      stderr: stdio,
      reject: false,
      cancelSignal: stopped.signal,
      killDescendants: true,
    });
    if (output === "hidden") console.log(all);
    console.log(`\n== ${title}: ${failed ? "failed" : "done"} after ${seconds(started)}`);
    if (failed) failures.push({ title, output: all });
  }
  return failures;
}

/** The last lines of a failed step, for the end of a log whose beginning may be cut. */
export function describeFailure({ title, output }: Failure) {
  return `${output.split("\n").slice(-LAST_LINES).join("\n")}\n\nFailed: ${title}\n`;
}
