import path from "node:path";
import { compileAllArticles } from "./articles/articles.ts";
import { ContentError } from "./content-error.ts";
import { compileLegalPage } from "./mdx/compile-legal-page.ts";
import { findModuleProblems, inOneSentence } from "./module-problems.ts";

const LEGAL = ["privacy", "terms"];

/** What cannot be published in content/, articles and legal pages included, one sentence each. */
export async function findContentProblems(): Promise<string[]> {
  const inModules = await findModuleProblems();
  if (inModules.length > 0) return inModules;
  const legal = LEGAL.map((name) => compileLegalPage(path.resolve(`content/legal/${name}.mdx`)));
  const settled = await Promise.allSettled([compileAllArticles(), ...legal]);
  return settled.flatMap((result) => (result.status === "rejected" ? reasons(result.reason) : []));
}

function reasons(error: unknown): string[] {
  return error instanceof ContentError ? error.message.split("\n") : [inOneSentence(error)];
}
