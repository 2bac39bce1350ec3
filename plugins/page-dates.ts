import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import type { Plugin } from "vite";
import { moduleOf } from "./content/module-of.ts";
import { readContent } from "./content/read-content.ts";

type DatedPage = { path: string; updated: string; shows?: readonly string[] };

const run = promisify(execFile);

const CONTENT = path.resolve("content");

/** In a build, the pages of content/pages.yaml have dates from the git history. */
export function pageDates(): Plugin {
  return {
    name: "page-dates",
    apply: "build",
    enforce: "pre",
    async load(id) {
      if (id !== path.join(CONTENT, "pages.yaml")) return;
      const dated = await datePages(readContent("pages"), CONTENT);
      return { code: moduleOf("pages", dated), moduleType: "js" };
    },
  };
}

/** Each page with the date of the last commit to its content, or its own date if git has none. */
export async function datePages<Page extends DatedPage>(pages: Page[], content: string) {
  return Promise.all(
    pages.map(async ({ shows = [], ...page }) => ({
      ...page,
      updated: (await lastChange(shows, content)) || page.updated,
    })),
  );
}

/** The date of the last commit to files or folders; empty without a complete git history. */
export async function lastChange(files: readonly string[], folder: string): Promise<string> {
  if (files.length === 0) return "";
  if ((await git(folder, "rev-parse", "--is-shallow-repository")) !== "false") return "";
  return git(folder, "log", "-1", "--format=%cs", "--", ...files);
}

/** Files named in content/pages.yaml that do not exist, one sentence each. */
export function findMissingFiles(pages: DatedPage[], content = CONTENT): string[] {
  return pages.flatMap(({ path: page, shows = [] }) =>
    shows
      .filter((it) => !existsSync(path.join(content, it)))
      .map(
        (it) =>
          `content/pages.yaml: ${page}, shows: there is no ${it} in content/. Correct the name, or remove it.`,
      ),
  );
}

async function git(cwd: string, ...args: string[]): Promise<string> {
  const { stdout } = await run("git", args, { cwd }).catch(() => ({ stdout: "" }));
  return stdout.trim();
}
