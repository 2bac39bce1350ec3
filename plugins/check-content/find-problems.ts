import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { runnerImport } from "vite";
import { compileAllTexts, forgetTexts } from "../mdx/compile-text.ts";
import { findGoneFiles } from "../page-dates.ts";
import { ContentError } from "./content-error.ts";

const ROOT = path.resolve(import.meta.dirname, "../..");

/** What cannot be published in content/, one sentence each. */
export async function findContentProblems(): Promise<string[]> {
  const inModules = await findModuleProblems();
  if (inModules.length > 0) return inModules;
  const [gone, inTexts] = await Promise.all([findGoneFiles(), findTextProblems()]);
  return [...new Set([...gone, ...inTexts])];
}

/** In its modules, by their schemas. */
async function findModuleProblems(): Promise<string[]> {
  try {
    const { findProblems } =
      await importFromRoot<typeof import("../../content/parse.ts")>("content/parse.ts");
    return findProblems();
  } catch (error) {
    return problemsIn(error);
  }
}

/** In articles, own pages and legal pages, and in the addresses of pages. */
async function findTextProblems(): Promise<string[]> {
  forgetTexts();
  const settled = await Promise.allSettled(compileAllTexts());
  const problems = settled.flatMap((it) => (it.status === "rejected" ? problemsIn(it.reason) : []));
  if (problems.length > 0) return problems;
  const texts = settled.flatMap((it) => (it.status === "fulfilled" ? it.value : []));
  const ownPages = texts.filter((text) => text.kind === "own page");
  const { findPageProblems, readSite } = await importFromRoot<typeof import("./page-problems.ts")>(
    "plugins/check-content/page-problems.ts",
  );
  return findPageProblems(ownPages, await readSite());
}

async function importFromRoot<Module>(file: string): Promise<Module> {
  const options = { root: ROOT, configFile: false, logLevel: "silent" } as const;
  return (await runnerImport<Module>(path.join(ROOT, file), options)).module;
}

type Unreadable = { errors?: { id?: string; message: string; loc?: { line: number } }[] };

/** Of a module that cannot be read at all: where it breaks, and on what. */
function problemsIn(error: unknown): string[] {
  if (error instanceof ContentError) return error.message.split("\n");
  const [first] = (error as Unreadable).errors ?? [];
  if (!first?.loc) return [firstLine(error instanceof Error ? error.message : String(error))];
  const why = firstLine(first.message).replace(/^\[\w+\] /, "");
  const file = path.relative(ROOT, first.id ?? "");
  return [`${file}: line ${first.loc.line} or the one before it must be corrected (${why}).`];
}

function firstLine(message: string): string {
  const [line = ""] = stripVTControlCharacters(message).split("\n");
  return line.replaceAll(`${ROOT}${path.sep}`, "");
}
