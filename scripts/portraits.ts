/**
 * Makes the monogram plates that stand for the team until photographs do: replace
 * public/frames/portrait-<slug>-<width>.{avif,webp} with those.
 *
 *   node scripts/portraits.ts
 */
import path from "node:path";
import { createElement as h } from "react";
import satori from "satori";
import sharp from "sharp";
import { team } from "../content/team.ts";
import { loadFaces } from "../plugins/brand/letters.ts";
import { brandColor, type ColorName } from "../plugins/brand/palette.ts";
import { root } from "./tools.ts";

const SIZE = { width: 828, height: 1035 };
const WIDTHS = [480, 828];

const faces = await loadFaces();

for (const { slug, initials, avatarColor } of team.members) {
  const plate = await drawPlate(initials, avatarColor);
  for (const width of WIDTHS) {
    const file = path.join(root, `public/frames/portrait-${slug}-${width}`);
    await sharp(plate).resize(width).avif({ quality: 50 }).toFile(`${file}.avif`);
    await sharp(plate).resize(width).webp({ quality: 78 }).toFile(`${file}.webp`);
  }
}

/** Initials in the light of a practical, out of frame, with film grain. */
async function drawPlate(initials: string, color: ColorName): Promise<Buffer> {
  const glow = (alpha?: number) => brandColor(color, alpha);
  const words = await satori(
    h(
      "div",
      {
        style: {
          display: "flex",
          alignItems: "flex-end",
          width: "100%",
          height: "100%",
          padding: 56,
          boxSizing: "border-box",
          color: glow(),
          fontFamily: "Display",
          fontSize: 560,
          lineHeight: 0.86,
          backgroundColor: brandColor("ink"),
          backgroundImage: `radial-gradient(circle at 78% 18%, ${glow(0.4)} 0%, ${glow(0.12)} 34%, ${brandColor("ink", 0)} 62%), linear-gradient(200deg, ${brandColor("ink-raised")}, ${brandColor("ink")} 70%)`,
        },
      },
      initials,
    ),
    { ...SIZE, fonts: faces },
  );
  const grain = await sharp({
    create: {
      ...SIZE,
      channels: 3,
      background: "#808080",
      noise: { type: "gaussian", mean: 128, sigma: 9 },
    },
  })
    .png()
    .toBuffer();
  return sharp(Buffer.from(words))
    .composite([{ input: grain, blend: "soft-light" }])
    .png()
    .toBuffer();
}
