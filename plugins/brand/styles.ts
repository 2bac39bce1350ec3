import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Fonts } from "../../app/content/schema/brand.ts";
import { readContent } from "../content/read-content.ts";
import { brandColor, mixColors } from "./colors.ts";
import { RARE_RANGES } from "./fonts.ts";

const FOLDER = path.resolve(".cache/brand");

/** Writes the tokens and fonts of the brand into the style sheets that app/app.css imports. */
export function writeStyles(): void {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(path.join(FOLDER, "theme.css"), themeSheet());
  const rules = [fontFaces("display"), fontFaces("text"), printRules()];
  writeFileSync(path.join(FOLDER, "rules.css"), rules.join(""));
}

/** Tailwind's tokens: the brand's colors, two made from them, and its fonts. */
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

export type Role = keyof Fonts;

const RANGE = RARE_RANGES.map(([from, to]) => `U+${from.toString(16)}-${to.toString(16)}`).join(
  ", ",
);

const FALLBACKS = { display: "Display Fallback", text: "Text Fallback" };
const LOCAL = {
  arial: ["Arial", "Liberation Sans", "Helvetica Neue"],
  roboto: ["Roboto Regular", "Roboto"],
};

function fontFamily(role: Role): string {
  const { family, otherwise } = readContent("fonts/fonts")[role];
  return `"${family}", "${FALLBACKS[role]}", "${FALLBACKS[role]} Roboto", ${otherwise}`;
}

/** The font of a role, and fallbacks with its metrics, which prevent layout shifts when it loads. */
export function fontFaces(role: Role): string {
  const { family, axes, like } = readContent("fonts/fonts")[role];
  const weight = weights(axes);
  const web = (file: string, letters?: string) =>
    cssBlock("@font-face", [
      ["font-family", `"${family}"`],
      ["src", `url("../../content/fonts/${file}.woff2") format("woff2")`],
      ...(weight ? [["font-weight", weight]] : []),
      ["font-display", "swap"],
      ...(letters ? [["unicode-range", letters]] : []),
    ]);
  return [
    web(role),
    // If two files contain a character, browsers use the later one.
    web(`${role}-rare`, RANGE),
    fallback(FALLBACKS[role], LOCAL.arial, like.arial),
    fallback(`${FALLBACKS[role]} Roboto`, LOCAL.roboto, like.roboto),
  ].join("");
}

function weights({ wght }: Fonts[Role]["axes"]): string | undefined {
  if (wght === undefined) return;
  return typeof wght === "number" ? `${wght}` : `${wght.min} ${wght.max}`;
}

function fallback(name: string, local: string[], like: Fonts[Role]["like"]["arial"]): string {
  return cssBlock("@font-face", [
    ["font-family", `"${name}"`],
    ["src", local.map((font) => `local("${font}")`).join(", ")],
    ["size-adjust", `${like.size}%`],
    ["ascent-override", `${like.ascent}%`],
    ["descent-override", `${like.descent}%`],
    ["line-gap-override", "0%"],
  ]);
}

function cssBlock(head: string, lines: string[][]): string {
  const body = lines.map(([name, value]) => `  ${name}: ${value};\n`).join("");
  return `${head} {\n${body}}\n`;
}
