import { spawnSync } from "node:child_process";
import { mkdirSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "playwright";
import { SHOT, type Shot, shots } from "./shots.ts";
import { setTitles, type Title, titles } from "./titles.ts";

const products = join(import.meta.dirname, "../../public/film");
/** What one file may weigh. */
const LARGEST = 1_200_000;
/** Kilobits a second that leave room for the container. */
const RATE = 440;

/** Cuts the kept frames to a film with its words, in both codings. */
export async function cutFilm(
  studio: Browser,
  kept: string,
  size: { width: number; height: number },
): Promise<void> {
  if (spawnSync("ffmpeg", ["-version"]).error) {
    console.log(`ffmpeg is not installed here: the frames are kept in ${kept}, and nothing is cut`);
    return;
  }
  const cards = await setTitles(studio, kept, size);
  mkdirSync(products, { recursive: true });
  const uncoded = join(kept, "cut.mkv");
  ffmpeg([
    ...inputs(kept, cards),
    "-filter_complex",
    edit(),
    "-map",
    "[film]",
    "-c:v",
    "ffv1",
    uncoded,
  ]);
  for (const pass of ["1", "2"]) {
    ffmpeg([
      "-i",
      uncoded,
      ...H264,
      "-pass",
      pass,
      "-passlogfile",
      join(kept, "pass"),
      ...(pass === "1" ? ["-f", "null", "/dev/null"] : [join(products, "title-film.mp4")]),
    ]);
  }
  ffmpeg(["-i", uncoded, ...AV1, join(products, "title-film.webm")]);
  for (const name of ["title-film.mp4", "title-film.webm"]) weigh(join(products, name));
}

const COLOUR = ["-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709"];
const H264 = [
  ...["-c:v", "libx264", "-preset", "slow", "-tune", "film", "-profile:v", "high"],
  ...["-b:v", `${RATE}k`, "-pix_fmt", "yuv420p", "-movflags", "+faststart", "-an", ...COLOUR],
];
const AV1 = [
  ...["-c:v", "libsvtav1", "-preset", "7", "-b:v", `${RATE - 40}k`, "-g", "120"],
  ...["-svtav1-params", "tune=0:film-grain=6", "-pix_fmt", "yuv420p10le", "-an", ...COLOUR],
];

/** Each shot as a row of pictures, then each title as a picture that lasts. */
function inputs(kept: string, cards: string[]): string[] {
  const rows = shots.flatMap(({ every }, i) => [
    ...["-framerate", String(SHOT.rate / every), "-i", join(kept, `shot-${i}`, "%03d.png")],
  ]);
  const held = ["-loop", "1", "-framerate", String(SHOT.rate), "-t", String(SHOT.seconds)];
  return [...rows, ...cards.flatMap((card) => [...held, "-i", card])];
}

/** The first shot comes out of black, the last goes into it, and words fade over theirs. */
function edit(): string {
  const chains = shots.map((shot, i) => {
    const title = titles.findIndex((words) => words.shot === i);
    const picture = [`[${i}:v]`, atFullRate(shot)].join("");
    if (title < 0) return `${picture}${blackAt(i)}[s${i}]`;
    const card = `[${shots.length + title}:v]format=rgba,${comeAndGo(titles[title] as Title)}[t${i}]`;
    return `${card};${picture}[p${i}];[p${i}][t${i}]overlay=format=yuv444${blackAt(i)}[s${i}]`;
  });
  const all = shots.map((_, i) => `[s${i}]`).join("");
  return `${chains.join(";")};${all}concat=n=${shots.length}:v=1:a=0[film]`;
}

/** Blends what is between the rendered frames; the last one is held until the shot is over. */
function atFullRate({ every }: Shot): string {
  const blended = `framerate=fps=${SHOT.rate}:interp_start=0:interp_end=255:scene=100`;
  return [
    "scale=out_color_matrix=bt709:out_range=tv,format=yuv444p",
    ...(every > 1 ? [blended] : []),
    `tpad=stop_mode=clone:stop=${every}`,
    `trim=end_frame=${SHOT.seconds * SHOT.rate}`,
  ].join(",");
}

function blackAt(shot: number): string {
  if (shot === 0) return ",fade=in:st=0:d=0.6";
  return shot === shots.length - 1 ? `,fade=out:st=${SHOT.seconds - 0.5}:d=0.5` : "";
}

function comeAndGo({ from, to }: Title): string {
  return `fade=in:st=${from}:d=0.4:alpha=1,fade=out:st=${to - 0.4}:d=0.4:alpha=1`;
}

function ffmpeg(args: string[]): void {
  const { status } = spawnSync("ffmpeg", ["-hide_banner", "-loglevel", "error", "-y", ...args], {
    stdio: "inherit",
  });
  if (status !== 0) throw new Error(`ffmpeg ended with ${status}`);
}

function weigh(path: string): void {
  const { size } = statSync(path);
  console.log(`${path}  ${size}`);
  if (size > LARGEST) throw new Error(`${path} weighs more than ${LARGEST} bytes`);
}
