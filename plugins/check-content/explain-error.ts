import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { atLine, lineAt } from "../../app/content/lines.ts";
import { ContentError } from "./content-error.ts";

const TEXT = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`|\/\/.*|\/\*[\s\S]*?\*\//g;
const INSERTED = /\$\{[^}]*\}/g;
/** True and false as YAML, Python and others write them. */
const YES_OR_NO = /^(yes|no|on|off|True|False|TRUE|FALSE)$/;

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
  const place = error instanceof Error ? fileIn(error.stack ?? "") : undefined;
  return [(word && findWord(word, place)) || `content/: cannot be loaded (${message}).`];
}

/** The file of content/ in which an error was thrown. */
function fileIn(stack: string): string | undefined {
  const [, file] =
    /[\\/](content[\\/][\w\\/-]+\.ts):\d+/.exec(stack.replaceAll(process.cwd(), "")) ?? [];
  return file && path.normalize(file);
}

function findWord(word: string, place?: string): string | undefined {
  const name = `(?<![\\w.$])${word.replaceAll("$", "\\$")}(?!\\w)`;
  const known = new RegExp(`(\\b(const|function|type)\\s+|\\bimport [^;"]*?)${name}`);
  const texts = globSync("content/**/*.ts")
    .sort((a, b) => Number(b === place) - Number(a === place) || a.localeCompare(b))
    .map((file) => ({ file, text: readFileSync(file, "utf8") }));
  const imported = new RegExp(`^import \\{[^}]*${name}[^}]*\\} from ("[^"]+");$`, "m");
  const source = texts.flatMap(({ text }) => imported.exec(text)?.[1] ?? [])[0];
  for (const { file, text } of texts) {
    if (known.test(text)) continue;
    const found = withoutTexts(text).search(new RegExp(name));
    if (found < 0) continue;
    return atLine(file.replaceAll(path.sep, "/"), text, lineAt(text, found), why(word, source));
  }
}

function why(word: string, source?: string): string {
  if (source)
    return `the line that imports ${word} is missing at the top of the file. Write it there: import { ${word} } from ${source};`;
  if (word.startsWith("$")) return `a number is written without its sign: price: ${word.slice(1)},`;
  if (YES_OR_NO.test(word)) return "write true or false here, without quotes.";
  return `the text has no quotes. Write: "${word}"`;
}

/** Of the same length; what a text inserts is code, and stays. */
function withoutTexts(text: string): string {
  const blank = (it: string) => it.replace(/[^\n]/g, " ");
  return text.replace(TEXT, (it) => {
    if (!it.startsWith("`")) return blank(it);
    const inserted = [...it.matchAll(INSERTED)];
    return inserted.reduce(
      (blanked, { 0: code, index }) =>
        blanked.slice(0, index) + code + blanked.slice(index + code.length),
      blank(it),
    );
  });
}

function firstLine(message: string): string {
  const [line = ""] = stripVTControlCharacters(message).split("\n");
  return line.replaceAll(process.cwd() + path.sep, "");
}
