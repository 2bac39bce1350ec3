import { fonts } from "../../content/fonts/fonts.ts";
import type { Fonts } from "../../content/schema/brand.ts";
import { cssBlock } from "./css-block.ts";
import { RARE } from "./letters.ts";

export type Role = keyof Fonts;

const RANGE = RARE.map(([from, to]) => `U+${from.toString(16)}-${to.toString(16)}`).join(", ");

const FALLBACKS = { display: "Display Fallback", text: "Text Fallback" };
const LOCAL = {
  arial: ["Arial", "Liberation Sans", "Helvetica Neue"],
  roboto: ["Roboto Regular", "Roboto"],
};

/** The families of a role, in the order in which a browser tries them. */
export function fontFamily(role: Role): string {
  const { family, otherwise } = fonts[role];
  return `"${family}", "${FALLBACKS[role]}", "${FALLBACKS[role]} Roboto", ${otherwise}`;
}

/** A role's font, and fallbacks with its metrics, so that nothing moves when it arrives. */
export function fontFaces(role: Role): string {
  const { arial, roboto } = fonts[role].like;
  const weight = weights(fonts[role].axes);
  const web = (file: string, letters?: string) =>
    cssBlock("@font-face", [
      ["font-family", `"${fonts[role].family}"`],
      ["src", `url("../../content/fonts/${file}.woff2") format("woff2")`],
      ...(weight ? [["font-weight", weight]] : []),
      ["font-display", "swap"],
      ...(letters ? [["unicode-range", letters]] : []),
    ]);
  return [
    web(role),
    // Of two that have a letter the later one counts.
    web(`${role}-rare`, RANGE),
    fallback(FALLBACKS[role], LOCAL.arial, arial),
    fallback(`${FALLBACKS[role]} Roboto`, LOCAL.roboto, roboto),
  ].join("");
}

function weights({ wght }: Fonts[Role]["axes"]): string | undefined {
  if (wght === undefined) return;
  return typeof wght === "number" ? `${wght}` : `${wght.min} ${wght.max}`;
}

function fallback(name: string, local: string[], like: Fonts[Role]["like"]["arial"]): string {
  return cssBlock("@font-face", [
    ["font-family", `"${name}"`],
    ["src", local.map((font) => `local("${font}")`).join(", ")],
    ["size-adjust", `${like.size}%`],
    ["ascent-override", `${like.ascent}%`],
    ["descent-override", `${like.descent}%`],
    ["line-gap-override", "0%"],
  ]);
}
