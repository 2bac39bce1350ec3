import { spawn } from "node:child_process";
import { once } from "node:events";
import type { Readable } from "node:stream";

/** A screen for browsers that must draw on one; `stop` takes it away. */
export async function startDisplay() {
  const size = ["-screen", "0", "1600x1200x24"];
  const server = spawn("Xvfb", ["-displayfd", "3", ...size, "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const [number] = await once(server.stdio[3] as Readable, "data");
  return { name: `:${String(number).trim()}`, stop: () => server.kill() };
}
