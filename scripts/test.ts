import { readFile, rm } from "node:fs/promises";
import path from "node:path";
import { ensureBrowser } from "./browser.ts";
import { ensureJava, ensureOtherEngines } from "./test-dependencies.ts";
import { exitWith, root, runQuietly, runVisibly, seconds, ToolError, timed } from "./tools.ts";

type Step = { title: string; tool: string; args: string[] };
type Count = { passed: number; failed: number };

const REPORTS = path.join(root, ".cache/test-reports");
const VITEST_REPORT = path.join(REPORTS, "vitest.json");
const ENGINES_REPORT = path.join(REPORTS, "engines.json");
const COPIES_REPORT = path.join(REPORTS, "vitest-copies.json");
const PLAYWRIGHT_REPORT = path.join(REPORTS, "playwright.json");

const toTheBuild: Step[] = [
  { title: "Types", tool: "npm", args: ["run", "--silent", "types"] },
  { title: "Dead code", tool: "knip", args: ["--no-progress"] },
  { title: "Build", tool: "react-router", args: ["build"] },
];
const withoutBuild: Step[] = [
  { title: "Format and lint", tool: "biome", args: ["ci", "--colors=off"] },
  { title: "Import rules", tool: "depcruise", args: ["app", "content", "workers"] },
  {
    title: "Unit and worker tests",
    tool: "vitest",
    args: vitest(VITEST_REPORT, "unit", "worker"),
  },
];
const builtCopies: Step[] = [
  {
    title: "Tests that build edited copies",
    tool: "vitest",
    args: vitest(COPIES_REPORT, "copies"),
  },
];
const SKIPPED =
  "CI=1 also runs tests of edited copies and a second studio, full walks in other engines, and journeys against the development server.";
/** These tests mostly wait, so two run at once; only one in CI, where they take long. */
const engines: Step = {
  title: "Other engines",
  tool: "vitest",
  args: [...vitest(ENGINES_REPORT, "engines"), `--maxWorkers=${process.env.CI ? 1 : 2}`],
};
const browserTests: Step[] = [
  { title: "Browser tests", tool: "playwright", args: ["test", "--reporter=list,json"] },
];

try {
  await timed("Looking for a browser", ensureBrowser);
  const hasJava = await timed("Looking for Java", ensureJava);
  if (!hasJava) console.log("There is no Java: the W3C's HTML checker will be skipped.");
  for (const line of await timed("Looking for other engines", ensureOtherEngines)) {
    console.log(line);
  }
  await rm(REPORTS, { recursive: true, force: true });
  const copies = process.env.CI ? builtCopies : [];
  if (!process.env.CI) console.log(SKIPPED);
  // By the time of the copies the build has usually drawn the pictures, which they then reuse.
  const status =
    (await runBeside([...toTheBuild, engines], [...withoutBuild, ...copies])) ||
    (await runSteps(browserTests, runVisibly));
  const { passed, failed } = await countTests();
  // A failed run must not report 0 failed.
  console.log(`\n${passed} passed, ${status === 0 ? failed : Math.max(failed, 1)} failed`);
  process.exitCode = status;
} catch (error) {
  exitWith(error);
}

function vitest(report: string, ...projects: string[]) {
  const chosen = projects.flatMap((name) => ["--project", name]);
  return ["run", ...chosen, "--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
}

/** Runs lists of steps in parallel, because most steps use one core. */
async function runBeside(...rows: Step[][]) {
  const statuses = await Promise.all(rows.map((row) => runSteps(row, runAndPrint)));
  return statuses.find((status) => status !== 0) ?? 0;
}

/** Runs steps in order until one fails; resolves to the exit code. */
async function runSteps(steps: Step[], run: typeof runVisibly) {
  for (const { title, tool, args } of steps) {
    console.log(`\n== ${title}`);
    const started = performance.now();
    const status = await run(tool, args, { PLAYWRIGHT_JSON_OUTPUT_FILE: PLAYWRIGHT_REPORT });
    console.log(`== ${title}: ${status === 0 ? "done" : "failed"} after ${seconds(started)}`);
    if (status !== 0) return status;
  }
  return 0;
}

/** Prints the output of a tool when it has ended, so that parallel output is not mixed. */
async function runAndPrint(tool: string, args: string[]) {
  try {
    console.log(await runQuietly(tool, args));
    return 0;
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    console.log(error.output);
    return 1;
  }
}

async function countTests(): Promise<Count> {
  const files = [VITEST_REPORT, COPIES_REPORT, ENGINES_REPORT];
  const reports = await Promise.all(files.map(readReport));
  const stats = (await readReport(PLAYWRIGHT_REPORT))?.stats ?? {};
  return {
    passed: numberOf("numPassedTests", ...reports) + (stats.expected ?? 0) + (stats.flaky ?? 0),
    failed: numberOf("numFailedTests", ...reports) + (stats.unexpected ?? 0),
  };
}

type Report = {
  numPassedTests?: number;
  numFailedTests?: number;
  stats?: { expected?: number; flaky?: number; unexpected?: number };
};

function numberOf(name: "numPassedTests" | "numFailedTests", ...reports: (Report | null)[]) {
  return reports.reduce((sum, report) => sum + (report?.[name] ?? 0), 0);
}

async function readReport(file: string): Promise<Report | null> {
  try {
    return JSON.parse(await readFile(file, "utf8"));
  } catch {
    return null;
  }
}
