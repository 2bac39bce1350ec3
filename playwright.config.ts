import { defineConfig, type PlaywrightTestProject } from "@playwright/test";
import { chromiumPath } from "./scripts/browser.ts";

const inCi = Boolean(process.env.CI);
/** What else the everyday run leaves out; docs/testing.md says why. */
const leftOut = inCi ? [] : [/@ci\b/];

/** The flows and forms as `npm run dev` serves them; tests tagged @build are about files of a build. */
const development: PlaywrightTestProject = {
  name: "development",
  testMatch: /(wizard|draft-values|lead-form|assessment)\/.*\.spec\.ts/,
  grepInvert: [/@no-js\b/, /@ci\b/, /@build\b/],
};

/**
 * In CI every test runs with and without JavaScript, unless it is tagged @js or @no-js. Elsewhere a
 * test runs once, with JavaScript unless it is tagged @no-js, and those tagged @ci do not run.
 */
export default defineConfig({
  testDir: "tests/e2e",
  outputDir: ".cache/test-results",
  globalSetup: "./tests/e2e/support/global-setup.ts",
  fullyParallel: true,
  workers: 2,
  forbidOnly: inCi,
  // Shared machines stall; a test that needs its second try is named as flaky at the end.
  retries: inCi ? 1 : 0,
  reporter: "list",
  use: {
    // A trace takes a quarter of the time: `npx playwright test --trace retain-on-failure` has one.
    trace: "off",
    // Drawing every move takes a tenth of the time.
    contextOptions: { reducedMotion: inCi ? "no-preference" : "reduce" },
    launchOptions: {
      executablePath: chromiumPath(),
      args: ["--disable-background-networking", "--disable-gpu"],
    },
  },
  projects: [
    { name: "js", grepInvert: [/@no-js\b/, ...leftOut] },
    {
      name: "no-js",
      grep: inCi ? /./ : /@no-js\b/,
      grepInvert: [/@js\b/, ...leftOut],
      use: { javaScriptEnabled: false },
    },
    ...(inCi ? [development] : []),
  ],
});
