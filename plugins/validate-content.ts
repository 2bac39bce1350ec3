import path from "node:path";
import { type Plugin, runnerImport } from "vite";

/** Fails the build when a module under content/ does not have the shape of content/schema. */
export function validateContent(): Plugin {
  return {
    name: "validate-content",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "ssr",
    async buildStart() {
      const file = path.resolve("content/parse.ts");
      const { module } = await runnerImport<typeof import("../content/parse.ts")>(file);
      module.parseContent();
    },
  };
}
