/** Takes parts out of content/, and says what still speaks of them: npm run remove -- coaching values */
import { spawnSync } from "node:child_process";
import { refuseUnreadable } from "../plugins/check-content/unreadable.ts";
import { exitWith, root } from "./tools.ts";

const names = process.argv.slice(2);
const removed: string[] = [];
try {
  await refuseUnreadable();
  const { listLines, listRemovals } = await import("./remove/removals.ts");
  const removals = listRemovals();
  const unknown = names.filter((name) => !removals.has(name));
  if (names.length === 0 || unknown.length > 0)
    throw new Error(
      `Usage: npm run remove -- <part> ...\n\nThis site has these parts: ${[...removals.keys()].join(", ")}.${unknown.map((name) => ` It has no ${name}.`).join("")}`,
    );
  const written = names.flatMap((name) => {
    const lines = removals.get(name)?.() ?? [];
    removed.push(name);
    return lines;
  });
  for (const sentence of listLines(written)) console.log(sentence);
} catch (error) {
  exitWith(error instanceof Error ? `${error.message}\n\n${saysRemoved()}` : error);
}
console.log(`${saysRemoved()} What npm run check says now:`);
const { status } = spawnSync(process.execPath, ["scripts/check-content.ts"], {
  cwd: root,
  stdio: "inherit",
});
process.exitCode = status ?? 1;

function saysRemoved(): string {
  return removed.length > 0 ? `Removed: ${removed.join(", ")}.` : "Nothing was removed.";
}
