import sharp from "sharp";
import { expect, test } from "vitest";
import { IS_ANIMATED, IS_HEIC, IS_NO_PICTURE, readPictureHead } from "./picture-file.ts";

const drawn = (options: { width: number; height: number }) =>
  sharp({ create: { ...options, channels: 3, background: "#345678" } });
const size = { width: 199, height: 121 };

test.each(["jpeg", "png", "webp", "avif"] as const)(
  "type and size of a %s are read",
  async (type) => {
    const bytes = await drawn(size).toFormat(type).toBuffer();
    expect(readPictureHead(bytes)).toEqual({ type, ...size });
  },
);

test("a WebP file is read in each of its forms", async () => {
  const lossless = await drawn(size).webp({ lossless: true }).toBuffer();
  const extended = await drawn(size).webp().withMetadata({ density: 300 }).toBuffer();
  for (const bytes of [lossless, extended])
    expect(readPictureHead(bytes)).toEqual({ type: "webp", ...size });
});

test("a photograph that a phone has turned has the size that it is shown in", async () => {
  for (const orientation of [1, 3, 6, 8]) {
    const bytes = await drawn(size).jpeg().withMetadata({ orientation }).toBuffer();
    const { width, height } = (await sharp(bytes).metadata()).autoOrient;
    expect(readPictureHead(bytes), `${orientation}`).toEqual({ type: "jpeg", width, height });
  }
});

const file = (text: string) => Buffer.from(text, "latin1");

test.each<[string, Uint8Array]>([
  ["a script", file("alert(1)//")],
  ["a page", file("<!doctype html><script>alert(1)</script>".padEnd(60))],
  ["an SVG", file('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
  ["a script that begins as a GIF", file("GIF89a=1;alert(1)//".padEnd(60))],
  ["a script that begins as a JPEG", file("\xff\xd8\xff*/=1;alert(1)//".padEnd(60))],
  ["a script that begins as a PNG", file("\x89PNG\r\n\x1a\n<script>alert(1)</script>".padEnd(60))],
  ["a program", file("MZ\x90\0\x03".padEnd(60))],
  ["half a JPEG", file("\xff\xd8\xff\xe0\0\x10JFIF")],
  ["nothing", file("")],
])("%s is no picture", (_, bytes) => expect(readPictureHead(bytes)).toBe(IS_NO_PICTURE));

test("what browsers do not show, or what moves, is refused with what to do", async () => {
  expect(readPictureHead(file("\0\0\0\x18ftypheic\0\0\0\0mif1heic"))).toBe(IS_HEIC);
  const frames = Buffer.concat([Buffer.alloc(12, 0), Buffer.alloc(12, 255)]);
  const moving = sharp(frames, { raw: { width: 2, height: 4, channels: 3, pageHeight: 2 } });
  expect(readPictureHead(await moving.webp({ loop: 0, delay: [9, 9] }).toBuffer())).toBe(
    IS_ANIMATED,
  );
});
