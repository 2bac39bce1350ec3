import { ensureBrowser } from "./browser.ts";
import { describeFailure, runSteps, type Step, stopStepsOnSignals } from "./steps.ts";
import { ensureInstalled, installed } from "./test-dependencies.ts";
import { exitWith, seconds, takeNoOptions, timed } from "./tools.ts";

takeNoOptions("npm test");

const inCi = Boolean(process.env.CI);

const build: Step[] = [["Build", "react-router", "build"]];
const withoutBuild: Step[] = [
  ["Format and lint", "biome", "ci", "--colors=off"],
  ["Import rules", "depcruise", "app", "content", "workers"],
  ["Types", "npm", "run", "--silent", "types"],
  ["Dead code", "knip", "--no-progress"],
  ["Unit and worker tests", "vitest", "run", "--project", "unit", "--project", "worker"],
];
const browserTests: Step[] = [["Browser tests", "playwright", "test"]];
const SOAK = ["--submissions", "60", "--kills", "1", "--seconds", "20"];
const edited = ["vitest", "run", "--project", "edited-content"] as const;
// Two lists that take as long as the browser tests: no core is idle at the end.
const otherEngines: Step[] = [
  ["Other engines", "vitest", "run", "--project", "engines"],
  ["Soak", "node", "tests/soak/run.ts", ...SOAK],
  ["Owner and operator", ...edited, "tests/owner"],
];
const otherStudios: Step[] = [["Other studios", ...edited, "tests/brands"]];

stopStepsOnSignals();
try {
  const started = performance.now();
  await timed("Looking for a browser", ensureBrowser);
  if (inCi) await timed("Looking for Java and other engines", ensureInstalled);
  if (!installed().java) console.log("There is no Java: the W3C's HTML checker is skipped.");
  // In parallel, because most steps use one core, or mostly wait.
  const built = runSteps(build);
  const afterBuild = async (steps: Step[], output?: "shown") =>
    (await built).length > 0 ? [] : runSteps(steps, output);
  const failures = await Promise.all([
    built,
    runSteps(withoutBuild),
    afterBuild(browserTests, "shown"),
    ...(inCi ? [otherEngines, otherStudios] : []).map((steps) => afterBuild(steps)),
  ]);
  const failed = failures.flat();
  const passed = `\nEverything passed in ${seconds(started)}`;
  console.log(failed.length === 0 ? passed : failed.map(describeFailure).join(""));
  process.exitCode = failed.length === 0 ? 0 : 1;
} catch (error) {
  exitWith(error);
}
