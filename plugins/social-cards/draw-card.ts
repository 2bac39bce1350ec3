import { createElement as h } from "react";
import satori from "satori";
import sharp from "sharp";
import { CARD } from "../../app/seo/social-card.ts";
import { loadFaces } from "../brand/letters.ts";
import { brandColor } from "../brand/palette.ts";

/** One social picture: its words over a still. */
export type Card = { title: string; label: string; still: string };

const MARGIN = 72;

const fonts = loadFaces();

/** Draws a card as a JPEG of 1200 by 630 pixels, in the type and colours of the brand. */
export async function drawCard(card: Card, brand: string): Promise<Buffer> {
  const words = await satori(layOut(card, brand), { ...CARD, fonts: await fonts });
  return sharp(card.still)
    .resize(CARD.width, CARD.height, { fit: "cover" })
    .composite([{ input: Buffer.from(words) }])
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
}

const ink = (alpha: number) => brandColor("ink", alpha);

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
        color: brandColor("mist"),
        backgroundImage: `linear-gradient(100deg, ${ink(0.9)} 20%, ${ink(0.55)} 60%, ${ink(0.1)} 100%)`,
      },
    },
    h("div", { style: { display: "flex", fontFamily: "Display", fontSize: 52 } }, brand),
    h(
      "div",
      { style: { ...column, gap: 28 } },
      h("div", { style: { width: 96, height: 6, backgroundColor: brandColor("tungsten") } }),
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
