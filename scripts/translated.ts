import { parseArgs } from "node:util";
import { listLanguages } from "../plugins/content/language.ts";
import { readTranslation, type TextOfFile } from "../plugins/content/languages.ts";
import { type NotedFiles, readNoted, writeNoted } from "../plugins/content/noted.ts";
import { exitWith } from "./tools.ts";

const USAGE = `Usage: npm run translated -- es [--still-right FILE[:TEXT]]

Notes in content/es/translated-from.yaml which texts of the first language those of content/es were
made of: of what is new and what was changed since. Then npm run doctor -- --language es lists
what is outdated. --still-right: of an outdated text, or all of a file, that needs no change, such
as home.yaml or home.yaml:labels.rating.`;

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      "still-right": { type: "string", multiple: true },
      help: { type: "boolean", short: "h" },
    },
  });
  const [language] = positionals;
  if (values.help || !language) console.log(USAGE);
  else console.log(note(language, values["still-right"] ?? []));
} catch (error) {
  exitWith(error);
}

function note(language: string, stillRight: string[]): string {
  if (!listLanguages().includes(language))
    throw new Error(`There is no folder content/${language}.`);
  const { texts } = readTranslation(language);
  const before = readNoted(language);
  const isRight = ({ file, name }: TextOfFile) =>
    stillRight.some((it) => it === file || it === `${file}:${name}`);
  const noted: NotedFiles = {};
  let changed = 0;
  for (const text of texts.filter(({ hashes }) => hashes)) {
    const was = before[text.file]?.[nameOf(text)];
    const isKept = text.state === "wrong" || (text.state === "outdated" && !isRight(text));
    const is = isKept ? was : text.hashes;
    if (is && (is.from !== was?.from || is.to !== was.to)) changed += 1;
    noted[text.file] = { ...noted[text.file], [nameOf(text)]: is };
  }
  for (const it of stillRight)
    if (!texts.some(({ file, name }) => it === file || it === `${file}:${name}`))
      throw new Error(
        `There is no text ${it}. Name one as npm run doctor -- --language ${language} does.`,
      );
  writeNoted(language, noted);
  const outdated = texts.filter((it) => it.state === "outdated" && !isRight(it)).length;
  return `Noted ${changed} ${changed === 1 ? "text" : "texts"}${outdated > 0 ? `; ${outdated} are outdated: npm run doctor -- --language ${language}` : ""}.`;
}

/** A Markdown file is one text. */
function nameOf({ name }: TextOfFile): string {
  return name || "whole";
}
