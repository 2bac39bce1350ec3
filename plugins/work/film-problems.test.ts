import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findHost } from "../../app/content/film-hosts.ts";
import { articleBody } from "../../app/features/blog/article-body.tsx";
import { compileFilm } from "./compile-film.ts";
import { problemsOfCaptions } from "./web-vtt.ts";

const FIELDS = {
  title: "One Cup",
  spec: true,
  kind: "product-reel",
  year: 2026,
  length: "0:22",
  role: "All of it",
  result: "Shows a cup.",
  metaDescription: "A cup.",
  offer: "monthly",
  order: 1,
  uploaded: "2026-11-24",
  poster: "poster.jpg",
  posterAlt: "A cup",
  film: "film.mp4",
  captions: "captions.vtt",
  chapters: [{ at: "0:00", title: "Empty" }],
  credits: [{ role: "Light", name: "Ada" }],
  transcript: "A hum.",
};
const MAKING = {
  storyboard: "small.jpg",
  storyboardAlt: "A drawing of a cup",
  shot: 2,
  shots: ["0:00", "0:04"].map((at) => ({ at, scene: "A cup", camera: "Still" })),
  callSheet: {
    facts: [{ label: "Place", value: "A kitchen" }],
    schedule: [{ time: "5 AM", what: "Light" }],
  },
};
const VTT = "WEBVTT\n\n00:00.000 --> 00:02.000\n[A hum]\n";

let folder: string;
let mp4: Buffer;

beforeAll(async () => {
  folder = path.join(await mkdtemp(path.join(tmpdir(), "studio-site-films-")), "one-cup");
  await mkdir(folder);
  mp4 = await readFile("plugins/work/fixture.mp4");
  const black = { create: { width: 1600, height: 670, channels: 3, background: "black" } } as const;
  await sharp(black).jpeg().toFile(path.join(folder, "poster.jpg"));
  await sharp(black).resize(800).jpeg().toFile(path.join(folder, "small.jpg"));
  await writeFile(path.join(folder, "captions.vtt"), VTT);
  await writeFile(path.join(folder, "film.webm"), mp4);
});
afterAll(() => rm(path.dirname(folder), { recursive: true }));

test("a film's files are measured, and published under its name", { timeout: 30_000 }, async () => {
  const { frontmatter, media, cardImage } = await compile();
  expect(frontmatter).toMatchObject({
    ...{ slug: "one-cup", kindName: "Product reel", articles: [] },
    files: { mp4: "/film/one-cup.mp4", captions: "/film/one-cup.vtt", width: 960, height: 402 },
    poster: { width: 1600, height: 670, alt: "A cup" },
  });
  expect([...media.keys()]).toEqual(["/film/one-cup.mp4", "/film/one-cup.vtt"]);
  expect(cardImage.file).toBe(path.join(folder, "poster.jpg"));
});

test("a preview is published beside its film", async () => {
  const preview = path.join(folder, "preview.mp4");
  await copyFile("plugins/work/fixture-preview.mp4", preview);
  const { frontmatter, media } = await compile({ preview: "preview.mp4" });
  expect(frontmatter.preview).toBe("/film/one-cup-preview.mp4");
  expect(media.get("/film/one-cup-preview.mp4")).toBe(preview);
});

test("how a film was made has its storyboard, in the sizes that it has", async () => {
  const { frontmatter } = await compile({ making: MAKING });
  expect(frontmatter.making).toMatchObject({
    ...{ shot: 2, callSheet: MAKING.callSheet },
    storyboard: { width: 800, alt: "A drawing of a cup" },
  });
  expect((await compile()).frontmatter).not.toHaveProperty("making");
});

const cutOff = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2);
const replaced = (of: string, by: string) => (bytes: Buffer) =>
  Buffer.from(bytes.toString("latin1").replaceAll(of, by), "latin1");

test.each<[field: string, problem: RegExp, fields: object, bytes?: (mp4: Buffer) => Buffer]>([
  ["film", /film: there is no file gone\.mp4 beside/, { film: "gone.mp4" }],
  [
    "film",
    /film is no whole MP4 file: .*cut off\. Export it again as MP4 .*With ffmpeg: ffmpeg/,
    {},
    cutOff,
  ],
  ["film", /film is no whole MP4 file/, {}, () => Buffer.from("<html>")],
  ["film", /film must be H\.264, not hvc1/, {}, replaced("avc1", "hvc1")],
  ["film", /film has no picture/, {}, replaced("vide", "none")],
  ["film", /must have 8 bits and 4:2:0/, {}, replaced("avcC\x01\x64", "avcC\x01\x6e")],
  ["film", /must have AAC sound/, {}, replaced("vide", "soun")],
  ["film", /would begin only once all of it is loaded.*faststart/, {}, moovLast],
  ["film", /has 5\.0 MB and may have 4: .*video host/, {}, () => Buffer.alloc(5_000_000)],
  ["film", /film is missing: it must name an MP4 file, or `hostedAt`/, { film: undefined }],
  ["film", /hostedAt must be left out beside `film`/, { hostedAt: "https://vimeo.com/1" }],
  [
    "hostedAt",
    /hostedAt must be an address such as https:/,
    { film: undefined, hostedAt: "http://vimeo.com/1" },
  ],
  [
    "hostedAt",
    /not "https:\/\/video\.example\/1"/,
    { film: undefined, hostedAt: "https://video.example/1" },
  ],
  ["preview", /preview: film\.mp4 must be at most three seconds.*sound/, { preview: "film.mp4" }],
  ["filmAv1", /filmAv1: film\.webm must be AV1 in a WebM/, { filmAv1: "film.webm" }],
  [
    "length",
    /length must be that of the film, as players show it, 22 seconds, not "0:25"/,
    { length: "0:25" },
  ],
  ["captions", /captions is missing: it must name a WebVTT/, { captions: undefined }],
  [
    "poster",
    /poster: small\.jpg must be a picture at least 1600 px wide, not 800/,
    { poster: "small.jpg" },
  ],
  ["poster", /poster: there is no file gone\.jpg/, { poster: "gone.jpg" }],
  ["transcript", /transcript must be plain text, without markup/, { transcript: "A <b>hum</b>." }],
  [
    "chapters",
    /chapters must be in the order of the film/,
    { chapters: [{ at: "0:30", title: "Late" }] },
  ],
  [
    "storyboard",
    /making, storyboard: there is no picture gone\.jpg/,
    { making: { ...MAKING, storyboard: "gone.jpg" } },
  ],
  [
    "number of a shot",
    /making, shot must be the number of one of the 2 shots, not 3/,
    { making: { ...MAKING, shot: 3 } },
  ],
  [
    "shot list",
    /making, shots must be in the order of the film/,
    { making: { ...MAKING, shots: MAKING.shots.toReversed() } },
  ],
  ["articles", /articles must be articles of content\/blog: there is no x/, { articles: ["x"] }],
  ["client", /client is missing: it must be text, or `spec`/, { spec: false }],
])(
  "a film whose %s is wrong is reported with file and field: %s",
  async (_, problem, fields, change) => {
    await expect(compile(fields, change)).rejects.toThrow(problem);
    await expect(compile(fields, change)).rejects.toThrow(/one-cup\/index\.mdx: /);
  },
);

test("all faults of a film are reported at once", async () => {
  const fields = { year: "new", poster: "small.jpg", offer: "gold" };
  const failure = await compile(fields, cutOff).catch((error: Error) => error.message);
  expect(String(failure).split("\n")).toHaveLength(4);
});

test.each([
  ["1\n00:01.000 --> 00:02.000\nHello", []],
  ["NOTE of the editor\n\n01:00:01.000 --> 01:00:02.000 line:0\nHello", []],
  [
    "00:01 --> 00:02\nHello",
    ["caption 1 needs its times on a line, such as 00:01.000 --> 00:04.000"],
  ],
  ["00:03.000 --> 00:02.000\nHello", ["caption 1 must end after it starts"]],
  ["00:01.000 --> 00:02.000", ["caption 1 has no text"]],
  ["", ["has no captions"]],
])("captions %j have these problems: %j", (cues, problems) => {
  expect(problemsOfCaptions(`WEBVTT\n\n${cues}`, 3_700)).toEqual(problems);
});

test("captions begin with WEBVTT, and inside of the film", () => {
  expect(problemsOfCaptions(VTT.slice(3), 20)).toEqual([expect.stringMatching(/must start with/)]);
  expect(problemsOfCaptions(VTT, 0)).toEqual(["caption 1 starts after the end of the film"]);
});

test.each([
  ["https://www.youtube.com/watch?v=aqz-KE-bpKQ", "https://www.youtube-nocookie.com"],
  ["https://youtu.be/aqz-KE-bpKQ", "https://www.youtube-nocookie.com"],
  ["https://youtu.be/aqz-KE-bpKQ?si=a1b2", "https://www.youtube-nocookie.com"],
  ["https://m.youtube.com/watch?v=aqz-KE-bpKQ&t=10s", "https://www.youtube-nocookie.com"],
  ["https://vimeo.com/76979871", "https://player.vimeo.com"],
  ["https://vimeo.com/76979871?share=copy", "https://player.vimeo.com"],
  [
    "https://customer-a1b2.cloudflarestream.com/c3d4/watch",
    "https://customer-a1b2.cloudflarestream.com",
  ],
  ["https://player.mux.com/a1b2", "https://player.mux.com"],
  ["https://evil.example/?https://vimeo.com/76979871", undefined],
  ['https://vimeo.com/76979871/"><script>', undefined],
  ["javascript:alert(1)", undefined],
])("the player of %s is at %s", (address, origin) => {
  expect(findHost(address)?.origin).toBe(origin);
});

function moovLast(bytes: Buffer): Buffer {
  const moov = bytes.indexOf("moov") - 4;
  const end = moov + bytes.readUInt32BE(moov);
  return Buffer.concat([bytes.subarray(0, moov), bytes.subarray(end), bytes.subarray(moov, end)]);
}

async function compile(fields: object = {}, change = (bytes: Buffer) => bytes) {
  await writeFile(path.join(folder, "film.mp4"), change(mp4));
  const file = path.join(folder, "index.mdx");
  await writeFile(
    file,
    `---\n${JSON.stringify({ ...FIELDS, ...fields })}\n---\n\n## Asked\n\nA cup.\n`,
  );
  return compileFilm(file, articleBody);
}
