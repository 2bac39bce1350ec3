import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import path from "node:path";
import type { copyProject } from "../setup/project-copy.ts";

type Copy = ReturnType<typeof copyProject>;

const NODE = path.resolve("node_modules/.bin/node");

/** Runs `npm start` in a copy and reads pages of what it serves. */
export async function readServed(copy: Copy, addresses: string[]): Promise<Map<string, string>> {
  const port = await freePort();
  const env = { ...process.env, NODE_ENV: "production", PORT: String(port) };
  const site = spawn(NODE, ["scripts/serve.ts"], { cwd: copy.root, env, stdio: "pipe" });
  try {
    await untilItServes(site);
    const pages = addresses.map(async (address) => {
      const response = await fetch(`http://127.0.0.1:${port}${address}`);
      if (!response.ok) throw new Error(`${address} answers ${response.status}`);
      return [address, (await response.text()).replaceAll("<!-- -->", "")] as const;
    });
    return new Map(await Promise.all(pages));
  } finally {
    site.kill("SIGTERM");
    await once(site, "exit");
  }
}

async function untilItServes(site: ReturnType<typeof spawn>) {
  let said = "";
  await new Promise<void>((resolve, reject) => {
    for (const stream of [site.stdout, site.stderr]) {
      stream?.on("data", (chunk) => {
        said += chunk;
        if (said.includes("The site")) resolve();
      });
    }
    site.once("exit", () => reject(new Error(said)));
  });
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  return typeof address === "object" && address ? address.port : 0;
}
