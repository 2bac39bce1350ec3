import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { root, signalGroup, ToolError, toolEnv } from "./tools.ts";

const STOP_TIMEOUT_MS = 5_000;

export type BackgroundTool = ReturnType<typeof startTool>;

/** Starts a tool in its own process group: Ctrl+C does not reach it, and stop() also ends its children. */
export function startTool(tool: string, args: string[], env = {}) {
  const child = spawn(tool, args, {
    cwd: root,
    env: { ...toolEnv, ...env },
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  const ended = once(child, "close").then(() => {});
  const killGroup = () => signalGroup(child, "SIGKILL");
  process.once("exit", killGroup);

  let printed = "";
  let print = (text: string) => {
    printed += text;
  };
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => print(text));
  }

  return {
    ended,
    assertRunning() {
      if (child.exitCode === null && child.signalCode === null) return;
      throw new ToolError(tool, child.exitCode, printed);
    },
    onOutput(listener: (text: string) => void) {
      print = listener;
    },
    async stop() {
      child.kill("SIGTERM");
      await Promise.race([ended, sleep(STOP_TIMEOUT_MS, undefined, { ref: false })]);
      killGroup();
      process.off("exit", killGroup);
    },
    /** Ends the tool and its children with SIGKILL, so that they cannot save anything. */
    async kill() {
      killGroup();
      await ended;
      process.off("exit", killGroup);
    },
  };
}
