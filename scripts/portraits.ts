/**
 * Makes the monogram plates that stand for the team until photographs do: replace
 * public/frames/portrait-<slug>-<width>.{avif,webp} with those.
 *
 *   node scripts/portraits.ts
 */
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { createElement as h } from "react";
import satori from "satori";
import sharp from "sharp";
import { team } from "../content/team.ts";
import { root } from "./tools.ts";

const SIZE = { width: 828, height: 1035 };
const WIDTHS = [480, 828];
const GLOW = { tungsten: "#f7b55c", rain: "#7fd0dc", moss: "#8fc39a", rose: "#e0a09a" };

const font = await readFile(
  createRequire(import.meta.url).resolve(
    "@fontsource/league-gothic/files/league-gothic-latin-400-normal.woff",
  ),
);

for (const { slug, initials, avatarColor } of team.members) {
  const plate = await drawPlate(initials, GLOW[avatarColor]);
  for (const width of WIDTHS) {
    const file = path.join(root, `public/frames/portrait-${slug}-${width}`);
    await sharp(plate).resize(width).avif({ quality: 50 }).toFile(`${file}.avif`);
    await sharp(plate).resize(width).webp({ quality: 78 }).toFile(`${file}.webp`);
  }
}

/** Initials in the light of a practical, out of frame, with film grain. */
async function drawPlate(initials: string, glow: string): Promise<Buffer> {
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
          color: glow,
          fontFamily: "Display",
          fontSize: 560,
          lineHeight: 0.86,
          backgroundColor: "#0b1217",
          backgroundImage: `radial-gradient(circle at 78% 18%, ${glow}66 0%, ${glow}1f 34%, #0b121700 62%), linear-gradient(200deg, #16222a, #0b1217 70%)`,
        },
      },
      initials,
    ),
    { ...SIZE, fonts: [{ name: "Display", data: font, weight: 400 }] },
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
