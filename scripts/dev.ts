import path from "node:path";
import { waitUntilReadable } from "../plugins/check-content/wait-until-readable.ts";
import { migrateLocally } from "./site-server.ts";
import { exitWith, root, runVisibly, timed } from "./tools.ts";

try {
  const stateDir = path.resolve(root, process.env.STATE_DIR || ".wrangler/state");
  await timed("Preparing the database", () => migrateLocally(stateDir));
  await waitUntilReadable(Number(process.env.PORT || 5173));
  const port = process.env.PORT ? ["--port", process.env.PORT, "--strictPort"] : [];
  process.exitCode = await runVisibly("react-router", ["dev", ...port, ...process.argv.slice(2)]);
} catch (error) {
  exitWith(error);
}
