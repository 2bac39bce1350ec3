import { readFileSync } from "node:fs";
import { expect } from "vitest";
import { EDITED } from "../e2e/support/sites/site-settings.ts";
import { askForSite } from "../e2e/support/sites/sites.ts";
import type { Change } from "../owner/editor-walk.ts";
import type { Edit } from "../owner/edits.ts";

type Commit = { files: { path: string; content: string | null }[] };

/** The edited site of a browser, whose repository is as it was at first. */
export async function openWalk(browser: string) {
  const github = String(process.env.GITHUB_URL);
  const repository = EDITED.repository(browser);
  const address = `${github}/__commits${repository}`;
  await fetch(address, { method: "DELETE" });
  const { url } = await askForSite(EDITED.site(browser));
  const files = new Map<string, string>();
  let seen = 0;

  /** Commits since the last change make its edits, to the letter, and nothing else. */
  async function expectCommits({ title, edits }: Change, screen = "") {
    const commits = await readCommits();
    const made = Object.fromEntries(
      commits
        .slice(seen)
        .flatMap((commit) => commit.files.map((file) => [file.path, decode(file)])),
    );
    seen = commits.length;
    for (const edit of edits) files.set(edit.file, edited(edit, files));
    const wanted = Object.fromEntries(edits.map(({ file }) => [file, files.get(file)]));
    expect(made, `${browser}: ${title}\n${screen.slice(-2000)}`).toEqual(wanted);
  }

  /** As somebody who uses git does. */
  async function commit(file: string, source: string) {
    const content = readFileSync(source, "base64");
    const body = JSON.stringify({ message: "A picture", content });
    await fetch(`${github}/repos${repository}/contents/${file}`, { method: "PUT", body });
  }

  async function readCommits(): Promise<Commit[]> {
    const response = await fetch(address);
    return ((await response.json()) as { commits: Commit[] }).commits;
  }

  return { entrance: `${url}/studio/enter?key=${EDITED.key}`, commit, expectCommits };
}

/** A text as such, so that a failure shows its lines. */
function decode({ path, content }: Commit["files"][number]) {
  return isText(path) && content !== null ? Buffer.from(content, "base64").toString() : content;
}

const isText = (path: string) => /\.(yaml|mdx)$/.test(path);

function edited({ file, like, text, change }: Edit, files: Map<string, string>): string {
  if (text !== undefined) return text;
  const source = files.get(file) ?? readFileSync(like ?? file, isText(file) ? "utf8" : "base64");
  return change ? change(source) : source;
}
