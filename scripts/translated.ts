import { parseArgs } from "node:util";
import { type NotedFiles, notedName, noteTexts } from "../app/content/noted.ts";
import { listLanguages } from "../plugins/content/language.ts";
import { readTranslation, type TextOfFile } from "../plugins/content/languages.ts";
import { readNoted, saveNoted } from "../plugins/content/noted.ts";
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
  for (const [file, own] of Map.groupBy(texts, (it) => it.file)) {
    const notes = noteTexts(own, before[file], isRight);
    if (Object.keys(notes).length > 0) noted[file] = notes;
  }
  const changed = texts.filter((text) => {
    const [was, is] = [before, noted].map((it) => it[text.file]?.[notedName(text)]);
    return is && (is.from !== was?.from || is.to !== was.to);
  }).length;
  for (const it of stillRight)
    if (!texts.some(({ file, name }) => it === file || it === `${file}:${name}`))
      throw new Error(
        `There is no text ${it}. Name one as npm run doctor -- --language ${language} does.`,
      );
  saveNoted(language, noted);
  const outdated = texts.filter((it) => it.state === "outdated" && !isRight(it)).length;
  return `Noted ${changed} ${changed === 1 ? "text" : "texts"}${outdated > 0 ? `; ${outdated} are outdated: npm run doctor -- --language ${language}` : ""}.`;
}
