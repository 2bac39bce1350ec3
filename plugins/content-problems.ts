import path from "node:path";
import { compileAllArticles } from "./articles/articles.ts";
import { ContentError } from "./content-error.ts";
import { compileLegalPage } from "./mdx/compile-legal-page.ts";
import { findModuleProblems, inOneSentence } from "./module-problems.ts";
import { compileAllOwnPages } from "./own-pages/own-pages.ts";
import { findGoneFiles } from "./page-dates.ts";

const LEGAL = ["privacy", "terms"];

/** What cannot be published in content/, articles, own and legal pages included, one sentence each. */
export async function findContentProblems(): Promise<string[]> {
  const inModules = await findModuleProblems();
  if (inModules.length > 0) return inModules;
  const legal = LEGAL.map((name) => compileLegalPage(path.resolve(`content/legal/${name}.mdx`)));
  const gone = await findGoneFiles();
  const settled = await Promise.allSettled([compileAllArticles(), compileAllOwnPages(), ...legal]);
  const found = settled.flatMap((it) => (it.status === "rejected" ? reasons(it.reason) : []));
  return [...new Set([...gone, ...found])];
}

function reasons(error: unknown): string[] {
  return error instanceof ContentError ? error.message.split("\n") : [inOneSentence(error)];
}
