import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { ContentError } from "./content-error.ts";
import { atLine, lineAt } from "./lines.ts";

const STRING = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`|\/\/.*/g;

/** Why files of content/ cannot be loaded: a word without quotes, or a file that is not there. */
export function explainError(error: unknown): string[] {
  if (error instanceof ContentError) return error.message.split("\n");
  const message = firstLine(error instanceof Error ? error.message : String(error));
  if (message.startsWith("content/")) return [message];
  const [, word] = /^(\S+) is not defined$/.exec(message) ?? [];
  const [, missing] =
    /(?:Cannot find module|Failed to load url|Failed to resolve import) ['"]?\S*?([\w-]+(?:\/[\w-]+)?)(?:\.ts)?['"]? /.exec(
      `${message} `,
    ) ?? [];
  const file = missing && `content/${missing.replace(/^content\//, "")}.ts`;
  if (file && !existsSync(file))
    return [`${file}: is missing. Put it back; README.md says how a site goes without a part.`];
  return [(word && findWord(word)) || `content/: cannot be loaded (${message}).`];
}

function findWord(word: string): string | undefined {
  const unquoted = new RegExp(`(?<![\\w.$])${word.replaceAll("$", "\\$")}(?![\\w(])`);
  for (const file of globSync("content/**/*.ts")) {
    const text = readFileSync(file, "utf8");
    const found = text.replace(STRING, (it) => it.replace(/[^\n]/g, " ")).search(unquoted);
    if (found < 0) continue;
    const why = word.startsWith("$")
      ? `a number is written without its sign: price: ${word.slice(1)},`
      : `the text has no quotes. Write: "${word}"`;
    return atLine(file.replaceAll(path.sep, "/"), text, lineAt(text, found), why);
  }
}

function firstLine(message: string): string {
  const [line = ""] = stripVTControlCharacters(message).split("\n");
  return line.replaceAll(process.cwd() + path.sep, "");
}
