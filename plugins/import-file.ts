import path from "node:path";
import { runnerImport } from "vite";

/** Imports a file of the project as the site does: with imports that have no ending, and with the aliases of tsconfig.json. */
export async function importFile<Module>(file: string): Promise<Module> {
  const options = { logLevel: "silent", resolve: { tsconfigPaths: true } } as const;
  return (await runnerImport<Module>(path.resolve(file), options)).module;
}
