import { createElement as h } from "react";
import sharp from "sharp";
import type { Icon } from "../../app/content/schema/brand.ts";
import { readContent } from "../content/read-content.ts";
import { brandColor } from "./colors.ts";
import { loadFaces } from "./fonts.ts";

const SIDE = 32;
const CORNER = 7;

export async function drawIcons(): Promise<Map<string, Buffer>> {
  const drawing = await draw(readContent("brand").icon);
  const raster = (size: number) => sharp(drawing, { density: (72 * size) / SIDE }).resize(size);
  // Home screens round the corners themselves.
  const square = (size: number) =>
    raster(size)
      .flatten({ background: brandColor("ink") })
      .png();
  return new Map([
    ["favicon.svg", drawing],
    ["favicon.ico", icoFromPng(await raster(SIDE).png().toBuffer(), SIDE)],
    ["apple-touch-icon.png", await square(180).toBuffer()],
    ["icon-192.png", await square(192).toBuffer()],
    ["icon-512.png", await square(512).toBuffer()],
  ]);
}

async function draw(icon: Icon): Promise<Buffer> {
  const mark = "letters" in icon ? await drawMonogram(icon.letters) : drawShapes(icon);
  const background = `<rect width="${SIDE}" height="${SIDE}" rx="${CORNER}" fill="${brandColor("ink")}"/>`;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}">${background}${mark}</svg>\n`,
  );
}

function drawShapes({ size, shapes }: Extract<Icon, { size: number }>): string {
  const paths = shapes.map(({ d, paint, stroke }) => {
    const color = brandColor(paint);
    const look = stroke
      ? `fill="none" stroke="${color}" stroke-width="${stroke}" stroke-linecap="square"`
      : `fill="${color}"`;
    return `<path d="${d}" ${look}/>`;
  });
  const scale = SIDE / size;
  return scale === 1 ? paths.join("") : `<g transform="scale(${scale})">${paths.join("")}</g>`;
}

async function drawMonogram(letters: string): Promise<string> {
  const look = {
    display: "flex",
    width: "100%",
    height: "100%",
    alignItems: "center",
    justifyContent: "center",
    fontFamily: "Display",
    fontSize: letters.length > 2 ? 18 : 24,
    color: brandColor("tungsten"),
  };
  const fonts = await loadFaces([...letters]);
  const { default: satori } = await import("satori");
  return satori(h("div", { style: look }, letters), { width: SIDE, height: SIDE, fonts });
}

/** Wraps a PNG in the ICO container: a 6-byte header and a 16-byte directory entry. */
function icoFromPng(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
