import { runTool, ToolError } from "./tools.ts";

export type BackgroundTool = ReturnType<typeof startTool>;

/** Starts a tool in a process group of its own: Ctrl+C does not reach it, and stop() also ends its children. */
export function startTool(tool: string, args: string[], env = {}) {
  const child = runTool(tool, args, { env, buffer: false, reject: false, killDescendants: true });
  let hasEnded = false;
  const ended = child.then(() => {
    hasEnded = true;
  });

  let printed = "";
  let print = (text: string) => {
    printed += text;
  };
  child.all.setEncoding("utf8").on("data", (text: string) => print(text));

  return {
    ended,
    assertRunning() {
      if (hasEnded) throw new ToolError(tool, printed);
    },
    onOutput(listener: (text: string) => void) {
      print = listener;
    },
    async stop() {
      child.kill();
      await ended;
    },
    /** Ends the tool and its children with SIGKILL, so that they cannot save anything. */
    async kill() {
      child.kill("SIGKILL");
      await ended;
    },
  };
}
