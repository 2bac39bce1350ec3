import { globSync, readFileSync } from "node:fs";
import { priceFormat } from "../../app/content/intl.ts";
import type { Path } from "../../app/content/parse-yaml.ts";
import { languageOfFile, translationOf } from "../content/language.ts";
import { listWritten, readContent } from "../content/read-content.ts";

/** Signs of Basic Latin that few pages use. */
const RARE_SIGNS = "#*<>[\\]^`{|}~";
/** Basic Latin, and the signs of components and style sheets. */
const COMMON = [...range(0x20, 0x7e), ..."\u00a0©·–—‘’“”•…→×−"].filter(
  (letter) => !RARE_SIGNS.includes(letter),
);
/** What visitors may write although the content does not: accents of Latin-1, and signs of currencies. */
const OTHERS = [
  ...RARE_SIGNS,
  ..."®£€₦₩₪₫₱₴₹₺₽",
  ...range(0xc0, 0xff).filter((letter) => !"×÷".includes(letter)),
];

function range(from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at));
}

/** The letters of a font's two files: every page loads the first, and the second where it has one of them. */
export function splitLetters(content: string[]): { common: string[]; rare: string[] } {
  const common = new Set([...COMMON, ...content]);
  const rare = new Set([...OTHERS, ...withCapitals(content)].filter((it) => !common.has(it)));
  return { common: [...common], rare: [...rare] };
}

export function withCapitals(letters: string[]): string[] {
  return [...new Set([...letters, ...letters.map((it) => it.toUpperCase()).join("")])];
}

export function unicodeRange(letters: string[]): string {
  const ranges: [from: number, to: number][] = [];
  for (const code of letters.map(codeOf).sort((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last?.[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  return ranges.map(([from, to]) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ""}`).join(", ");
}

const hex = (code: number) => code.toString(16);
const codeOf = (letter: string) => letter.codePointAt(0) ?? 0;

/** The letters beyond Basic Latin that the site's texts and prices use, each with its first place. */
export function contentLetters(): Map<string, string> {
  const found = new Map<string, string>();
  const note = (text: string, place: () => string) => {
    for (const letter of text.normalize()) {
      if (letter > "\x7f" && !found.has(letter)) found.set(letter, place());
    }
  };
  const { locale, currency } = readContent("site");
  note(priceFormat(locale, currency).format(0), () => "the prices");
  for (const { file, filled, lineOf } of listWritten()) {
    eachText(filled, [], (text, path) => note(text, () => `${file}, line ${lineOf(path)}`));
  }
  for (const path of globSync("content/**/*.mdx").sort()) {
    const file = path.replaceAll("\\", "/");
    if (languageOfFile(file)) continue;
    const lines = readFileSync(translationOf(file) ?? file, "utf8").split("\n");
    for (const [at, line] of lines.entries()) note(line, () => `${file}, line ${at + 1}`);
  }
  return found;
}

function eachText(value: unknown, path: Path, visit: (text: string, path: Path) => void): void {
  if (typeof value === "string") visit(value, path);
  else for (const [key, it] of Object.entries(Object(value))) eachText(it, [...path, key], visit);
}
