import { statSync } from "node:fs";
import path from "node:path";
import { createRunnableDevEnvironment, type RunnableDevEnvironment, resolveConfig } from "vite";
import { content } from "./content/content.ts";

type Runner = { environment: RunnableDevEnvironment; startedAt: number };

let current: Promise<Runner> | undefined;

/**
 * Imports a file of the project as the site does: with imports that have no ending, and with the aliases of
 * tsconfig.json. What it has imported is evaluated again after one of those files changes.
 */
export async function importFile<Module>(file: string): Promise<Module> {
  const before = current;
  // Meanwhile another import may have replaced it.
  if (before && isOutdated(await before) && current === before) current = undefined;
  current ??= startRunner();
  const used = current;
  try {
    return await (await used).environment.runner.import<Module>(path.resolve(file));
  } catch (error) {
    // It would go on reporting a file that has been corrected.
    if (current === used) current = undefined;
    throw error;
  }
}

async function startRunner(): Promise<Runner> {
  const startedAt = Date.now();
  const config = await resolveConfig(
    {
      configFile: false,
      envDir: false,
      logLevel: "silent",
      plugins: [content()],
      resolve: { tsconfigPaths: true },
      environments: { content: { consumer: "server", resolve: { external: true } } },
    },
    "serve",
  );
  const environment = createRunnableDevEnvironment("content", config, {
    runnerOptions: { hmr: false },
    hot: false,
  });
  await environment.init();
  return { environment, startedAt };
}

function isOutdated({ environment, startedAt }: Runner): boolean {
  return [...environment.moduleGraph.fileToModulesMap.keys()].some((file) => {
    const stats = statSync(file, { throwIfNoEntry: false });
    return !stats || stats.ctimeMs >= startedAt;
  });
}
