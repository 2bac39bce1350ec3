import type { Plugin } from "vite";
import { ContentError } from "./content-error.ts";
import { findContentProblems } from "./content-problems.ts";

/** Fails the build, before it begins, with what is wrong in content/. */
export function validateContent(): Plugin {
  return {
    name: "validate-content",
    apply: "build",
    async config() {
      const problems = await findContentProblems();
      if (problems.length > 0) throw new ContentError(problems.join("\n"));
    },
  };
}
