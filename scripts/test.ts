import { ensureBrowser } from "./browser.ts";
import { runInParallel, runSteps, type Step, stopStepsOnSignals } from "./steps.ts";
import { ensureInstalled, installed } from "./test-dependencies.ts";
import { exitWith, seconds, takeNoOptions, timed } from "./tools.ts";

takeNoOptions("npm test");

const inCi = Boolean(process.env.CI);

const build: Step[] = [
  ["Types", "npm", "run", "--silent", "types"],
  ["Dead code", "knip", "--no-progress"],
  ["Build", "react-router", "build"],
];
const withoutBuild: Step[] = [
  ["Format and lint", "biome", "ci", "--colors=off"],
  ["Import rules", "depcruise", "app", "content", "workers"],
  ["Unit and worker tests", "vitest", "run", "--project", "unit", "--project", "worker"],
];
const browserTests: Step[] = [["Browser tests", "playwright", "test"]];
const SOAK = ["--submissions", "60", "--kills", "1", "--seconds", "20"];
/** These mostly wait, so the builds of edited content run beside them. */
const otherEngines: Step[] = [
  ["Other engines", "vitest", "run", "--project", "engines", "--maxWorkers=2"],
  ["Soak", "node", "tests/soak/run.ts", ...SOAK],
];
const editedContent: Step[] = [
  ["Owner, operator and other studios", "vitest", "run", "--project", "edited-content"],
];

stopStepsOnSignals();
try {
  const started = performance.now();
  await timed("Looking for a browser", ensureBrowser);
  if (inCi) await timed("Looking for Java and other engines", ensureInstalled);
  if (!installed().java) console.log("There is no Java: the W3C's HTML checker is skipped.");
  const lists = inCi
    ? [build.concat(otherEngines), withoutBuild, editedContent]
    : [build, withoutBuild];
  const failed = (await runInParallel(lists)) ?? (await runSteps(browserTests, "inherit"));
  console.log(failed ? `\nFailed: ${failed}` : `\nEverything passed in ${seconds(started)}`);
  process.exitCode = failed ? 1 : 0;
} catch (error) {
  exitWith(error);
}
