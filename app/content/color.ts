import { converter, formatHex, formatHex8, parse, toGamut } from "culori";

export const intoSrgb = toGamut("rgb", "oklch");
const toRgb = converter("rgb");

/** A CSS color as the nearest one of sRGB, in hexadecimal digits. */
export function hex(color: string, alpha?: number): string {
  const parsed = parse(color);
  // The check of content/brand.yaml reports invalid colors.
  if (!parsed) return color;
  const opacity = alpha ?? parsed.alpha ?? 1;
  const rgb = { ...toRgb(intoSrgb(parsed)), alpha: opacity };
  return opacity < 1 ? formatHex8(rgb) : formatHex(rgb);
}
