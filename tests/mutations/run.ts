import { readFileSync } from "node:fs";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { onInterrupt } from "../../scripts/tools.ts";
import { copyProject } from "../setup/project-copy.ts";
import { findFile } from "./find-file.ts";
import { type Mutation, mutations } from "./mutations.ts";

const VITEST = "node_modules/vitest/vitest.mjs";
const PLAYWRIGHT = "node_modules/@playwright/test/cli.js";
/** To end at the first failure, Cloudflare's test runner needs one file at a time. */
const PROJECTS = ["--project", "unit", "--project", "worker", "--maxWorkers=1"];
/** Stills and sizes are linked; these tests copy the project themselves, and docs name them. */
const LEFT_OUT = /^generated\/|^(scripts\/.*|tests\/docs|.*\/owner-slips)\.test\.ts$/;

const USAGE = `Usage: npm run mutations [-- NUMBER ... | --fast]

Which of the faults in tests/mutations/mutations.ts the tests find, in a copy of the project: all of them, in fifteen
minutes or more; those with these numbers, from 1; or with --fast those that need no browser. A fault that is not
found ends it with 1.`;

const args = process.argv.slice(2);
if (args.includes("--help") || args.includes("-h")) {
  console.log(USAGE);
  process.exit(0);
}
const numbers = args.map(Number).filter(Boolean);
const chosen = mutations
  .map((mutation, at) => ({ ...mutation, number: at + 1 }))
  .filter(({ number }) => numbers.length === 0 || numbers.includes(number))
  .filter(({ spec }) => !spec || !args.includes("--fast"));

const copy = copyProject(LEFT_OUT);
process.on("exit", copy.remove);
onInterrupt(() => process.exit(1));

expectGreen(runTests());
const found = chosen.filter((mutation) => {
  const started = Date.now();
  const by = tryMutation(mutation);
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(`${mutation.number}. ${mutation.risk}: ${by ?? "NOT FOUND"} (${seconds} s)`);
  return by !== null;
});
console.log(`${found.length} of ${chosen.length} found`);
process.exitCode = found.length === chosen.length ? 0 : 1;

/** The name of the first test that fails with this fault; null when none does. */
function tryMutation({ find, replace, spec }: Mutation): string | null {
  const file = findFile(copy.root, find);
  const original = readFileSync(path.join(copy.root, file), "utf8");
  copy.write(
    file,
    original.replace(find, () => replace),
  );
  try {
    if (spec) return failureOf(runBrowser(spec));
    // Most faults are found by the tests that reach the file.
    return failureOf(runTests("related", file)) ?? failureOf(runTests());
  } finally {
    copy.write(file, original);
  }
}

function runTests(command = "run", ...files: string[]) {
  // A busy machine fails a test once, a fault twice.
  return copy.run(VITEST, command, ...files, "--run", "--bail=1", "--retry=1", ...PROJECTS);
}

function runBrowser(spec: string) {
  const built = copy.build();
  if (built.code !== 0) throw new Error(built.said);
  return copy.run(PLAYWRIGHT, "test", spec, "--project", "js", "--max-failures", "1");
}

function failureOf({ code, said }: { code: number; said: string }): string | null {
  if (code === 0 || /No test files found/.test(said)) return null;
  // The check of content finds some before any test does.
  const failed = /(?:^ *(?:FAIL|\d+\))|ContentError:) +(.+)/m.exec(
    stripVTControlCharacters(said),
  )?.[1];
  if (!failed) throw new Error(said);
  return failed.trim();
}

function expectGreen(result: ReturnType<typeof runTests>) {
  const failed = failureOf(result);
  if (failed) throw new Error(`Without any fault this test fails: ${failed}`);
}
