import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { root, ToolError, toolEnv } from "./tools.ts";

const STOP_TIMEOUT_MS = 5_000;

export type BackgroundTool = {
  ended: Promise<void>;
  assertRunning(): void;
  onOutput(listener: (text: string) => void): void;
  stop(): Promise<void>;
  /** Ends the tool and its children with SIGKILL, so that they cannot save anything. */
  kill(): Promise<void>;
};

/** Starts a tool in its own process group: Ctrl+C does not reach it, and stop() also ends its children. */
export function startTool(tool: string, args: string[], env = {}): BackgroundTool {
  const child = spawn(tool, args, {
    cwd: root,
    env: { ...toolEnv, ...env },
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  const ended = once(child, "close").then(() => {});
  const killOnExit = () => killGroup(child.pid);
  process.once("exit", killOnExit);

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
    onOutput(listener) {
      print = listener;
    },
    async stop() {
      child.kill("SIGTERM");
      await Promise.race([ended, sleep(STOP_TIMEOUT_MS, undefined, { ref: false })]);
      killGroup(child.pid);
      process.off("exit", killOnExit);
    },
    async kill() {
      killGroup(child.pid);
      await ended;
      process.off("exit", killOnExit);
    },
  };
}

function killGroup(pid: number | undefined) {
  try {
    if (pid !== undefined) process.kill(-pid, "SIGKILL");
  } catch {
    // The group has ended.
  }
}
