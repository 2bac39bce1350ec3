import { watch } from "node:fs";
import path from "node:path";
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
  let isEdited = false;
  let endedByEdit = false;
  const watcher = watch(path.join(root, "content"), { recursive: true }, () => {
    isEdited = true;
  });
  // The server may end when a file that its own configuration imports cannot be read for a moment.
  do {
    if (endedByEdit) console.log("The server ended after a change in content/: it starts again.");
    await waitUntilReadable(Number(process.env.PORT || 5173));
    isEdited = false;
    // Without the condition React Router's command would start itself again with it. The second option saves
    // 0.3 s: Node would parse wrangler, Miniflare and others to detect whether they are modules.
    const options = "--conditions=development --no-experimental-detect-module";
    process.exitCode = await runVisibly("react-router", args, {
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} ${options}`,
    });
    endedByEdit = isEdited && process.exitCode !== 0;
  } while (!isStopped && endedByEdit);
  watcher.close();
} catch (error) {
  exitWith(error);
}
