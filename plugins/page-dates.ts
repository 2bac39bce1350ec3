import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { importFile } from "./import-file.ts";

type DatedPage = { path: string; updated: string; shows?: readonly string[] };

const run = promisify(execFile);

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

/** Files named in content/pages.ts that do not exist, one sentence each. */
export async function findMissingFiles(file = path.resolve("content/pages.ts")): Promise<string[]> {
  const { pages } = await importFile<{ pages: DatedPage[] }>(file);
  return pages.flatMap(({ path: page, shows = [] }) =>
    shows
      .filter((it) => !existsSync(path.join(path.dirname(file), it)))
      .map(
        (it) =>
          `content/pages.ts: ${page}, shows: there is no ${it} in content/. Correct the name, or remove it.`,
      ),
  );
}

async function git(cwd: string, ...args: string[]): Promise<string> {
  const { stdout } = await run("git", args, { cwd }).catch(() => ({ stdout: "" }));
  return stdout.trim();
}
