import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { colors, printColors } from "../../content/brand.ts";
import { cssBlock } from "./css-block.ts";
import { fontFaces, fontFamily } from "./font-faces.ts";

const FOLDER = path.resolve(".cache/brand");

/** Writes the brand's tokens and type faces as the sheets that app/app.css imports. */
export function writeStyles(): void {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(path.join(FOLDER, "theme.css"), themeSheet());
  const rules = [fontFaces("display"), fontFaces("text"), printRules()];
  writeFileSync(path.join(FOLDER, "rules.css"), rules.join(""));
}

/** Tailwind's tokens: the brand's colours, and two that are mixed of them. */
export function themeSheet(): string {
  return cssBlock("@theme", [
    ["--color-*", "initial"],
    ...colorTokens(colors),
    // A rule between things is the line's colour, fainter.
    ["--color-ink-rule", "color-mix(in oklab, var(--color-ink-line) 60%, transparent)"],
    // The dark ground of a section that looks back at paper.
    ["--color-dusk", "color-mix(in oklab, var(--color-paper-link) 42%, var(--color-ink))"],
    ["--font-*", "initial"],
    ["--font-display", fontFamily("display")],
    ["--font-text", fontFamily("text")],
  ]);
}

function printRules(): string {
  return `@media print {\n${cssBlock(":root", colorTokens(printColors))}}\n`;
}

function colorTokens(named: Record<string, string>): string[][] {
  return Object.entries(named).map(([name, value]) => [`--color-${name}`, value]);
}
