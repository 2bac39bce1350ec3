import { readFile } from "node:fs/promises";
import path from "node:path";
import subsetFont from "subset-font";
import { fonts } from "../../content/fonts/fonts.ts";
import type { Fonts } from "../../content/schema/brand.ts";

/** The brand's two faces as satori reads them: uncompressed, and at one weight. */
export function loadFaces() {
  return Promise.all([loadFace("Display", "display", 400), loadFace("Text", "text", 600)]);
}

/** The file of a face, which pages load too. */
export const fontFile = (role: keyof typeof fonts) => path.resolve(`content/fonts/${role}.woff2`);

async function loadFace<Weight extends number>(
  name: string,
  role: keyof typeof fonts,
  weight: Weight,
) {
  const { wght }: Fonts["text"]["axes"] = fonts[role].axes;
  const data = await subsetFont(await readFile(fontFile(role)), "", {
    targetFormat: "truetype",
    keepAllGlyphs: true,
    variationAxes: typeof wght === "object" ? { wght: weight } : undefined,
  });
  return { name, weight, data };
}
