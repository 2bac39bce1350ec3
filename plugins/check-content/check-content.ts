import path from "node:path";
import type { Plugin, ViteDevServer } from "vite";
import { escapeXml } from "../../app/seo/escape-xml.ts";
import { ContentError } from "./content-error.ts";
import { findContentProblems } from "./find-problems.ts";

const CONTENT = path.resolve("content") + path.sep;

/** Fails the build, before it begins, with what is wrong in content/; development says the same in the terminal and over the pages. */
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
      let asked = 0;
      let found = check();
      async function check(): Promise<string[]> {
        asked += 1;
        const turn = asked;
        const problems = await findContentProblems();
        return turn === asked ? problems : found;
      }
      function recheck(file: string) {
        if (!file.startsWith(CONTENT)) return;
        const before = found;
        found = check();
        Promise.all([before, found]).then(([was, is]) => tell(server, was, is));
      }
      found.then((problems) => tell(server, [], problems));
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

function tell({ config, environments }: ViteDevServer, was: string[], is: string[]) {
  const message = is.join("\n");
  if (message === was.join("\n")) return;
  const { hot } = environments.client ?? {};
  if (message === "") return hot?.send({ type: "full-reload" });
  config.logger.error(message);
  hot?.send({ type: "error", err: { message, stack: "" } });
}

/** Vite's own script reloads it once the content is mended. */
function problemPage(problems: string[]): string {
  const lines = problems.map((it) => `<p>${escapeXml(it)}</p>`);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Content to correct</title>
<script type="module" src="/@vite/client"></script>${lines.join("\n")}</html>`;
}
