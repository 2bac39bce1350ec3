/** Takes a part out of content/, and says what still speaks of it: npm run remove -- coaching */
import { spawnSync } from "node:child_process";
import { refuseUnreadable } from "../plugins/check-content/unreadable.ts";
import { exitWith, root } from "./tools.ts";

const [name = "", ...others] = process.argv.slice(2);
try {
  await refuseUnreadable();
  const { listRemovals } = await import("./remove/removals.ts");
  const removals = listRemovals();
  const remove = removals.get(name);
  if (!remove || others.length > 0)
    throw new Error(
      `Usage: npm run remove -- <part>\n\nThis site has these parts: ${[...removals.keys()].join(", ")}.`,
    );
  for (const line of remove()) console.log(line);
} catch (error) {
  exitWith(error);
}
const { status } = spawnSync(process.execPath, ["scripts/check-content.ts"], {
  cwd: root,
  stdio: "inherit",
});
process.exitCode = status ?? 1;
