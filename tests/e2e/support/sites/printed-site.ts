import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { freePort } from "../../../../scripts/ports.ts";

/** `npm start` in a folder that is built: its address, and what it printed. */
export async function startPrinted(folder: string, state: string) {
  const port = await freePort();
  const STATE_DIR = path.resolve(folder, state);
  const env = { ...process.env, PORT: String(port), SKIP_BUILD: "1", STATE_DIR };
  const server = spawn(process.execPath, ["scripts/start.ts"], { cwd: folder, env });
  const ended = once(server, "exit");
  let printed = "";
  const isUp = new Promise<void>((resolve) => {
    for (const stream of [server.stdout, server.stderr])
      stream.setEncoding("utf8").on("data", (text: string) => {
        printed += text;
        if (printed.includes("Ctrl+C stops it.")) resolve();
      });
  });
  await Promise.race([isUp, ended.then(() => Promise.reject(new Error(printed)))]);
  return {
    url: `http://127.0.0.1:${port}`,
    printed,
    async stop() {
      server.kill();
      await ended;
    },
  };
}
