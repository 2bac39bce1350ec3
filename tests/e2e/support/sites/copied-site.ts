import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { freePort } from "../../../../scripts/ports.ts";
import { copyProject } from "../../../setup/project-copy.ts";

type Copy = ReturnType<typeof copyProject>;

/** Builds and serves a copy of the project that `change` has edited; the copy goes when it stops. */
export async function startCopiedSite(change: (copy: Copy) => void) {
  const copy = copyProject();
  try {
    change(copy);
    const built = copy.run("node_modules/@react-router/dev/bin.cjs", "build");
    if (built.code !== 0) throw new Error(built.said);
    return await serve(copy);
  } catch (error) {
    copy.remove();
    throw error;
  }
}

async function serve(copy: Copy) {
  const port = await freePort();
  const STATE_DIR = path.join(copy.root, ".wrangler/state");
  const env = { ...process.env, PORT: String(port), SKIP_BUILD: "1", STATE_DIR };
  const server = spawn(process.execPath, ["scripts/serve.ts"], { cwd: copy.root, env });
  const ended = once(server, "exit");
  let said = "";
  const isUp = new Promise<void>((resolve) => {
    for (const stream of [server.stdout, server.stderr])
      stream.setEncoding("utf8").on("data", (text: string) => {
        said += text;
        if (said.includes("The site ")) resolve();
      });
  });
  await Promise.race([isUp, ended.then(() => Promise.reject(new Error(said)))]);
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      server.kill();
      await ended;
      copy.remove();
    },
  };
}
