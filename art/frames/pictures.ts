import type { Framing } from "./darkroom.ts";

export interface Exposure {
  scene: string;
  width: number;
  height: number;
  /** Samples along each side of a pixel. */
  supersample: number;
  /** Seconds into the scene; 0 where not said. */
  time?: number;
  framing?: Framing;
}

/** A picture of an article: one JPEG beside its text. */
export interface Cover extends Exposure {
  /** Path in content/blog. */
  path: string;
}

/** So many pixels are their own antialiasing. */
const asWidest = { width: 2560, height: 1071, supersample: 1 };
const asWide = { width: 1920, height: 803, supersample: 1 };
const asArticle = { width: 1600, height: 900, supersample: 2 };
/** Has room for both cuts of a still, 2.39:1 and 4:5. */
const asStill = { width: 1920, height: 1280, supersample: 1 };

/** The pictures of the pages: one AVIF each in content/pictures, which the site crops. */
export const frames: Record<string, Exposure> = {
  hero: { scene: "hero", ...asWidest },
  "hero-street": { scene: "hero", time: 4, ...asWidest },
  river: { scene: "river", ...asWidest },
  bridge: { scene: "bridge", ...asWidest },
  van: { scene: "van", ...asWide },
  chair: { scene: "chair", ...asWide, supersample: 2 },
  clapper: { scene: "clapper", ...asWide },
  desk: { scene: "desk", ...asWide },
  lens: { scene: "lens", ...asWide },
  street: { scene: "street", ...asWide },
  window: { scene: "window", ...asWide },
  monitor: { scene: "monitor", ...asWide },
  softbox: { scene: "softbox", ...asWide },
  // What stands in for the title film: a moment of its second shot.
  "title-film": { scene: "van", time: 40 / 24, framing: [0.025, 0.008, 0.97], ...asWide },
  reel: { scene: "reel", width: 1920, height: 1080, supersample: 1 },
};

export const covers: Record<string, Cover> = {
  "light-table": {
    scene: "light-table",
    ...asArticle,
    path: "video-content-system-toolkit/cover.jpg",
  },
  screens: { scene: "screens", ...asArticle, path: "automate-employee-training-video/cover.jpg" },
  shelf: { scene: "shelf", ...asArticle, path: "video-content-creation-tools/cover.jpg" },
  towers: { scene: "towers", ...asArticle, path: "video-content-roi-comparison/cover.jpg" },
  phone: { scene: "phone", ...asArticle, path: "mobile-video-production/cover.jpg" },
  ...stillsOf("mobile-video-production", {
    "window-light": { scene: "window-light", framing: [0.45, 0.1, 1.4] },
    "six-feet-away": { scene: "window-light", framing: [1.0, 0.0, 0.34] },
    "red-button": { scene: "phone", framing: [0.98, 0.06, 0.42] },
  }),
  ...stillsOf("video-content-creation-tools", {
    lapel: { scene: "mic", framing: [0.12, 0.1, 0.74] },
    "stand-head": { scene: "softbox", framing: [-0.85, 0.7, 0.42] },
    "desk-lamp": { scene: "desk", framing: [-1.18, 0.12, 0.5] },
    barrels: { scene: "shelf", framing: [-0.7, 0.08, 0.42] },
  }),
  ...stillsOf("automate-employee-training-video", {
    "amber-light": { scene: "stop", framing: [-0.02, 0.0, 0.84] },
    "van-door": { scene: "van", framing: [0.24, 0.1, 0.34] },
    "tail-lamps": { scene: "van", framing: [1.42, -0.02, 0.5] },
    "one-screen": { scene: "screens", framing: [1.3, -0.4, 0.36] },
  }),
  ...stillsOf("video-content-system-toolkit", {
    loupe: { scene: "light-table", framing: [0.5, 0.1, 0.38] },
    "cooler-door": { scene: "cooler", framing: [-0.16, -0.22, 0.8] },
    "time-code": { scene: "clapper", time: 2, framing: [0.5, 0.16, 0.46] },
    playhead: { scene: "monitor", framing: [0.62, -0.22, 0.4] },
  }),
  ...stillsOf("video-content-roi-comparison", {
    "last-year": { scene: "coffee", framing: [0.16, 0.24, 0.88] },
    "lit-window": { scene: "window", framing: [0.5, 0.16, 0.34] },
    projector: { scene: "reel", framing: [1.15, 0.42, 0.45] },
    "tape-mark": { scene: "chair", framing: [0.1, -0.7, 0.48] },
    "lamps-on-a-cable": { scene: "bridge", framing: [1.1, 0.35, 0.45] },
  }),
};

type Shot = Pick<Exposure, "scene" | "time" | "framing">;

/** The stills within an article, by the names of their files. */
function stillsOf(article: string, shots: Record<string, Shot>): Record<string, Cover> {
  const stills = Object.entries(shots);
  return Object.fromEntries(
    stills.map(([name, shot]) => [name, { ...shot, ...asStill, path: `${article}/${name}.jpg` }]),
  );
}
