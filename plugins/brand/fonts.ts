import { existsSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import type { Fonts } from "../../app/content/schema/brand.ts";
import { cachedFile, contentHash } from "../cache.ts";
import { readContent } from "../content/read-content.ts";
import { splitLetters, unicodeRange, withCapitals } from "./letters.ts";

export type Role = keyof Fonts;
type Axes = NonNullable<Fonts[Role]["axes"]>;

export const fromRoot = createRequire(path.resolve("package.json"));

type FontFile = {
  file: string;
  bytes: Buffer;
  letters: Set<string>;
  axes: Record<string, { min: number; default: number; max: number }>;
  /** In ems: the mean width of a letter of `ENGLISH`, and the space above and below the line. */
  width: number;
  ascent: number;
  descent: number;
};

/** As wide in Arial and in Roboto as `SYSTEM_WIDTHS` of plugins/brand/styles.ts say. */
const ENGLISH =
  "A video explains in one minute what a page of text explains in five. We plan it with you, film it in a day at your place or in our studio, and send you the finished cuts within two weeks.";

const opened = new Map<string, Promise<FontFile>>();

/** Reads a font file once; rejects if it is none. */
export function openFont(file: string, axes: Axes = {}): Promise<FontFile> {
  const bytes = readFileSync(file);
  const key = contentHash(bytes, JSON.stringify(axes));
  const font = opened.get(key) ?? readFont(file, bytes, axes, key);
  opened.set(key, font);
  return font;
}

async function readFont(file: string, bytes: Buffer, axes: Axes, key: string): Promise<FontFile> {
  const facts = await cachedFile(`fonts/${key}.json`, async () =>
    Buffer.from(JSON.stringify(await measure(bytes, axes))),
  );
  const { letters, ...measured } = JSON.parse(await readFile(facts, "utf8"));
  return { file, bytes, letters: new Set(letters), ...measured };
}

async function measure(bytes: Buffer, axes: Axes) {
  // Here, because most builds find their fonts in .cache.
  const { default: subsetFont } = await import("subset-font");
  const { Blob, Face, Font, Variation } = await import("harfbuzzjs");
  const data = await subsetFont(bytes, "", { targetFormat: "truetype", keepAllGlyphs: true });
  const face = new Face(new Blob(data), 0);
  const font = new Font(face);
  const fixed = Object.entries(axes).filter(([, value]) => typeof value === "number");
  font.setVariations(fixed.map(([axis, value]) => new Variation(axis, Number(value))));
  const { ascender, descender } = font.hExtents();
  const widths = [...ENGLISH].map((letter) =>
    font.glyphHAdvance(font.nominalGlyph(letter.codePointAt(0) ?? 0) ?? 0),
  );
  return {
    letters: Array.from(face.collectUnicodes(), (code) => String.fromCodePoint(code)).join(""),
    axes: face.getAxisInfos(),
    width: widths.reduce((sum, width) => sum + width, 0) / widths.length / face.upem,
    ascent: ascender / face.upem,
    descent: -descender / face.upem,
  };
}

/** Of letters in headings, in ems: a word of 16 letters fits on a phone. */
const WIDEST = 0.36;

/** How large a face is set: headings in a wide one are smaller, so that they do not break within words. */
export function sizeOf(role: Role, { width }: Pick<FontFile, "width">): number {
  return role === "display" ? Math.min(1, WIDEST / width) : 1;
}

export function openSource({ source, axes }: Fonts[Role]): Promise<FontFile> {
  return openFont(fromRoot.resolve(source), axes);
}

/** Packages keep letters of other languages in files of their own, such as x-latin-ext-wght-normal.woff2. */
const SUBSETS = ["latin-ext", "vietnamese", "greek", "greek-ext", "cyrillic", "cyrillic-ext"];

/** The source of a font, and the files beside it with letters of the site that the source does not have. */
export async function openFiles(font: Fonts[Role], content: string[]) {
  const source = await openSource(font);
  const others: { font: FontFile; letters: string[] }[] = [];
  let missing = content.filter((it) => !source.letters.has(it));
  for (const subset of SUBSETS) {
    const file = source.file.replace(/-latin-(?=[^/\\]*$)/, `-${subset}-`);
    if (missing.length === 0 || file === source.file || !existsSync(file)) continue;
    const other = await openFont(file, font.axes);
    const letters = missing.filter((it) => other.letters.has(it));
    if (letters.length > 0) others.push({ font: other, letters });
    missing = missing.filter((it) => !letters.includes(it));
  }
  return { source, others, missing };
}

/** The axes of a cut font: the text's has the two weights of the site, and other axes are at the font's own value. */
export function cutAxes(role: Role, { axes }: Pick<FontFile, "axes">, given: Axes = {}): Axes {
  const own = Object.entries(axes).map(([axis, { min, max, default: usual }]) => {
    const hasWeights = role === "text" && axis === "wght";
    return [axis, hasWeights ? { min: Math.max(min, 400), max: Math.min(max, 600) } : usual];
  });
  return { ...Object.fromEntries(own), ...given };
}

/** Where a file of a cut font is, beside the style sheet that names it. */
export const cutFile = (name: string) => path.resolve(`.cache/brand/${name}.woff2`);

/** A file of a cut font; browsers load one with a range only where a page has a letter of it. */
export type CutFile = { name: string; file: string; range?: string };

/** Cuts a font to the letters of the site, in one file for every page and others for the pages that need them. */
export async function cutFont(role: Role, content: string[]): Promise<CutFile[]> {
  const { common, rare } = splitLetters(content);
  const { source, others } = await openFiles(
    readContent("fonts/fonts")[role],
    withCapitals(content),
  );
  const inSource = (letters: string[]) => letters.filter((it) => source.letters.has(it));
  const always = inSource(common);
  const seldom = inSource(rare);
  return Promise.all([
    cut(role, source, always).then((file) => ({ name: role, file })),
    cut(role, source, seldom).then((file) => ({
      name: `${role}-rare`,
      file,
      range: unicodeRange(seldom),
    })),
    ...others.map(async ({ font, letters }, at) => ({
      name: `${role}-${at + 2}`,
      file: await cut(role, font, letters),
      range: unicodeRange(letters),
    })),
  ]);
}

async function cut(role: Role, font: FontFile, kept: string[]): Promise<string> {
  const letters = kept.join("");
  const variationAxes = cutAxes(role, font, readContent("fonts/fonts")[role].axes);
  const hash = contentHash(font.bytes, letters, JSON.stringify(variationAxes));
  return cachedFile(`fonts/${hash}.woff2`, async () => {
    const { default: subsetFont } = await import("subset-font");
    const keepFeatures = ["kern", "tnum"];
    return subsetFont(font.bytes, letters, { targetFormat: "woff2", variationAxes, keepFeatures });
  });
}

/** The brand's two fonts for satori, which needs them uncompressed and at one weight, with the letters of a site. */
export async function loadFaces(content: string[]) {
  const faces = [
    loadFace("Display", "display", 400, content),
    loadFace("Text", "text", 600, content),
  ];
  return (await Promise.all(faces)).flat();
}

async function loadFace(name: string, role: Role, weight: 400 | 600, content: string[]) {
  const { default: subsetFont } = await import("subset-font");
  const { source, others } = await openFiles(readContent("fonts/fonts")[role], content);
  return Promise.all(
    [source, ...others.map(({ font }) => font)].map(async (font, at) => {
      const axes = cutAxes(role, font, readContent("fonts/fonts")[role].axes);
      const { wght } = axes;
      const variationAxes = typeof wght === "object" ? { ...axes, wght: wght.max } : axes;
      const options = { targetFormat: "truetype", keepAllGlyphs: true, variationAxes } as const;
      const data = await subsetFont(font.bytes, "", options);
      return { name: at === 0 ? name : `${name} ${at + 1}`, weight, data };
    }),
  );
}
