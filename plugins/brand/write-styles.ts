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
  ["ink-control", [70]],
  ["mist-muted", [30]],
  ["paper-link", [30]],
  ["tungsten", [22, 30, 60]],
  ["tungsten-bright", [17]],
  ["rain", [30, 60]],
  ["moss", [30, 60]],
  ["rose", [30, 60]],
  ["ember", [8, 30]],
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

/** Tailwind's tokens; what shines through is written out where it is used, as paper shows none of it. */
export function themeSheet(): string {
  return tokens() + sheers();
}

function tokens(): string {
  return cssBlock("@theme", [
    ["--color-*", "initial"],
    ...Object.entries(colors).map(([name, value]) => [`--color-${name}`, hex(value)]),
    ["--color-ink-rule", brandColor("ink-line", RULE)],
    ["--color-dusk", mixedColor("paper-link", "ink", DUSK)],
    ["--font-*", "initial"],
    ["--font-display", fontFamily("display")],
    ["--font-text", fontFamily("text")],
  ]);
}

function sheers(): string {
  const each = SHEER.flatMap(([name, percents]) => percents.map((percent) => sheer(name, percent)));
  return cssBlock("@theme inline", each);
}

const sheer = (name: ColorName, percent: number) => [
  `--color-${name}-${percent}`,
  brandColor(name, percent / 100),
];

function printRules(): string {
  const root = cssBlock(
    ":root",
    Object.entries(printColors).map(([name, value]) => [`--color-${name}`, hex(value)]),
  );
  return `@media print {\n${root}}\n`;
}
