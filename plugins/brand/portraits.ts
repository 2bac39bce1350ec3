import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { createElement as h } from "react";
import satori from "satori";
import sharp from "sharp";
import { team } from "../../content/team.ts";
import { cachedFile, contentHash } from "../cache.ts";
import { brandColor, type ColorName } from "./colors.ts";
import { loadFaces } from "./fonts.ts";

const SIZE = { width: 828, height: 1035 };
const AVIF = { quality: 50, effort: 3 };
const WEBP = { quality: 78 };
const SIZES = {
  "480.avif": (picture: Buffer) => sharp(picture).resize(480).avif(AVIF).toBuffer(),
  "828.avif": (picture: Buffer) => sharp(picture).avif(AVIF).toBuffer(),
  "828.webp": (picture: Buffer) => sharp(picture).webp(WEBP).toBuffer(),
};
const PHOTOGRAPHS = path.resolve("public/frames");

type Member = { slug: string; initials: string; avatarColor: ColorName };

/** Placeholder portraits with initials, by file name, of team members without a photograph in public/frames. */
export async function drawPortraits(): Promise<Map<string, Buffer>> {
  const members: Member[] = team.members;
  const drawn = members.map(async (member) => {
    let picture: Promise<Buffer> | undefined;
    const colors = ([member.avatarColor, "ink", "ink-raised"] as const).map((it) => brandColor(it));
    const hash = contentHash([member.initials, ...colors].join());
    const files = Object.entries(SIZES).map(async ([end, convert]) => {
      const name = `portrait-${member.slug}-${end}`;
      if (existsSync(path.join(PHOTOGRAPHS, name))) return [];
      const file = await cachedFile(`portraits/${hash}-${end}`, async () => {
        picture ??= drawPortrait(member);
        return convert(await picture);
      });
      return [[name, await readFile(file)] as const];
    });
    return (await Promise.all(files)).flat();
  });
  return new Map((await Promise.all(drawn)).flat());
}

/** Initials on a gradient with grain. */
async function drawPortrait({ initials, avatarColor }: Member): Promise<Buffer> {
  const color = (alpha?: number) => brandColor(avatarColor, alpha);
  const style = {
    display: "flex",
    alignItems: "flex-end",
    width: "100%",
    height: "100%",
    padding: 56,
    boxSizing: "border-box",
    color: color(),
    fontFamily: "Display",
    fontSize: 560,
    lineHeight: 0.86,
    backgroundColor: brandColor("ink"),
    backgroundImage: `radial-gradient(circle at 78% 18%, ${color(0.4)} 0%, ${color(0.12)} 34%, ${brandColor("ink", 0)} 62%), linear-gradient(200deg, ${brandColor("ink-raised")}, ${brandColor("ink")} 70%)`,
  } as const;
  const text = await satori(h("div", { style }, initials), { ...SIZE, fonts: await loadFaces() });
  const noise = { type: "gaussian", mean: 128, sigma: 9 } as const;
  const grain = { ...SIZE, channels: 3, background: "#808080", noise } as const;
  return sharp(Buffer.from(text))
    .composite([{ input: await sharp({ create: grain }).png().toBuffer(), blend: "soft-light" }])
    .png()
    .toBuffer();
}
