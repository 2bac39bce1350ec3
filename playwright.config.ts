import { defineConfig } from "@playwright/test";
import "./plugins/content/node-imports.ts";
import { chromiumPath } from "./scripts/browser.ts";

const inCi = Boolean(process.env.CI);

/**
 * A test runs with JavaScript, with `@no-js` in its title or as its tag without, with `@both` both ways.
 * CI also runs the journeys as `npm run dev` serves them, except `@build`: tests of a build's files, or of what is the same there.
 */
const projects = [
  { name: "js", grepInvert: /@no-js\b/ },
  { name: "no-js", grep: /@(no-js|both)\b/, use: { javaScriptEnabled: false } },
  {
    name: "development",
    testMatch:
      /(wizard\/journey|draft-values\/kept-values|lead-form\/errors|assessment\/flow)\.spec/,
    grepInvert: /@(no-js|build)\b/,
  },
];

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: ".cache/test-results",
  globalSetup: "./tests/e2e/support/global-setup.ts",
  fullyParallel: true,
  workers: 2,
  forbidOnly: inCi,
  // Shared machines stall: what a quiet one does in a second takes ten.
  timeout: 90_000,
  expect: { timeout: 10_000 },
  // A test that needs its second try is named as flaky at the end.
  retries: inCi ? 1 : 0,
  reporter: "list",
  use: {
    // A trace takes a quarter of the time: `npx playwright test --trace retain-on-failure` has one.
    trace: "off",
    // Drawing every move takes a tenth of the time; tests about motion ask for it.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      executablePath: chromiumPath(),
      args: ["--disable-background-networking", "--disable-gpu"],
    },
  },
  projects: projects.filter(({ name }) => inCi || name !== "development"),
});
