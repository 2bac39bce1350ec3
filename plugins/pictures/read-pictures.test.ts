import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp, { type Sharp } from "sharp";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { readPictures } from "./read-pictures.ts";

let folder: string;
const made: string[] = [];
const plain = (width: number, height: number, background = "gray") =>
  sharp({ create: { width, height, channels: 4, background } });

// Encoding takes seconds on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "studio-site-pictures-"));
});
afterAll(async () => {
  for (const file of [folder, ...made]) await rm(file, { recursive: true, force: true });
});

test("a crop is made around the focal point, in the widths that the picture has", async () => {
  const spot = await plain(400, 800, "red").png().toBuffer();
  const picture = plain(1600, 800).composite([{ input: spot, left: 1200, top: 0 }]);
  await picture.flatten().toFile(path.join(folder, "Red Spot.jpg"));
  const pictures = await readPictures(folder);
  const { srcSet, ...tall } = pictures.crop("here", "Red Spot.jpg", "tall", "90% 50%");
  expect(srcSet).toMatch(/^\/assets\/red-spot-tall-\w{10}-480\.avif 480w, \S+-640\.avif 640w$/);
  expect(tall).toMatchObject({ width: 640, height: 800 });
  expect(pictures.problems).toEqual([]);
  await expectColor(pictures, 400, 300, [255, 0, 0]);
});

test.each<[what: string, picture: () => Sharp, name: string, size: number[], color: number[]]>([
  [
    "upside down",
    () => plain(800, 1600).withExif({ IFD0: {} }).withMetadata({ orientation: 6 }),
    "turned.jpg",
    [1600, 800],
    [128, 128, 128],
  ],
  [
    "in CMYK",
    () => plain(1600, 900).toColourspace("cmyk"),
    "print.jpg",
    [1600, 900],
    [128, 128, 128],
  ],
  ["transparent", () => plain(1600, 900, "#ff000080"), "glass.png", [1600, 900], [255, 0, 0, 128]],
])("a picture that is %s is shown as it should be", async (_, picture, name, size, color) => {
  await picture().toFile(path.join(folder, name));
  const pictures = await readPictures(folder);
  const { width, height } = pictures.crop("here", name, "whole");
  expect([width, height]).toEqual(size);
  await expectColor(pictures, 200, 100, color);
});

const JPEG = Buffer.from("ffd8ffe000104a464946", "hex");
const HEIC = Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1");

test.each<[file: string, write: () => Promise<Buffer> | Buffer, problem: RegExp]>([
  [
    "small.jpg",
    () => plain(300, 200).jpeg().toBuffer(),
    /small\.jpg is 300 px wide; at least 1600 px are needed/,
  ],
  [
    "flat.jpg",
    () => plain(1600, 200).jpeg().toBuffer(),
    /flat\.jpg is 200 px high; at least 270 px are needed/,
  ],
  [
    "notes.jpg",
    () => Buffer.from("Not a picture"),
    /notes\.jpg is not a picture, whatever its name says/,
  ],
  [
    "phone.jpg",
    () => HEIC,
    /phone\.jpg is an HEIC photograph, as iPhones take, which browsers do not show: export it as JPEG/,
  ],
  ["phone.heic", () => HEIC, /phone\.heic is an HEIC photograph, as iPhones take/],
  ["old.gif", () => JPEG, /old\.gif is in a format that not all browsers show: export it as/],
  ["empty.jpg", () => Buffer.alloc(0), /empty\.jpg is not a picture, whatever its name says/],
  ["moving.webp", moving, /moving\.webp is animated: export one frame/],
  [
    "huge.jpg",
    () => Buffer.concat([JPEG, Buffer.alloc(40e6)]),
    /huge\.jpg is 40 MB; at most 20 MB are allowed/,
  ],
  [
    "huge.png",
    () => plain(1600, 900).png().toBuffer(),
    /huge\.jpg and huge\.png have the same name/,
  ],
])("%s is refused, with what to do", async (file, write, problem) => {
  await writeFile(path.join(folder, file), await write());
  const pictures = await readPictures(folder);
  pictures.crop("content/images.yaml: pictures, x", file, "screen");
  expect(pictures.problems.join("\n")).toMatch(problem);
});

test("a missing picture is reported with the names that are like it", async () => {
  const pictures = await readPictures(folder);
  pictures.crop("content/team.yaml: photo", "smal.jpg", "portrait");
  expect(pictures.problems.at(-1)).toMatch(
    /^content\/team\.yaml: photo: there is no picture smal\.jpg in .*; it has small\.jpg, .*: correct/,
  );
  pictures.crop("content/team.yaml: photo", "Small.JPG", "portrait");
  expect(pictures.problems.at(-1)).toMatch(/capital letters count: write small\.jpg\.$/);
});

function moving(): Promise<Buffer> {
  const frames = [plain(1600, 900), plain(1600, 900, "red")].map((it) => it.png().toBuffer());
  return Promise.all(frames).then((all) =>
    sharp(all, { join: { animated: true } })
      .webp()
      .toBuffer(),
  );
}

async function expectColor({ files }: Pictures, left: number, top: number, color: number[]) {
  const file = await [...files].find(([name]) => name.includes("-480"))?.[1]();
  if (!file) throw new Error("The file is not made.");
  made.push(file);
  const pixel = sharp(file).extract({ left, top, width: 1, height: 1 });
  const shown = [...(await pixel.raw().toBuffer())];
  expect(shown).toHaveLength(color.length);
  for (const [at, value] of color.entries())
    expect(Math.abs((shown[at] ?? 0) - value)).toBeLessThan(16);
}

type Pictures = Awaited<ReturnType<typeof readPictures>>;
