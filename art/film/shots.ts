import { type Framing, PASSES, type Pass } from "../frames/darkroom.ts";

/** Seconds that every shot is held, and frames a second. */
export const SHOT = { seconds: 4, rate: 24 };

/** One shot of the film: a scene, how the camera moves, and what of the picture each moment makes anew. */
export interface Shot {
  scene: string;
  from: Framing;
  to: Framing;
  /** Every how many frames one is rendered; between them neighbours are blended, which slow movement bears. */
  every: 1 | 2;
  /** Passes that this second needs beside those after the lens; the first frame is given all. */
  passes: (second: number) => Pass[];
}

const whileBetween =
  (from: number, to: number, ...passes: Pass[]) =>
  (second: number): Pass[] =>
    second >= from && second <= to ? passes : [];

export const shots: Shot[] = [
  // The focus is pulled from the drops to the street.
  {
    scene: "hero",
    from: [0, 0, 1],
    to: [0.02, 0.01, 0.95],
    every: 2,
    passes: whileBetween(1.6, 2.95, "defocus"),
  },
  { scene: "van", from: [0, 0, 1], to: [0.06, 0.02, 0.93], every: 1, passes: () => [] },
  { scene: "river", from: [-0.06, 0, 0.96], to: [0.06, 0, 0.96], every: 2, passes: () => [] },
  // The clock runs all the time; the blur behind the sticks changes only as they fall.
  {
    scene: "clapper",
    from: [0.05, 0, 0.97],
    to: [0.08, 0, 0.92],
    every: 2,
    passes: (second) => ["world", ...whileBetween(0.78, 1.2, "defocus")(second)],
  },
  { scene: "reel", from: [0, 0.04, 0.94], to: [0, 0.05, 0.99], every: 2, passes: () => ["world"] },
];

/** When a rendered frame of a shot is, in seconds. */
export const secondOf = (shot: Shot, frame: number) => (frame * shot.every) / SHOT.rate;

export function passesAt(shot: Shot, frame: number): Pass[] {
  if (frame === 0) return PASSES;
  const asked = shot.passes(secondOf(shot, frame));
  // What scatters in the lens is too soft to be missed for a few frames.
  const always: Pass[] = frame % 4 === 0 ? ["shot", "halation", "develop"] : ["shot", "develop"];
  return [...asked, ...always];
}

/** Where the camera is: it moves evenly, so that cuts fall within the movement. */
export function moveAt(shot: Shot, frame: number): Framing {
  const t = secondOf(shot, frame) / SHOT.seconds;
  const between = (i: number) => (shot.from[i] as number) * (1 - t) + (shot.to[i] as number) * t;
  return [between(0), between(1), between(2)];
}
