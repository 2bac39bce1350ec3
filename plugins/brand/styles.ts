import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { readContent } from "../content/read-content.ts";
import { brandColor, mixColors } from "./colors.ts";
import { type CutFile, cutAxes, cutFile, cutFont, openSource, type Role, sizeOf } from "./fonts.ts";
import { contentLetters } from "./letters.ts";

const FOLDER = path.resolve(".cache/brand");

/** Writes the brand's style sheets, which app/app.css imports, and the fonts beside them; false if nothing has changed. */
export async function writeStyles(): Promise<boolean> {
  await mkdir(FOLDER, { recursive: true });
  const letters = [...contentLetters().keys()];
  const roles: Role[] = ["display", "text"];
  const faces = roles.map(async (role) => {
    const files = await cutFont(role, letters);
    for (const { name, file } of files) await copyFile(file, cutFile(name));
    return fontFaces(role, files);
  });
  const rules = [...(await Promise.all(faces)), printRules()];
  const isNew = [
    writeChanged("theme.css", themeSheet()),
    writeChanged("rules.css", rules.join("")),
  ];
  return (await Promise.all(isNew)).includes(true);
}

async function writeChanged(name: string, text: string): Promise<boolean> {
  const file = path.join(FOLDER, name);
  if ((await readFile(file, "utf8").catch(() => "")) === text) return false;
  await writeFile(file, text);
  return true;
}

export function themeSheet(): string {
  return cssBlock("@theme", [
    ["--color-*", "initial"],
    ...colorTokens(readContent("brand").colors),
    ["--color-ink-rule", brandColor("ink-line", 0.6)],
    ["--color-dusk", mixColors("ink", "paper-link", 0.42)],
    ["--font-*", "initial"],
    ["--font-display", fontFamily("display")],
    ["--font-text", fontFamily("text")],
  ]);
}

function printRules(): string {
  return `@media print {\n${cssBlock(":root", colorTokens(readContent("brand").printColors))}}\n`;
}

function colorTokens(named: Record<string, string>): string[][] {
  return Object.entries(named).map(([name, value]) => [`--color-${name}`, value]);
}

/** Fonts that most devices have, and how wide their letters are. */
const SYSTEM = {
  arial: { name: "", local: ["Arial", "Liberation Sans", "Helvetica Neue"], width: 0.42655 },
  roboto: { name: " Roboto", local: ["Roboto Regular", "Roboto"], width: 0.42567 },
};

const FALLBACKS = { display: "Display Fallback", text: "Text Fallback" };

function fontFamily(role: Role): string {
  const { family, otherwise } = readContent("fonts/fonts")[role];
  return `"${family}", "${FALLBACKS[role]}", "${FALLBACKS[role]} Roboto", ${otherwise}`;
}

/** The files of a font, and fallbacks of its width and height, so that nothing moves when it has loaded. */
async function fontFaces(role: Role, files: CutFile[]): Promise<string> {
  const font = readContent("fonts/fonts")[role];
  const source = await openSource(font);
  const set = sizeOf(role, source);
  const { wght } = cutAxes(role, source, font.axes);
  const weight = typeof wght === "object" ? `${wght.min} ${wght.max}` : wght?.toString();
  // If two files contain a character, browsers use the later one.
  const web = files.map(({ name, range }) =>
    cssBlock("@font-face", [
      ["font-family", `"${font.family}"`],
      ["src", `url("./${name}.woff2") format("woff2")`],
      ...(weight ? [["font-weight", weight]] : []),
      ["font-display", "swap"],
      ...(set < 1 ? [["size-adjust", percent(set)]] : []),
      ...(range ? [["unicode-range", range]] : []),
    ]),
  );
  const fallbacks = Object.values(SYSTEM).map(({ name, local, width }) => {
    const size = (set * source.width) / width;
    return cssBlock("@font-face", [
      ["font-family", `"${FALLBACKS[role]}${name}"`],
      ["src", local.map((it) => `local("${it}")`).join(", ")],
      ["size-adjust", percent(size)],
      ["ascent-override", percent((set * source.ascent) / size)],
      ["descent-override", percent((set * source.descent) / size)],
      ["line-gap-override", "0%"],
    ]);
  });
  return [...web, ...fallbacks].join("");
}

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;

function cssBlock(head: string, lines: string[][]): string {
  const body = lines.map(([name, value]) => `  ${name}: ${value};\n`).join("");
  return `${head} {\n${body}}\n`;
}
