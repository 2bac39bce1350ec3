import { defineConfig } from "@playwright/test";
import { chromiumPath } from "./scripts/browser.ts";

/** Every test runs with and without JavaScript, unless it is tagged @js or @no-js. */
export default defineConfig({
  testDir: "tests/e2e",
  outputDir: ".cache/test-results",
  globalSetup: "./tests/e2e/support/global-setup.ts",
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // Shared machines stall; a test that needs its second try is named as flaky at the end.
  retries: process.env.CI ? 1 : 0,
  reporter: "list",
  use: {
    // A trace takes a quarter of the time: `npx playwright test --trace retain-on-failure` has one.
    trace: "off",
    launchOptions: {
      executablePath: chromiumPath(),
      args: ["--disable-background-networking", "--disable-gpu"],
    },
  },
  projects: [
    { name: "js", grepInvert: /@no-js\b/ },
    { name: "no-js", grepInvert: /@js\b/, use: { javaScriptEnabled: false } },
  ],
});
