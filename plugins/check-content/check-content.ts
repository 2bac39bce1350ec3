import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { type Plugin, runnerImport, type ViteDevServer } from "vite";
import { z } from "zod";
import { escapeXml } from "../../app/seo/escape-xml.ts";
import { clearCompiledTexts, compileAllTexts } from "../mdx/mdx.ts";
import { findMissingFiles } from "../page-dates.ts";
import { ContentError } from "./content-error.ts";

const ROOT = path.resolve(import.meta.dirname, "../..");
const CONTENT = path.resolve("content") + path.sep;

/** Fails the build if content/ has problems; the development server shows them in the terminal and the browser. */
export function checkContent(): Plugin[] {
  return [failBuild(), showProblems()];
}

function failBuild(): Plugin {
  return {
    name: "check-content:build",
    apply: "build",
    async config() {
      const problems = await findContentProblems();
      if (problems.length > 0) throw new ContentError(problems.join("\n"));
    },
  };
}

function showProblems(): Plugin {
  return {
    name: "check-content:serve",
    apply: "serve",
    configureServer(server) {
      let checks = 0;
      let found = check();
      async function check(): Promise<string[]> {
        checks += 1;
        const current = checks;
        const problems = await findContentProblems();
        return current === checks ? problems : found;
      }
      function recheck(file: string) {
        if (!file.startsWith(CONTENT)) return;
        const before = found;
        found = check();
        Promise.all([before, found]).then(([was, is]) => report(server, was, is));
      }
      found.then((problems) => report(server, [], problems));
      server.watcher.on("all", (_, file) => recheck(file));
      server.middlewares.use(async (request, response, next) => {
        if (!request.headers.accept?.includes("text/html")) return next();
        const problems = await found;
        if (problems.length === 0) return next();
        response.writeHead(500, { "Content-Type": "text/html; charset=utf-8" });
        response.end(problemPage(problems));
      });
    },
  };
}

function report({ config, environments }: ViteDevServer, was: string[], is: string[]) {
  const message = is.join("\n");
  if (message === was.join("\n")) return;
  const { hot } = environments.client ?? {};
  if (message === "") return hot?.send({ type: "full-reload" });
  config.logger.error(message);
  hot?.send({ type: "error", err: { message, stack: "" } });
}

/** Vite's client reloads it when the content is corrected. */
function problemPage(problems: string[]): string {
  const lines = problems.map((it) => `<p>${escapeXml(it)}</p>`);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Content to correct</title>
<script type="module" src="/@vite/client"></script>${lines.join("\n")}</html>`;
}

export async function findContentProblems(): Promise<string[]> {
  const inModules = await findModuleProblems();
  if (inModules.length > 0) return inModules;
  const [missing, inTexts] = await Promise.all([findMissingFiles(), findTextProblems()]);
  return [...new Set([...missing, ...inTexts])];
}

async function findModuleProblems(): Promise<string[]> {
  try {
    const { findProblems } =
      await importFromRoot<typeof import("../../content/parse.ts")>("content/parse.ts");
    return findProblems();
  } catch (error) {
    return problemsIn(error);
  }
}

/** Problems of MDX files and of the paths of pages. */
async function findTextProblems(): Promise<string[]> {
  clearCompiledTexts();
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

/** How Rolldown reports a module that cannot be parsed. */
const parseErrors = z.object({
  errors: z.array(
    z.object({
      id: z.string().optional(),
      message: z.string(),
      loc: z.object({ line: z.number() }).optional(),
    }),
  ),
});

/** The message of a failed compilation, or file and line of a module that cannot be parsed. */
function problemsIn(error: unknown): string[] {
  if (error instanceof ContentError) return error.message.split("\n");
  const [first] = parseErrors.safeParse(error).data?.errors ?? [];
  if (!first?.loc) return [firstLine(error instanceof Error ? error.message : String(error))];
  const why = firstLine(first.message).replace(/^\[\w+\] /, "");
  const file = path.relative(ROOT, first.id ?? "");
  return [`${file}: line ${first.loc.line} or the one before it must be corrected (${why}).`];
}

function firstLine(message: string): string {
  const [line = ""] = stripVTControlCharacters(message).split("\n");
  return line.replaceAll(`${ROOT}${path.sep}`, "");
}
