import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { runnerImport } from "vite";

const ROOT = path.resolve(import.meta.dirname, "..");

/** What the build would refuse in the modules of content/, one sentence each. */
export async function findModuleProblems(): Promise<string[]> {
  try {
    const options = { root: ROOT, configFile: false, logLevel: "silent" } as const;
    const parser = path.join(ROOT, "content/parse.ts");
    const { module } = await runnerImport<typeof import("../content/parse.ts")>(parser, options);
    return module.findProblems();
  } catch (error) {
    return [inOneSentence(error)];
  }
}

type Unreadable = { errors?: { id?: string; message: string; loc?: { line: number } }[] };

/** Of a module that cannot be read at all: where it breaks, and on what. */
export function inOneSentence(error: unknown): string {
  const [first] = (error as Unreadable).errors ?? [];
  if (!first?.loc) return firstLine(error instanceof Error ? error.message : String(error));
  const why = firstLine(first.message).replace(/^\[\w+\] /, "");
  const file = path.relative(ROOT, first.id ?? "");
  return `${file}: line ${first.loc.line} or the one before it must be corrected (${why}).`;
}

function firstLine(message: string): string {
  const [line = ""] = stripVTControlCharacters(message).split("\n");
  return line.replaceAll(`${ROOT}${path.sep}`, "");
}
