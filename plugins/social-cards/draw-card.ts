import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { createElement as h } from "react";
import satori from "satori";
import sharp from "sharp";
import { CARD } from "../../app/seo/social-card.ts";

/** One social picture: its words over a still. */
export type Card = { title: string; label: string; still: string };

const INK = "#0b1217";
const MIST = "#eef3f5";
const TUNGSTEN = "#f7b55c";
const MARGIN = 72;

const require = createRequire(import.meta.url);
const font = (file: string) => readFile(require.resolve(`@fontsource/${file}`));
const fonts = Promise.all([
  font("league-gothic/files/league-gothic-latin-400-normal.woff"),
  font("hanken-grotesk/files/hanken-grotesk-latin-600-normal.woff"),
]);

/** Draws a card as a JPEG of 1200 by 630 pixels, in the type and colours of app.css. */
export async function drawCard(card: Card, brand: string): Promise<Buffer> {
  const words = await satori(layOut(card, brand), { ...CARD, fonts: await loadFonts() });
  return sharp(card.still)
    .resize(CARD.width, CARD.height, { fit: "cover" })
    .composite([{ input: Buffer.from(words) }])
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
}

async function loadFonts() {
  const [display, text] = await fonts;
  return [
    { name: "Display", data: display, weight: 400 as const },
    { name: "Text", data: text, weight: 600 as const },
  ];
}

function layOut({ title, label }: Card, brand: string) {
  const column = { display: "flex", flexDirection: "column" as const };
  return h(
    "div",
    {
      style: {
        ...column,
        width: "100%",
        height: "100%",
        padding: MARGIN,
        boxSizing: "border-box",
        justifyContent: "space-between",
        color: MIST,
        backgroundImage: `linear-gradient(100deg, ${INK}e6 20%, ${INK}8c 60%, ${INK}1a 100%)`,
      },
    },
    h("div", { style: { display: "flex", fontFamily: "Display", fontSize: 52 } }, brand),
    h(
      "div",
      { style: { ...column, gap: 28 } },
      h("div", { style: { width: 96, height: 6, backgroundColor: TUNGSTEN } }),
      h(
        "div",
        {
          style: {
            fontFamily: "Display",
            fontSize: title.length > 44 ? 96 : 116,
            lineHeight: 1,
            maxWidth: 900,
          },
        },
        title,
      ),
      h(
        "div",
        { style: { fontFamily: "Text", fontSize: 28, letterSpacing: 3 } },
        label.toUpperCase(),
      ),
    ),
  );
}
