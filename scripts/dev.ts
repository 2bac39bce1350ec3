import path from "node:path";
import { findSourceProblems } from "../plugins/check-content/source-problems.ts";
import { waitUntilReadable } from "../plugins/check-content/wait-until-readable.ts";
import { migrateLocally } from "./site-server.ts";
import { exitWith, onInterrupt, root, runVisibly, timed } from "./tools.ts";

try {
  const stateDir = path.resolve(root, process.env.STATE_DIR || ".wrangler/state");
  await timed("Preparing the database", () => migrateLocally(stateDir));
  const port = process.env.PORT ? ["--port", process.env.PORT, "--strictPort"] : [];
  const args = ["dev", ...port, ...process.argv.slice(2)];
  let isStopped = false;
  onInterrupt(() => {
    isStopped = true;
  });
  // The server ends when a file that its own configuration imports cannot be read.
  do {
    await waitUntilReadable(Number(process.env.PORT || 5173));
    process.exitCode = await runVisibly("react-router", args);
  } while (!isStopped && findSourceProblems().length > 0);
} catch (error) {
  exitWith(error);
}
