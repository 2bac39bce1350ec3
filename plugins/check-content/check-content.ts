import { globSync, statSync } from "node:fs";
import path from "node:path";
import { createLogger, type Logger, type Plugin, type ViteDevServer } from "vite";
import type { FileName, Files } from "../../app/content/files.ts";
import type { Path } from "../../app/content/parse-yaml.ts";
import { findBrokenReferences } from "../../app/content/references.ts";
import { findTakenNames } from "../../app/forms/taken-names.ts";
import { findFontProblems } from "../brand/font-problems.ts";
import { findFileProblems, listContent, readContent, readFolder } from "../content/read-content.ts";
import { clearCompiledMdx, settleAllMdx } from "../mdx/mdx.ts";
import { findMissingFiles } from "../page-dates.ts";
import { clearSitePictures, sitePictures } from "../pictures/site-pictures.ts";
import { problemsIn, refuseProblems } from "./content-error.ts";
import { findDeadLinks } from "./links.ts";
import { findFormerProblems, findPageProblems, readSite } from "./page-problems.ts";
import { problemPage } from "./problem-page.ts";

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
      /** Reports at once, not only when an affected page is requested. */
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
    if (message.startsWith("content/") || findFileProblems().length === 0) error(message, options);
  };
  return logger;
}

function report({ config, environments }: ViteDevServer, was: string[], is: string[]) {
  const message = is.join("\n");
  if (message === was.join("\n")) return;
  const { hot } = environments.client ?? {};
  // Removes the fault from open pages.
  if (message === "") return hot?.send({ type: "full-reload" });
  config.logger.error(message);
  hot?.send({ type: "error", err: { message, stack: "" } });
}

/** What changes with every edit of content/. */
function stateOfFiles(): string {
  return globSync("content/**/*.*")
    .map((file) => `${file} ${statSync(file, { throwIfNoEntry: false })?.mtimeMs}`)
    .join("\n");
}

export async function findContentProblems(): Promise<string[]> {
  const inFiles = findFileProblems();
  const found = [
    inFiles,
    // References between files say nothing while one is wrong by itself.
    inFiles.length > 0
      ? []
      : [
          ...findBrokenReferences(readContent, Object.keys(readFolder("locations")), lineOf),
          ...findTakenNames(readContent, lineOf),
        ],
    await findFontProblems(readable("fonts/fonts") ?? {}, (path) => lineOf("fonts/fonts", path)),
    findMissingFiles(readable("pages") ?? []),
    await sitePictures().then(({ problems }) => problems, problemsIn),
    await findTextProblems(inFiles.length === 0).catch(problemsIn),
  ];
  return [...new Set(found.flat())];
}

function lineOf(name: FileName, path: Path): number {
  return (
    listContent()
      .find((file) => file.name === name)
      ?.lineOf(path) ?? 1
  );
}

/** Undefined for a data file with problems. */
function readable<Name extends FileName>(name: Name): Files[Name] | undefined {
  return listContent().find((file) => file.name === name)?.value as Files[Name] | undefined;
}

/** Problems of MDX files, of the addresses of pages, and of links. */
async function findTextProblems(hasAllFiles: boolean): Promise<string[]> {
  const { files, errors } = await settleAllMdx();
  const problems = errors.flatMap(problemsIn);
  const site = { ...readSite(files), hasAllTexts: hasAllFiles && problems.length === 0 };
  const ownPages = files.filter((file) => file.kind === "own page");
  return [
    ...problems,
    ...findPageProblems(ownPages, site),
    ...findFormerProblems(files, site),
    ...findDeadLinks(files, site),
  ];
}
