import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { expect, test } from "vitest";
import { freePort, holdPort } from "./ports.ts";
import { checkOptions } from "./start-options.ts";
import { root } from "./tools.ts";

const { number: busy } = await holdPort(0);
const free = await freePort();
const FILE = path.join(root, "package.json");

test.each([
  ["start.ts", { PORT: busy }, /^Port \d+ is taken: stop .* with PORT\.$/],
  ["start.ts", { PORT: "many" }, /^PORT is a port number, not "many"\.$/],
  ["start.ts", { PORT: free, STATE_DIR: FILE }, /^Leads cannot be stored in .* with STATE_DIR\.$/],
  [
    "start.ts --var SITE_ORIGIN:x",
    {},
    /^--var cannot .*\nSITE_ORIGIN is not an http.*\.\n.* npm start -- --var NAME:value/,
  ],
  ["start.ts --var OTHER:x", {}, /^--var cannot .*\nOTHER is not a setting of this site/],
  ["start.ts --var SITE_ORIGIN", {}, /^--var needs a name and a value\./],
  ["test.ts", { PLAYWRIGHT_CHROMIUM: "/no" }, /^PLAYWRIGHT_CHROMIUM names \/no, .* start\.$/],
])("scripts/%s with %j says in one sentence what to do", (script, variables, sentence) => {
  const env = { ...process.env, ...variables } as NodeJS.ProcessEnv;
  const line = `scripts/${script}`.split(" ");
  // Should a site start, it must not serve for long: it has the variables of this machine's .dev.vars.
  const { status, stderr } = spawnSync(process.execPath, line, { cwd: root, env, timeout: 30_000 });
  expect(status).toBe(1);
  expect(String(stderr).trim()).toMatch(sentence);
  expect(String(stderr)).not.toMatch(/^ +at /m);
});

test("npm start refuses variables with which no page could be served, and takes those of .dev.vars into account", () => {
  const args = ["--var", "SITE_ORIGIN:https://a.test"];
  expect(() => checkOptions(args, {})).toThrow(/^--var cannot .*\nSESSION_SECRET must be set/);
  expect(() => checkOptions(args, { SESSION_SECRET: "x".repeat(40) })).not.toThrow();
});

test.each([
  "scripts/start.ts",
  "tests/stand-ins/start.ts",
  "tests/soak/run.ts",
  "scripts/doctor.ts",
  "scripts/deploy.ts",
  "tests/mutations/run.ts",
])("%s --help says what it does, and does nothing", (script) => {
  const { status, stdout } = spawnSync(process.execPath, [script, "--help"], { cwd: root });
  expect(status).toBe(0);
  expect(String(stdout)).toMatch(/^Usage: npm (run )?[\w-]+/);
  expect(String(stdout)).not.toContain("http://127.0.0.1");
});

// npm sends a signal only to its shell.
test.each(["the command", "npm's shell"])(
  "a signal to %s ends what its steps have started",
  async (stopped) => {
    const waits = ["sh", "-c", "sleep 60 & echo $!; wait"];
    const run = `
    import { runSteps, stopStepsOnSignals } from "./scripts/steps.ts";
    stopStepsOnSignals();
    const steps = [${JSON.stringify(["Waits", ...waits])}, ["Next", "echo", "no"]];
    process.exitCode = (await runSteps(steps, "shown"))[0]?.title === "Waits" ? 1 : 0;`;
    const node = [process.execPath, "--input-type=module", "-e", run];
    const [command, ...args] =
      stopped === "the command" ? node : ["sh", "-c", '"$@"; exit', "sh", ...node];
    const env = { ...process.env, npm_lifecycle_event: "test" };
    const child = spawn(String(command), args, { cwd: root, env });
    let said = "";
    child.stdout.on("data", (text) => {
      said += text;
      if (/^\d+$/m.test(String(text))) child.kill("SIGTERM");
    });
    await once(child, "close");
    expect(child.exitCode).not.toBe(0);
    expect(said).not.toContain("Next");
    const [pid = ""] = /^\d+$/m.exec(said) ?? [];
    const state = () => String(spawnSync("ps", ["-o", "stat=", "-p", pid]).stdout).trim();
    await expect.poll(state).toMatch(/^(Z.*)?$/);
  },
);
