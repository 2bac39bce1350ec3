import { readContent } from "../../plugins/content/read-content.ts";
import { type Framing, PASSES, type Pass } from "../frames/darkroom.ts";

const { names, studios } = readContent("brand");
const company = readContent("company");
const site = readContent("site");

/** Frames a second. */
export const RATE = 24;
/** Seconds of the words that end a film. */
export const END_CARD = 2;

/** Words over a shot, and when they come and go, in seconds of that shot. */
export interface Title {
  large: string;
  small: string;
  from: number;
  to: number;
}

/** One shot of a film: a scene, how the camera moves, and what of the picture each moment makes anew. */
export interface Shot {
  scene: string;
  seconds: number;
  /** Where the camera is set up; the whole scene when it is left out. */
  framing?: Framing;
  from: Framing;
  to: Framing;
  /**
   * Every how many frames one is rendered; between them neighbours are blended, which slow movement bears. Left out where
   * nothing but the camera moves: it moves over one still.
   */
  every?: 1 | 2;
  /** Passes that this second needs beside those after the lens; the first frame is given all. */
  passes?: (second: number) => Pass[];
  /** The second at which a lamp comes on; until then the shot is dark. */
  lampAt?: number;
  title?: Title;
}

interface Size {
  width: number;
  height: number;
}
const WIDE: Size = { width: 960, height: 402 };
const UPRIGHT: Size = { width: 576, height: 1024 };

export interface Film {
  shots: Shot[];
  /** Folder and name of its files. */
  path: string;
  size: Size;
  hasAv1?: boolean;
  /** Kilobits a second of picture and sound, and what one file may weigh, in bytes. */
  weight: { video: number; audio: number; largest: number };
  endCard: Title;
  sound: Sound;
  /** The still that stands for the film, for a film of content/work. */
  poster?: { scene: string; time?: number; framing?: Framing };
}

/** How loud each layer is, from 0 to 1, and what happens when, in seconds of the film. */
interface Sound {
  rain?: number;
  hum?: number;
  /** Notes of a soft chord, in hertz. */
  chord: number[];
  claps?: number[];
  clicks?: number[];
}

const whileBetween =
  (from: number, to: number, ...passes: Pass[]) =>
  (second: number): Pass[] =>
    second >= from && second <= to ? passes : [];

/** The sticks of the slate fall, and its clock runs. */
const slate = (second: number): Pass[] => ["world", ...whileBetween(0.78, 1.2, "defocus")(second)];

const say = (large: string, small: string, from: number, to: number): Title => ({
  large,
  small,
  from,
  to,
});

const spec = {
  size: WIDE,
  weight: { video: 720, audio: 96, largest: 4_000_000 },
  endCard: say(names.name, "A spec film: made to show the craft, not for a client.", 0, END_CARD),
};

export const films: Record<string, Film> = {
  "title-film": {
    path: "public/film/title-film",
    size: WIDE,
    hasAv1: true,
    weight: { video: 380, audio: 32, largest: 1_200_000 },
    endCard: say(site.email, studios.map(({ city }) => city).join(" · "), 0, END_CARD),
    sound: { rain: 0.5, chord: [73.4, 110, 164.8], claps: [12.93] },
    shots: [
      // The focus is pulled from the drops to the street.
      {
        ...{ scene: "hero", seconds: 4, from: [0, 0, 1], to: [0.02, 0.01, 0.95], every: 2 },
        passes: whileBetween(1.6, 2.95, "defocus"),
      },
      {
        ...{ scene: "van", seconds: 4, from: [0, 0, 1], to: [0.06, 0.02, 0.93], every: 1 },
        title: studio(0),
      },
      {
        ...{ scene: "river", seconds: 4, from: [-0.06, 0, 0.96], to: [0.06, 0, 0.96], every: 2 },
        title: studio(1),
      },
      {
        ...{ scene: "clapper", seconds: 4, from: [0.05, 0, 0.97], to: [0.08, 0, 0.92], every: 2 },
        passes: slate,
      },
      {
        ...{ scene: "reel", seconds: 4, from: [0, 0.04, 0.94], to: [0, 0.05, 0.99], every: 2 },
        passes: () => ["world"],
        title: say(names.name, company.tagline, 0.9, 3.6),
      },
    ],
  },
  "how-long-does-it-take": {
    ...spec,
    path: "content/work/how-long-does-it-take/film",
    sound: { hum: 0.25, chord: [98, 146.8, 196], claps: [8.43], clicks: [12, 13, 14, 15] },
    poster: { scene: "window-light", framing: [0.35, 0.05, 0.95] },
    shots: [
      {
        ...{ scene: "window-light", seconds: 4, framing: [0.35, 0.05, 0.95] },
        ...{ from: [-0.1, 0, 1], to: [0.08, 0, 0.94] },
        title: say("How long does it take?", "The first question of every first call", 0.7, 3.7),
      },
      {
        ...{ scene: "light-table", seconds: 3.5, framing: [0.5, 0.1, 0.6] },
        ...{ from: [-0.22, 0.06, 0.9], to: [0.1, -0.02, 0.9] },
        title: say("First we write.", "You approve every script.", 0.4, 3.2),
      },
      {
        ...{ scene: "clapper", seconds: 4, from: [0.02, 0, 1], to: [0.07, 0, 0.9], every: 2 },
        passes: slate,
        title: say("Then we film.", "Most projects need one day.", 1.1, 3.7),
      },
      {
        ...{ scene: "monitor", seconds: 4.5, framing: [0.5, -0.1, 0.62] },
        ...{ from: [-0.16, 0, 0.95], to: [0.16, 0, 0.95] },
        title: say("Then we edit.", "You send your changes, in two rounds.", 0.4, 4.2),
      },
      { scene: "lens", seconds: 2, from: [0.1, 0, 0.9], to: [-0.04, 0, 1] },
      {
        ...{ scene: "screens", seconds: 4.5, from: [0, 0.05, 1], to: [0, -0.02, 0.88] },
        title: say(
          "4 to 8 weeks",
          "For a whole video system. Quick approvals make it quicker.",
          0.5,
          4.2,
        ),
      },
    ],
  },
  "one-cup": {
    ...spec,
    path: "content/work/one-cup/film",
    sound: { rain: 0.14, chord: [110, 164.8, 220, 277.2], clicks: [0.6, 1.6, 2.6] },
    poster: { scene: "coffee", time: 1, framing: [0.2, 0.24, 0.8] },
    shots: [
      {
        ...{ scene: "window", seconds: 3.5, framing: [0.5, 0.16, 0.5] },
        ...{ from: [0, 0, 1], to: [0.03, 0, 0.86] },
        title: say("5:40", "One window is lit.", 0.5, 3.2),
      },
      {
        ...{ scene: "coffee", seconds: 4, framing: [0.12, 0.14, 1.05] },
        ...{ from: [-0.14, 0, 0.96], to: [0.06, 0.02, 0.92], every: 2 },
      },
      {
        ...{ scene: "coffee", seconds: 2.5, framing: [0.53, 0.47, 0.3] },
        ...{ from: [0, -0.12, 0.92], to: [0, 0.04, 0.92], every: 2 },
        title: say("Dark.", "", 0.2, 2.2),
      },
      {
        ...{ scene: "coffee", seconds: 2.5, framing: [0.52, 0.62, 0.45] },
        ...{ from: [0, -0.06, 1], to: [0, 0.1, 0.94], every: 1 },
        title: say("Hot.", "", 0.2, 2.2),
      },
      {
        ...{ scene: "coffee", seconds: 2.5, framing: [-0.3, -0.32, 0.45] },
        ...{ from: [0.12, 0, 0.95], to: [-0.12, 0, 0.95], every: 2 },
        title: say("Before the calendar.", "", 0.2, 2.2),
      },
      {
        ...{ scene: "street", seconds: 2.5, from: [0, -0.04, 0.95], to: [0, 0.05, 0.95] },
        title: say("Before the street.", "", 0.2, 2.2),
      },
      {
        ...{ scene: "coffee", seconds: 5, framing: [0.2, 0.24, 0.8] },
        ...{ from: [0, 0, 0.9], to: [0, 0, 1], every: 2 },
        title: say("One cup", "The first ten minutes are yours.", 0.6, 4.5),
      },
    ],
  },
  "the-night-shift": {
    ...spec,
    path: "content/work/the-night-shift/film",
    sound: { rain: 0.35, hum: 0.5, chord: [65.4, 98, 155.6], clicks: [15.6] },
    poster: { scene: "cooler" },
    shots: [
      {
        ...{ scene: "window", seconds: 3.5, from: [-0.12, 0, 0.96], to: [0.1, 0, 0.96] },
        title: say("2:10", "The city is asleep.", 0.6, 3.2),
      },
      {
        ...{ scene: "bridge", seconds: 3.5, from: [0.14, 0, 0.96], to: [-0.08, 0, 0.92] },
        title: say("Most of it.", "", 0.6, 3.1),
      },
      { scene: "van", seconds: 3.5, from: [-0.06, 0, 0.96], to: [0.08, 0.01, 0.9], every: 1 },
      {
        ...{ scene: "cooler", seconds: 4, from: [-0.08, 0, 1], to: [0.02, -0.02, 0.86] },
        title: say("A freezer has stopped.", "Breakfast is in it.", 0.6, 3.7),
      },
      {
        ...{ scene: "stop", seconds: 3.5, framing: [-0.02, 0, 0.84], lampAt: 1.1 },
        ...{ from: [0.05, 0, 1], to: [-0.02, 0, 0.9] },
        title: say("3:05", "Somebody starts it again.", 1.4, 3.3),
      },
      {
        ...{ scene: "river", seconds: 4.5, from: [-0.1, 0, 0.94], to: [0.1, 0, 0.94], every: 2 },
        title: say("Nobody notices.", "That is the job.", 0.7, 4.1),
      },
    ],
  },
  "before-the-light": {
    ...spec,
    path: "content/work/before-the-light/film",
    sound: { rain: 0.2, hum: 0.2, chord: [82.4, 123.5, 185], claps: [16.93], clicks: [4.7] },
    poster: { scene: "softbox" },
    shots: [
      {
        ...{ scene: "van", seconds: 3.5, framing: [0.24, 0.1, 0.6] },
        ...{ from: [-0.05, 0, 0.98], to: [0.06, 0, 0.9], every: 1 },
        title: say("7:10", "We are there before you.", 0.6, 3.2),
      },
      {
        ...{ scene: "softbox", seconds: 3.5, lampAt: 1.2 },
        ...{ from: [0.06, 0, 1], to: [-0.04, 0, 0.92] },
        title: say("7:25", "The first lamp", 1.4, 3.2),
      },
      {
        ...{ scene: "chair", seconds: 3, framing: [0.1, -0.7, 0.48] },
        ...{ from: [-0.16, 0, 0.95], to: [0.12, 0, 0.95] },
        title: say("7:40", "A mark where you will sit", 0.3, 2.7),
      },
      {
        ...{ scene: "mic", seconds: 3, framing: [0.12, 0.1, 0.74] },
        ...{ from: [0, 0.08, 0.96], to: [0, -0.06, 0.9] },
        title: say("8:05", "A microphone you forget", 0.3, 2.7),
      },
      {
        ...{ scene: "lens", seconds: 3, from: [-0.06, 0, 1], to: [0.1, 0, 0.88] },
        title: say("8:20", "Focus", 0.3, 2.7),
      },
      {
        ...{ scene: "clapper", seconds: 3, from: [0.04, 0, 0.96], to: [0.06, 0, 0.9], every: 2 },
        passes: slate,
      },
      {
        ...{ scene: "chair", seconds: 3.5, from: [0, 0, 1], to: [0.03, 0.01, 0.9] },
        title: say("8:30", "You sit down. The light is done.", 0.4, 3.1),
      },
    ],
  },
  "face-the-window": {
    ...spec,
    size: UPRIGHT,
    path: "content/work/face-the-window/film",
    sound: { rain: 0.1, chord: [87.3, 130.8, 196, 261.6], clicks: [3] },
    poster: { scene: "window-light", framing: [0.42, 0, 1] },
    shots: [
      {
        ...{ scene: "desk", seconds: 3, framing: [-1.18, 0.24, 0.96] },
        ...{ from: [-0.05, 0, 0.98], to: [0.05, 0, 0.92] },
        title: say("You look tired on video.", "It is not you. It is the lamp.", 0.4, 2.8),
      },
      {
        ...{ scene: "window-light", seconds: 3, framing: [0.36, 0, 1] },
        ...{ from: [-0.07, 0, 1], to: [0.07, 0, 0.96] },
        title: say("Turn it off.", "Sit where the window is.", 0.3, 2.8),
      },
      {
        ...{ scene: "phone", seconds: 2.5, framing: [0.52, 0.08, 0.98] },
        ...{ from: [0, -0.05, 0.92], to: [0, 0.03, 0.98] },
        title: say("Wipe the lens.", "It lives in your pocket.", 0.2, 2.3),
      },
      {
        ...{ scene: "window-light", seconds: 2.5, framing: [1.04, -0.04, 0.6] },
        ...{ from: [0, -0.05, 1], to: [0, 0.04, 0.94] },
        title: say("Eye level.", "On a stand, not in your hand.", 0.2, 2.3),
      },
      {
        ...{ scene: "mic", seconds: 2.5, framing: [0.12, 0.3, 0.92] },
        ...{ from: [0, 0.06, 0.98], to: [0, -0.05, 0.92] },
        title: say("A microphone on you.", "The phone hears the room.", 0.2, 2.3),
      },
      {
        ...{ scene: "window-light", seconds: 3.5, framing: [0.42, -0.22, 0.64] },
        ...{ from: [0, 0, 1], to: [0.02, 0.01, 0.9] },
        title: say("Say one thing.", "The next thing is the next reel.", 0.5, 3.1),
      },
    ],
  },
};

/** The studios of the title film, which the words of this shot name. */
function studio(i: number): Title {
  const { city = "", regionName = "" } = studios[i] ?? {};
  return say(city, regionName, 0.8, 3.4);
}

/** When a rendered frame of a shot is, in seconds. */
export const secondOf = ({ every = 1 }: Shot, frame: number) => (frame * every) / RATE;

export function passesAt(shot: Shot, frame: number): Pass[] {
  if (frame === 0) return PASSES;
  const asked = shot.passes?.(secondOf(shot, frame)) ?? [];
  // What scatters in the lens is too soft to be missed for a few frames.
  const always: Pass[] = frame % 4 === 0 ? ["shot", "halation", "develop"] : ["shot", "develop"];
  return [...asked, ...always];
}

/** Where the camera is: it moves evenly, so that cuts fall within the movement. */
export function moveAt(shot: Shot, frame: number): Framing {
  const t = secondOf(shot, frame) / shot.seconds;
  const between = (i: number) => (shot.from[i] as number) * (1 - t) + (shot.to[i] as number) * t;
  return [between(0), between(1), between(2)];
}
