import { spawnSync } from "node:child_process";
import { mkdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Browser } from "@playwright/test";
import { END_CARD, type Film, RATE, type Shot, type Title } from "./films.ts";
import { writeSound } from "./sound.ts";
import { setTitles } from "./titles.ts";

const root = join(import.meta.dirname, "../..");
const AUDIO = ["-c:a", "aac", "-ac", "1"];

/** Cuts the kept frames to a film with its words and its sound. */
export async function cutFilm(
  studio: Browser,
  film: Film,
  kept: string,
  size: { width: number; height: number },
): Promise<void> {
  const titles = film.shots.flatMap(({ title }) => title ?? []).concat(film.endCard);
  const cards = await setTitles(studio, titles, kept, size);
  const sound = join(kept, "sound.wav");
  writeSound(film, sound);
  const uncoded = join(kept, "cut.mkv");
  const inputs = [...inputsOf(film, kept), ...cards.flatMap((card) => ["-loop", "1", ...at(card)])];
  const edit = ["-filter_complex", editOf(film, titles, size), "-map", "[film]"];
  ffmpeg([...inputs, ...edit, "-c:v", "ffv1", uncoded]);

  const mp4 = join(root, `${film.path}.mp4`);
  mkdirSync(dirname(mp4), { recursive: true });
  const { video, audio, largest } = film.weight;
  const h264 = [...H264, "-b:v", `${video}k`, "-passlogfile", join(kept, "pass")];
  ffmpeg(["-i", uncoded, ...h264, "-pass", "1", "-an", "-f", "null", "/dev/null"]);
  const mono = ["-i", sound, "-shortest"];
  ffmpeg(["-i", uncoded, ...mono, ...h264, "-pass", "2", ...AUDIO, "-b:a", `${audio}k`, mp4]);
  weigh(mp4, largest);
  if (!film.hasAv1) return;
  const webm = join(root, `${film.path}.webm`);
  const opus = ["-c:a", "libopus", "-b:a", `${audio}k`];
  ffmpeg(["-i", uncoded, ...mono, ...AV1, "-b:v", `${video - 40}k`, ...opus, webm]);
  weigh(webm, largest);
}

const COLOUR = ["-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709"];
const H264 = [
  ...["-c:v", "libx264", "-preset", "slow", "-tune", "film", "-profile:v", "high"],
  ...["-pix_fmt", "yuv420p", "-movflags", "+faststart", ...COLOUR],
];
const AV1 = [
  ...["-c:v", "libsvtav1", "-preset", "7", "-g", "120"],
  ...["-svtav1-params", "tune=0:film-grain=6", "-pix_fmt", "yuv420p10le", ...COLOUR],
];

const at = (file: string) => ["-framerate", String(RATE), "-i", file];

/** Each shot as a row of pictures. */
function inputsOf({ shots }: Film, kept: string): string[] {
  return shots.flatMap(({ every = 1 }, i) => [
    ...["-framerate", String(RATE / every), "-i", join(kept, `shot-${i}`, "%03d.png")],
  ]);
}

/** The first shot comes out of black, the last goes into the end card, and words fade over theirs. */
function editOf({ shots }: Film, titles: Title[], { width, height }: Record<string, number>) {
  const chains = shots.map((shot, i) => {
    const picture = `[${i}:v]${atFullRate(shot)}${lampOf(shot)}`;
    if (!shot.title) return `${picture}${blackAt(shots, i)}[s${i}]`;
    const card = shots.length + titles.indexOf(shot.title);
    const words = `[${card}:v]format=rgba,${comeAndGo(shot.title)}[t${i}]`;
    const over = `overlay=format=yuv444:shortest=1${blackAt(shots, i)}[s${i}]`;
    return `${words};${picture}[p${i}];[p${i}][t${i}]${over}`;
  });
  const ink = `color=c=0x071117:s=${width}x${height}:r=${RATE}:d=${END_CARD},format=yuv444p[ink]`;
  const name = `[${shots.length + titles.length - 1}:v]format=rgba,fade=in:st=0.2:d=0.5:alpha=1[name]`;
  const end = `${ink};${name};[ink][name]overlay=format=yuv444:shortest=1,setsar=1[end]`;
  const all = shots.map((_, i) => `[s${i}]`).join("");
  return `${chains.join(";")};${end};${all}[end]concat=n=${shots.length + 1}:v=1:a=0[film]`;
}

/** Blends what is between the rendered frames; the last one is held until the shot is over. A still gets grain that moves. */
function atFullRate({ every, seconds }: Shot): string {
  const blended = `framerate=fps=${RATE}:interp_start=0:interp_end=255:scene=100`;
  return [
    "scale=out_color_matrix=bt709:out_range=tv,format=yuv444p",
    ...(every === 2 ? [blended] : []),
    ...(every === undefined ? ["noise=c0s=3:allf=t"] : []),
    `tpad=stop_mode=clone:stop=${every ?? 1}`,
    `trim=end_frame=${seconds * RATE}`,
    "setsar=1",
  ].join(",");
}

/** Dark until the lamp comes on, with one flicker. */
function lampOf({ lampAt }: Shot): string {
  if (lampAt === undefined) return "";
  const flicker = `between(t,${lampAt + 0.08},${lampAt + 0.16})`;
  return `,eq=gamma=0.3:saturation=0.6:enable='lt(t,${lampAt})+${flicker}'`;
}

function blackAt(shots: Shot[], i: number): string {
  if (i === 0) return ",fade=in:st=0:d=0.6";
  const { seconds = 0 } = shots[i] ?? {};
  return i === shots.length - 1 ? `,fade=out:st=${seconds - 0.5}:d=0.5` : "";
}

function comeAndGo({ from, to }: Title): string {
  return `fade=in:st=${from}:d=0.4:alpha=1,fade=out:st=${to - 0.4}:d=0.4:alpha=1`;
}

function ffmpeg(args: string[]): void {
  const { status, error } = spawnSync("ffmpeg", ["-v", "error", "-y", ...args], {
    stdio: "inherit",
  });
  if (error) throw new Error("ffmpeg is not installed: the frames are kept, and nothing is cut.");
  if (status !== 0) throw new Error(`ffmpeg ended with ${status}`);
}

function weigh(file: string, largest: number): void {
  const { size } = statSync(file);
  console.log(`  ${file}  ${size}`);
  if (size > largest) throw new Error(`${file} weighs more than ${largest} bytes`);
}
