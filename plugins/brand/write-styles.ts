import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { colors, printColors } from "../../content/brand.ts";
import { cssBlock } from "./css-block.ts";
import { fontFaces, fontFamily } from "./font-faces.ts";
import { brandColor, type ColorName, hex, mixedColor } from "./palette.ts";

const FOLDER = path.resolve(".cache/brand");
/** Colours that something shines through, in percent: older browsers mix none, so they are mixed here. */
const SHEER: [ColorName, percents: number[]][] = [
  ["ink", [35, 62, 72, 90, 92, 95]],
  ["tungsten", [22]],
  ["ember", [8]],
];
/** A rule between things is the line's colour, fainter. */
const RULE = 0.6;
/** The dark ground of a section that looks back at paper. */
const DUSK = 0.42;

/** Writes the brand's tokens and type faces as the sheets that app/theme.css and app/app.css import. */
export function writeStyles(): void {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(path.join(FOLDER, "theme.css"), themeSheet());
  const rules = [fontFaces("display"), fontFaces("text"), printRules()];
  writeFileSync(path.join(FOLDER, "rules.css"), rules.join(""));
}

/** Tailwind's tokens. */
export function themeSheet(): string {
  return cssBlock("@theme", [
    ["--color-*", "initial"],
    ...Object.entries(colors).map(([name, value]) => [`--color-${name}`, hex(value)]),
    ["--color-ink-rule", brandColor("ink-line", RULE)],
    ...SHEER.flatMap(([name, percents]) => percents.map((percent) => sheer(name, percent))),
    ["--color-dusk", mixedColor("paper-link", "ink", DUSK)],
    ["--font-*", "initial"],
    ["--font-display", fontFamily("display")],
    ["--font-text", fontFamily("text")],
  ]);
}

const sheer = (name: ColorName, percent: number) => [
  `--color-${name}-${percent}`,
  brandColor(name, percent / 100),
];

function printRules(): string {
  const tokens = Object.entries(printColors);
  const root = cssBlock(
    ":root",
    tokens.map(([name, value]) => [`--color-${name}`, hex(value)]),
  );
  return `@media print {\n${root}}\n`;
}
