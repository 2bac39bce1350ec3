import { converter, formatHex, formatHex8, interpolate, parse, toGamut } from "culori";
import { colors } from "../../content/brand.ts";

const intoSrgb = toGamut("rgb", "oklch");
const toRgb = converter("rgb");

export function hex(color: string, alpha?: number): string {
  const parsed = parse(color);
  // The check of content/brand.ts reports invalid colors.
  if (!parsed) return color;
  const opacity = alpha ?? parsed.alpha ?? 1;
  const rgb = { ...toRgb(intoSrgb(parsed)), alpha: opacity };
  return opacity < 1 ? formatHex8(rgb) : formatHex(rgb);
}

export type ColorName = keyof typeof colors;

/** `share` of `other` in `name`; mixed here because Tailwind repeats each `color-mix()` for older browsers. */
export function mixColors(name: ColorName, other: ColorName, share: number): string {
  const [own, mixed] = [colors[name], colors[other]];
  // The check of the content reports such a color; until then it must not end the tool that asks.
  if (!parse(own) || !parse(mixed)) return own;
  return formatHex(intoSrgb(interpolate([own, mixed], "oklab")(share)));
}

export const brandColor = (name: ColorName, alpha?: number) => hex(colors[name], alpha);
