import { formatHex, interpolate } from "culori";
import { hex, intoSrgb } from "../../app/content/color.ts";
import type { Colors } from "../../app/content/schema/brand.ts";
import { readContent } from "../content/read-content.ts";

type ColorName = keyof Colors;

/** `share` of `other` in `name`; mixed here because Tailwind repeats each `color-mix()` for older browsers. */
export function mixColors(name: ColorName, other: ColorName, share: number): string {
  const { colors } = readContent("brand");
  return formatHex(intoSrgb(interpolate([colors[name], colors[other]], "oklab")(share)));
}

export const brandColor = (name: ColorName, alpha?: number) =>
  hex(readContent("brand").colors[name], alpha);
