import { existsSync, globSync } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { decodeText } from "../../app/content/decode-text.ts";
import type { FileName } from "../../app/content/files.ts";
import { secondsOf } from "../../app/content/film-time.ts";
import { findWrongFields } from "../../app/content/text-rules.ts";
import { sentenceOf } from "../check-content/content-error.ts";
import { readContent } from "../content/read-content.ts";
import { type Mp4, readMp4 } from "./read-mp4.ts";
import { problemsOfCaptions } from "./web-vtt.ts";

const MAX_BYTES = 4_000_000;
const MAX_SECONDS = 60;
const MAX_PREVIEW_BYTES = 250_000;
const MAX_PREVIEW_SECONDS = 3.5;
const MIN_POSTER_WIDTH = 1600;
const MIN_UPRIGHT_WIDTH = 1080;
/** Baseline, Main and High of H.264: what browsers play. */
const PROFILES = [66, 77, 100];
const AGAIN =
  "Export it again as MP4 with H.264 and AAC, or put it at a video host and name that in hostedAt. With ffmpeg: ffmpeg -i IN -c:v libx264 -pix_fmt yuv420p -c:a aac -movflags +faststart OUT.mp4";

type Fields = Record<string, unknown>;

const read = (name: string): unknown => readContent(name as FileName);
const articles = () =>
  globSync("content/blog/*/index.mdx").map((it) => path.basename(path.dirname(it)));

/** What the schema cannot know of a film: its rules, and what its files are, one sentence each. */
export async function problemsOfFilm(folder: string, fields: Fields): Promise<string[]> {
  const film = await readNamed(folder, "film", fields.film);
  // Undefined: there is no file that is worth reading; null: it is no MP4 file.
  const mp4 = film.bytes && readMp4(film.bytes);
  const seconds = mp4?.seconds ?? secondsOf(String(fields.length));
  return [
    ...findWrongFields("work", fields, { read, articles }).map(sentenceOf),
    ...film.problems,
    ...(mp4 !== undefined ? problemsOfMp4(mp4, String(fields.length)) : []),
    ...(await problemsOfAv1(folder, fields.filmAv1)),
    ...(await problemsOfPreview(folder, fields.preview)),
    ...(await problemsOfVtt(folder, fields.captions, seconds)),
    ...(await problemsOfPoster(folder, fields.poster)),
  ];
}

const isText = (value: unknown): value is string => typeof value === "string";

type Named = { problems: string[]; bytes?: Buffer };

async function readNamed(folder: string, field: string, name: unknown): Promise<Named> {
  if (!isText(name)) return { problems: [] };
  const file = path.join(folder, name);
  if (!existsSync(file))
    return { problems: [`${field}: there is no file ${name} beside index.mdx.`] };
  const { size } = await stat(file);
  if (size <= MAX_BYTES) return { problems: [], bytes: await readFile(file) };
  const why = `${(size / 1e6).toFixed(1)} MB and may have 4: shorten or compress it, or put it at a video host and name that in hostedAt.`;
  return { problems: [`${field}: ${name} has ${why}`] };
}

function problemsOfMp4(mp4: Mp4 | null, length: string): string[] {
  if (!mp4) return [`film is no whole MP4 file: it has another type, or is cut off. ${AGAIN}`];
  const video = mp4.tracks.find(({ kind }) => kind === "vide");
  const sounds = mp4.tracks.filter(({ kind }) => kind === "soun");
  return [
    !video && `film has no picture. ${AGAIN}`,
    video && !/^avc[13]$/.test(video.codec) && `film must be H.264, not ${video.codec}. ${AGAIN}`,
    video?.profile &&
      !PROFILES.includes(video.profile) &&
      `film must have 8 bits and 4:2:0 colors, which browsers play. ${AGAIN}`,
    sounds.some(({ codec }) => codec !== "mp4a") && `film must have AAC sound. ${AGAIN}`,
    !mp4.isFaststart &&
      "film would begin only once all of it is loaded. Export it again for the web (fast start), or with: ffmpeg -i IN -c copy -movflags +faststart OUT.mp4",
    mp4.seconds > MAX_SECONDS &&
      `film has ${Math.round(mp4.seconds)} seconds and may have ${MAX_SECONDS}: shorten it, or put it at a video host and name that in hostedAt.`,
    Math.floor(mp4.seconds) !== secondsOf(length) &&
      `length must be that of the film, as players show it, ${Math.floor(mp4.seconds)} seconds, not ${JSON.stringify(length)}.`,
  ].filter((problem) => typeof problem === "string");
}

async function problemsOfAv1(folder: string, name: unknown): Promise<string[]> {
  const { problems, bytes } = await readNamed(folder, "filmAv1", name);
  if (!bytes) return problems;
  const isAv1 = bytes.readUInt32BE(0) === 0x1a45dfa3 && bytes.subarray(0, 4096).includes("V_AV1");
  return isAv1 ? [] : [`filmAv1: ${name} must be AV1 in a WebM file.`];
}

async function problemsOfPreview(folder: string, name: unknown): Promise<string[]> {
  const { problems, bytes } = await readNamed(folder, "preview", name);
  if (!bytes) return problems;
  const mp4 = readMp4(bytes);
  const isSilentH264 = mp4?.tracks.length === 1 && /^avc[13]$/.test(mp4.tracks[0]?.codec ?? "");
  const isShort = (mp4?.seconds ?? 0) <= MAX_PREVIEW_SECONDS && bytes.length <= MAX_PREVIEW_BYTES;
  if (isSilentH264 && isShort) return [];
  return [
    `preview: ${name} must be at most three seconds of H.264 without sound, of 250 KB at most. With ffmpeg: ffmpeg -i film.mp4 -t 3 -an -vf scale=640:-2 -c:v libx264 -pix_fmt yuv420p -crf 28 -movflags +faststart ${name}`,
  ];
}

async function problemsOfVtt(folder: string, name: unknown, seconds: number): Promise<string[]> {
  const { problems, bytes } = await readNamed(folder, "captions", name);
  if (!bytes) return problems;
  const { text, problem } = decodeText(`captions: ${name}`, bytes);
  if (problem !== undefined) return [problem];
  return problemsOfCaptions(text, seconds).map((why) => `captions: ${name}: ${why}.`);
}

async function problemsOfPoster(folder: string, name: unknown): Promise<string[]> {
  if (!isText(name)) return [];
  const file = path.join(folder, name);
  if (!existsSync(file)) return [`poster: there is no file ${name} beside index.mdx.`];
  const { width = 0, height = 0 } = await sharp(file)
    .metadata()
    .catch(() => ({ width: 0, height: 0 }));
  const least = height > width ? MIN_UPRIGHT_WIDTH : MIN_POSTER_WIDTH;
  if (width >= least) return [];
  return [`poster: ${name} must be a picture at least ${least} px wide, not ${width}.`];
}
