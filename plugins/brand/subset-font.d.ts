declare module "subset-font" {
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      targetFormat: "woff2" | "truetype";
      variationAxes?: object;
      keepAllGlyphs?: boolean;
      keepFeatures?: string[];
    },
  ): Promise<Buffer>;
}
