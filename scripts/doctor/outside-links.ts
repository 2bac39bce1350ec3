import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { atLine, lineAt } from "../../app/content/lines.ts";
import type { ParsedFile, Path } from "../../app/content/parse-yaml.ts";
import { listContent } from "../../plugins/content/read-content.ts";

type Link = { file: string; text: string; address: string; line: number };

const ADDRESS = /https?:\/\/[^\s"'`)<>\\]+/g;
const TIMEOUT_MS = 8_000;
const WHOLE_TIMEOUT_MS = 60_000;
const AT_ONCE = 6;

export function listOutsideLinks(folder = "content", data: DataFile[] = listContent()): Link[] {
  const files = globSync(`${folder}/**/*.mdx`);
  return [...files.flatMap(linksOfText), ...data.flatMap(linksOfData)];
}

function linksOfText(name: string): Link[] {
  const text = readFileSync(name, "utf8");
  const file = name.replaceAll(path.sep, "/");
  const found = [...blankComments(text).matchAll(ADDRESS)];
  return found.map(({ 0: address, index }) => ({ file, text, address, line: lineAt(text, index) }));
}

type DataFile = Pick<ParsedFile, "file" | "text" | "value" | "lineOf">;

function linksOfData({ file, text, value, lineOf }: DataFile): Link[] {
  function below(part: unknown, path: Path): Link[] {
    if (typeof part !== "string")
      return Object.entries(Object(part)).flatMap(([key, it]) => below(it, [...path, key]));
    const found = part.match(ADDRESS) ?? [];
    return found.map((address) => ({ file, text, address, line: lineOf(path) }));
  }
  return below(value, []);
}

/** Those that answer with an error or not at all, one sentence each; each address is asked once, in a minute at most. */
export async function findDeadOutsideLinks(links: Link[]): Promise<string[]> {
  const answers = new Map<string, string>();
  const open = [...new Set(links.map(({ address }) => address))];
  const end = AbortSignal.timeout(WHOLE_TIMEOUT_MS);
  const work = async () => {
    for (let next = open.pop(); next; next = open.pop()) answers.set(next, await ask(next, end));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return links.flatMap(({ file, text, address, line }) => {
    const why = answers.get(address);
    return why ? [atLine(file, text, line, `${address} ${why}`)] : [];
  });
}

export function describeOutsideLinks(dead: string[], links: Link[]): string {
  if (dead.length > 0) return dead.join("\n");
  const { size } = new Set(links.map(({ address }) => address));
  if (size === 0) return "No file of content/ links to another site: there was nothing to ask.";
  return `Links of content/ to other sites: ${size} asked, all answer.`;
}

/** Notes in a text and in the fields above it, as blanks, so that lines keep their numbers. */
function blankComments(text: string): string {
  const fields = /^---\n.*?^---$/ms;
  const blank = (comment: string) => comment.replaceAll(/\S/g, " ");
  return text
    .replace(fields, (lines) => lines.replaceAll(/^\s*#.*$/gm, blank))
    .replaceAll(/\{\/\*.*?\*\/\}/gs, blank);
}

/** Some servers only answer GET. Empty for an address that leads somewhere. */
async function ask(address: string, end: AbortSignal): Promise<string> {
  try {
    for (const method of ["HEAD", "GET"]) {
      const signal = AbortSignal.any([end, AbortSignal.timeout(TIMEOUT_MS)]);
      const { ok, status, body } = await fetch(address, { method, signal });
      await body?.cancel();
      if (ok) return "";
      if (method === "GET") return `answers ${status}. Correct or remove the link.`;
    }
    return "";
  } catch {
    return end.aborted ? "was not asked in time." : "does not answer. Correct or remove the link.";
  }
}
