import path from "node:path";
import { runnerImport } from "vite";
import { root } from "../tools.ts";

/** What the build would refuse in content/, one sentence each. */
export async function findContentProblems(): Promise<string[]> {
  try {
    const file = path.join(root, "content/parse.ts");
    const options = { root, configFile: false, logLevel: "silent" } as const;
    const { module } = await runnerImport<typeof import("../../content/parse.ts")>(file, options);
    module.parseContent();
    return [];
  } catch (error) {
    return String(error instanceof Error ? error.message : error).split("\n");
  }
}
