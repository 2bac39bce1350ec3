import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { type Plugin, runnerImport } from "vite";

type DatedPage = { path: string; updated: string; shows?: readonly string[] };

const run = promisify(execFile);

/** Gives the pages of content/pages.ts the dates of their content's history, as far as it is there. */
export function pageDates(): Plugin {
  const file = path.resolve("content/pages.ts");
  return {
    name: "page-dates",
    apply: "build",
    enforce: "pre",
    async load(id) {
      if (id !== file) return;
      const { pages } = (await runnerImport<{ pages: DatedPage[] }>(file)).module;
      return `export const pages = ${JSON.stringify(await datePages(pages, path.dirname(file)))};`;
    },
  };
}

/**
 * Each page with the day of the last commit to what it shows; the written one where there is no git, as in
 * a tarball, where the history is cut off, or where nothing was committed yet. Throws for a missing file.
 */
export async function datePages<Page extends DatedPage>(pages: Page[], content: string) {
  const isKnown = await hasWholeHistory(content);
  return Promise.all(
    pages.map(async ({ shows = [], ...page }) => {
      const gone = shows.find((it) => !existsSync(path.join(content, it)));
      if (gone) throw new Error(`content/pages.ts: ${page.path} shows ${gone}, which is not there`);
      const day = isKnown && shows.length > 0 && (await lastCommitDay(shows, content));
      return { ...page, updated: day || page.updated };
    }),
  );
}

async function hasWholeHistory(folder: string): Promise<boolean> {
  return (await git(folder, "rev-parse", "--is-shallow-repository")) === "false";
}

function lastCommitDay(files: readonly string[], folder: string): Promise<string> {
  return git(folder, "log", "-1", "--format=%cs", "--", ...files);
}

/** What git answers, or nothing where it cannot. */
async function git(cwd: string, ...args: string[]): Promise<string> {
  const { stdout } = await run("git", args, { cwd }).catch(() => ({ stdout: "" }));
  return stdout.trim();
}
