import { globSync, readFileSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "vitest";
import { colors } from "#content/brand.yaml";
import { hex } from "../../app/content/color.ts";
import { brandColor } from "./colors.ts";
import { drawIcons } from "./icons.ts";
import { themeSheet } from "./styles.ts";

const COLOR = /#(?:[\da-f]{3,4}){1,2}\b|\b(?:oklch|oklab|rgba?|hsla?)\(/gi;
/** White, black and grays are nobody's brand: sheets print in them, and film grain is one. */
const isGrey = (color: string) => /^#(.)\1+$|^#(..)\2\2/.test(color);

test("a color outside sRGB becomes the nearest sRGB color and keeps its opacity", () => {
  expect(hex("oklch(0.88 0.11 78)")).toMatch(/^#[\da-f]{6}$/);
  expect(hex("oklch(0.12 0.02 235 / 0.82)")).toMatch(/^#[\da-f]{6}d1$/);
  expect(brandColor("ink", 0.5)).toBe(`${brandColor("ink")}80`);
});

test("tokens have the colors of the brand", () => {
  expect(themeSheet()).toContain(`--color-ink: ${colors.ink};`);
});

test("the icons have the background color of the brand", async () => {
  const icons = await drawIcons();
  expect(String(icons.get("favicon.svg"))).toContain(`fill="${brandColor("ink")}"`);
  for (const size of [192, 512]) {
    const { width, height, hasAlpha } = await sharp(icons.get(`icon-${size}.png`)).metadata();
    expect([width, height, hasAlpha]).toEqual([size, size, false]);
  }
});

test("no color is defined outside of content/brand.yaml", () => {
  const files = globSync("{app,content,plugins,scripts,workers}/**/*.{css,ts,tsx,svg}");
  const found = files
    .filter((file) => !/\.test\.tsx?$|[\\/]schema[\\/]/.test(file))
    .flatMap((file) => colorsOf(readFileSync(file, "utf8")).map((color) => `${file} ${color}`));
  expect(found).toEqual([]);
});

const colorsOf = (text: string) => (text.match(COLOR) ?? []).filter((color) => !isGrey(color));
