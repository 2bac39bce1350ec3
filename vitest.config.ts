import { fileURLToPath } from "node:url";
import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-plugin";
import { defineConfig } from "vitest/config";
import { content } from "./plugins/content/content.ts";
import { languages } from "./plugins/languages.ts";
import { pictures } from "./plugins/pictures/pictures.ts";

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [content(), languages(), pictures()],
  resolve: { alias: { "~": folder("app"), "#content": folder("content") } },
  test: {
    silent: "passed-only",
    // Its key is the text of one file: a module of content/ also has facts and texts of others (`addWatchFile`).
    fsModuleCache: false,
    // By default one less than the cores, but many tests wait for processes.
    maxWorkers: 2,
    // Shared machines stall, and drivers lose a press now and then.
    retry: process.env.CI ? 1 : 0,
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: [
            "{app,content,scripts,plugins,tests/stand-ins,tests/soak}/**/*.test.{ts,tsx}",
            "tests/*.test.ts",
            "tests/spec-words/**/*.test.ts",
          ],
          setupFiles: ["tests/setup/quiet-console.ts"],
          // A busy machine.
          testTimeout: 60_000,
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: "edited-content",
          include: ["tests/{brands,owner}/*.test.ts"],
          setupFiles: ["tests/setup/quiet-console.ts"],
          // A build uses more than one core.
          fileParallelism: false,
          testTimeout: 500_000,
          hookTimeout: 500_000,
        },
      },
      {
        extends: true,
        plugins: [
          cloudflareTest(async ({ inject }) => {
            // Not above: knip reads this file, too, and cannot load wrangler.
            const { readWorker } = await import("./scripts/worker-config.ts");
            return {
              // Otherwise workerd prints each connection that a stand-in resets, which the Worker handles.
              verbose: false,
              miniflare: {
                compatibilityDate: readWorker().compatibility_date,
                d1Databases: ["DB"],
                kvNamespaces: ["SESSIONS"],
                bindings: {
                  COST_SIZES: process.env.COST_SIZES ?? "",
                  YEAR_LEADS: process.env.YEAR_LEADS ?? "",
                  ...inject("standIns"),
                  MIGRATIONS: await readD1Migrations(folder("workers/migrations")),
                },
              },
            };
          }),
        ],
        test: {
          name: "worker",
          include: ["tests/worker/**/*.test.ts", "tests/golden/*.test.ts"],
          globalSetup: ["tests/setup/stand-ins.ts"],
          setupFiles: ["tests/setup/quiet-console.ts", "tests/setup/stores.ts"],
          // A busy machine.
          testTimeout: 60_000,
          // Before a test all rows are deleted; the tests of cost store many.
          hookTimeout: 300_000,
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: "engines",
          include: ["tests/engines/**/*.test.ts"],
          globalSetup: ["tests/e2e/support/global-setup.ts"],
          testTimeout: 180_000,
          hookTimeout: 180_000,
          // Firefox may decline to keep a page for Back.
          retry: process.env.CI ? 2 : 0,
        },
      },
    ],
  },
});
