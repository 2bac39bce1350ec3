import { exitWith, runVisibly } from "./tools.ts";

const STEPS: [tool: string, ...args: string[]][] = [
  ["biome", "check"],
  ["depcruise", "app", "content", "workers"],
  ["npm", "run", "--silent", "types"],
  ["knip", "--no-progress"],
  ["vitest", "run", "--project", "unit"],
];

try {
  for (const [tool, ...args] of STEPS) {
    process.exitCode = await runVisibly(tool, args);
    if (process.exitCode !== 0) break;
  }
} catch (error) {
  exitWith(error);
}
