import { globSync, statSync } from "node:fs";
import path from "node:path";
import {
  createLogger,
  type DevEnvironment,
  type Logger,
  type Plugin,
  type ViteDevServer,
} from "vite";
import type { FileName, Files } from "../../app/content/files.ts";
import type { Fonts } from "../../app/content/schema/brand.ts";
import { fromRoot } from "../brand/fonts.ts";
import { findFileProblems, listContent } from "../content/read-content.ts";
import { importFile } from "../import-file.ts";
import { clearCompiledMdx, settleAllMdx } from "../mdx/mdx.ts";
import { findMissingFiles } from "../page-dates.ts";
import { clearSitePictures, sitePictures } from "../pictures/site-pictures.ts";
import { refuseProblems } from "./content-error.ts";
import { explainError } from "./explain-error.ts";
import { problemPage } from "./problem-page.ts";
import { findSourceProblems } from "./source-problems.ts";

const CONTENT = path.resolve("content") + path.sep;

/** Fails the build if content/ has problems; the development server shows them in the terminal and the browser. */
export function checkContent(): Plugin {
  return {
    name: "check-content",
    async config(_, { command }) {
      if (command === "serve") return { customLogger: plainLogger() };
      refuseProblems(await findContentProblems());
    },
    configureServer(server) {
      let checks = 0;
      let state = stateOfFiles();
      let told: string[] = [];
      let found = check();
      async function check(): Promise<string[]> {
        checks += 1;
        const current = checks;
        const problems = await findContentProblems();
        return current === checks ? problems : found;
      }
      /** Before a page is asked for that they are part of. */
      function tell(problems: string[]): string[] {
        report(server, told, problems);
        told = problems;
        return problems;
      }
      function recheck(file: string) {
        if (file.startsWith(CONTENT)) recheckEdited();
      }
      /** By the files themselves: the watcher is told of an edit after the next request, or not at all. */
      function recheckEdited() {
        const current = stateOfFiles();
        if (current === state) return;
        state = current;
        clearCompiledMdx();
        clearSitePictures();
        found = check().then(tell);
      }
      found.then(tell);
      server.watcher.on("all", (_, file) => recheck(file));
      server.middlewares.use(async (request, response, next) => {
        if (!request.headers.accept?.includes("text/html")) return next();
        recheckEdited();
        const problems = await found;
        if (problems.length === 0) return next();
        response.writeHead(500, { "Content-Type": "text/html; charset=utf-8" });
        response.end(problemPage(problems));
      });
    },
  };
}

/** Leaves out what tools say of a file that cannot be read: `report` says it in plain words. */
function plainLogger(): Logger {
  const logger = createLogger();
  const { error } = logger;
  logger.error = (message, options) => {
    const isExplained = findSourceProblems().length > 0 || findFileProblems().length > 0;
    if (message.startsWith("content/") || !isExplained) error(message, options);
  };
  return logger;
}

function report({ config, environments }: ViteDevServer, was: string[], is: string[]) {
  const message = is.join("\n");
  if (message === was.join("\n")) return;
  const { hot } = environments.client ?? {};
  if (message === "") return startAgain(Object.values(environments));
  config.logger.error(message);
  hot?.send({ type: "error", err: { message, stack: "" } });
}

/** With modules that were loaded while others were wrong, a page would stay as it was. */
function startAgain(environments: DevEnvironment[]) {
  for (const { moduleGraph, hot } of environments) {
    moduleGraph.invalidateAll();
    hot.send({ type: "full-reload" });
  }
}

/** What changes with every edit of content/. */
function stateOfFiles(): string {
  return globSync("content/**/*.*")
    .map((file) => `${file} ${statSync(file, { throwIfNoEntry: false })?.mtimeMs}`)
    .join("\n");
}

/** All problems of content/, one sentence each. A file that cannot be read hides all others. */
export async function findContentProblems(): Promise<string[]> {
  const unreadable = findSourceProblems();
  if (unreadable.length > 0) return unreadable;
  const inFiles = findFileProblems();
  try {
    // What imports a data file with problems cannot be evaluated.
    const inTexts = await findTextProblems().catch((error) =>
      inFiles.length > 0 ? [] : explainError(error),
    );
    const inModules = inFiles.length > 0 ? inFiles : await findReferenceProblems();
    // Modules with problems may not have the fields that pictures are read from.
    const inPictures = await sitePictures().then(
      ({ problems }) => problems,
      (error) => (inModules.length > 0 ? [] : explainError(error)),
    );
    const missing = [
      ...findMissingFonts(readable("fonts/fonts") ?? {}),
      ...findMissingFiles(readable("pages") ?? []),
    ];
    return [...new Set([...inModules, ...missing, ...inPictures, ...inTexts])];
  } catch (error) {
    return [...new Set([...inFiles, ...explainError(error)])];
  }
}

/** Between files that are valid by themselves. */
async function findReferenceProblems(): Promise<string[]> {
  const { findBrokenReferences } = await importFile<typeof import("./references.ts")>(
    "plugins/check-content/references.ts",
  );
  return findBrokenReferences();
}

/** A data file, unless it has problems. */
function readable<Name extends FileName>(name: Name): Files[Name] | undefined {
  return listContent().find((file) => file.name === name)?.value as Files[Name] | undefined;
}

function findMissingFonts(fonts: Partial<Fonts>): string[] {
  return Object.entries(fonts).flatMap(([role, { source }]) => {
    try {
      fromRoot.resolve(source);
      return [];
    } catch {
      return `content/fonts/fonts.yaml: ${role}, source: there is no file ${source}. Correct the name, such as ./content/fonts/own.ttf for a file of this project, or put the file there.`;
    }
  });
}

/** Problems of MDX files, of the addresses of pages, and of links. */
async function findTextProblems(): Promise<string[]> {
  const { files, errors } = await settleAllMdx();
  const problems = errors.flatMap(explainError);
  const ownPages = files.filter((file) => file.kind === "own page");
  const { findPageProblems, readSite } = await importFile<typeof import("./page-problems.ts")>(
    "plugins/check-content/page-problems.ts",
  );
  const { findDeadLinks } = await importFile<typeof import("./links.ts")>(
    "plugins/check-content/links.ts",
  );
  const site = { ...(await readSite(files)), hasAllTexts: problems.length === 0 };
  return [...problems, ...findPageProblems(ownPages, site), ...findDeadLinks(files, site)];
}
