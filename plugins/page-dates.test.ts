import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { datePages, findMissingFiles } from "./page-dates.ts";

const WRITTEN = "2020-01-01";
const page = { path: "/faq", updated: WRITTEN, shows: ["faq.yaml", "blog"] };

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "page-dates-"));
  mkdirSync(path.join(root, "studio/blog"), { recursive: true });
  write("faq.yaml");
});
afterEach(() => rmSync(root, { recursive: true }));

test("the date of a page is that of the last commit to its content", async () => {
  git("init", "-q");
  commit("2024-03-05");
  expect(await dated("studio")).toBe("2024-03-05");
  write("another-page.yaml");
  commit("2024-04-01");
  expect(await dated("studio")).toBe("2024-03-05");
  write("blog/index.mdx");
  commit("2024-05-09");
  expect(await dated("studio")).toBe("2024-05-09");
});

test("without git, without a commit and in a shallow clone the date is the one in pages.yaml", async () => {
  expect(await dated("studio")).toBe(WRITTEN);
  git("init", "-q");
  expect(await dated("studio")).toBe(WRITTEN);
  for (const day of ["2024-03-05", "2024-04-01"]) {
    write("blog/index.mdx", day);
    commit(day);
  }
  git("clone", "-q", "--depth", "1", `file://${root}/studio`, "../shallow");
  expect(await dated("shallow")).toBe(WRITTEN);
});

test("a missing file is named with its page", () => {
  const pages = [page, { path: "/other", updated: WRITTEN }];
  expect(findMissingFiles(pages, path.join(root, "studio"))).toEqual([]);
  rmSync(path.join(root, "studio/faq.yaml"));
  expect(findMissingFiles(pages, path.join(root, "studio"))).toEqual([
    "content/pages.yaml: /faq, shows: there is no faq.yaml in content/. Correct the name, or remove it.",
  ]);
});

async function dated(folder: string): Promise<string | undefined> {
  const [first] = await datePages([page], path.join(root, folder));
  return first?.updated;
}

function write(file: string, text = "") {
  writeFileSync(path.join(root, "studio", file), text);
}

function commit(day: string) {
  git("add", ".");
  git("-c", "user.name=A", "-c", "user.email=a@studio.test", "commit", "-qm", day, `--date=${day}`);
}

function git(...args: string[]) {
  const day = args.at(-1)?.replace("--date=", "");
  const env = { ...process.env, GIT_COMMITTER_DATE: day?.startsWith("20") ? `${day}T12:00` : "" };
  execFileSync("git", args, { cwd: path.join(root, "studio"), env });
}
