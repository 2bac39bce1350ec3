import { randomBytes } from "node:crypto";
import path from "node:path";
import {
  findStartProblems,
  waitUntilReadable,
} from "../plugins/check-content/wait-until-readable.ts";
import { findFileProblems } from "../plugins/content/read-content.ts";
import { serveContentFiles } from "./content-files.ts";
import { localVariables, migrateLocally } from "./site-server.ts";
import { exitWith, onInterrupt, root, runVisibly, timed } from "./tools.ts";

try {
  const stateDir = path.resolve(root, process.env.STATE_DIR || ".wrangler/state");
  await timed("Preparing the database", () => migrateLocally(stateDir));
  const port = process.env.PORT ? ["--port", process.env.PORT, "--strictPort"] : [];
  const args = ["dev", ...port, ...process.argv.slice(2)];
  const key = randomBytes(24).toString("base64url");
  const { STUDIO_KEY = key, CONTENT_REPOSITORY } = localVariables();
  const variables = { STUDIO_KEY, ...(CONTENT_REPOSITORY ? {} : await serveContentFiles()) };
  const address = `http://localhost:${process.env.PORT || 5173}/studio`;
  console.log(
    `The inbox and content   ${address}/enter?key=${STUDIO_KEY}   then ${address}/content`,
  );
  let isStopped = false;
  onInterrupt(() => {
    isStopped = true;
  });
  // Texts take seconds, and most have nothing wrong: they are read once the server has ended.
  let problems = findFileProblems();
  do {
    await waitUntilReadable(Number(process.env.PORT || 5173), problems);
    // Without the condition React Router's command would start itself again with it. The second option saves
    // 0.3 s: Node would parse wrangler, Miniflare and others to detect whether they are modules.
    const options = "--conditions=development --no-experimental-detect-module";
    process.exitCode = await runVisibly("react-router", args, {
      LOCAL_VARIABLES: JSON.stringify(variables),
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} ${options}`,
    });
    problems = !isStopped && process.exitCode !== 0 ? await findStartProblems() : [];
  } while (problems.length > 0);
} catch (error) {
  exitWith(error);
}
