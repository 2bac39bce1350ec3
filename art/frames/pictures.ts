import {
  across,
  allShapes,
  asArticle,
  asScreen,
  asStill,
  asTall,
  asWide,
  asWidest,
  type Exposure,
  type Print,
  screen,
  screenShapes,
  tall,
  widest,
} from "./prints.ts";

/** A picture of the pages, in public/frames; the prints' keys end their names. */
export interface Frame extends Exposure {
  prints: Record<string, Print>;
}

/** A picture of an article: one JPEG beside its text. */
export interface Cover extends Exposure {
  /** Path in content/blog. */
  path: string;
}

export const frames: Record<string, Frame> = {
  "hero-wide": { scene: "hero", ...asWidest, prints: { "": widest } },
  "hero-street-wide": { scene: "hero", time: 4, ...asWidest, prints: { "": widest } },
  "hero-tall": { scene: "hero", ...asTall, prints: { "": tall } },
  "hero-street-tall": { scene: "hero", time: 4, ...asTall, prints: { "": tall } },
  river: { scene: "river", ...asWidest, prints: allShapes(0.66, widest) },
  bridge: { scene: "bridge", ...asWidest, prints: allShapes(0.66, widest) },
  van: { scene: "van", ...asWide, prints: allShapes(0.66) },
  chair: { scene: "chair", ...asWide, supersample: 2, prints: allShapes(0.62) },
  clapper: { scene: "clapper", ...asWide, prints: allShapes(0.6) },
  desk: { scene: "desk", ...asWide, prints: allShapes(0.42) },
  "lens-tall": { scene: "lens", framing: [0.5, 0, 1], ...asTall, prints: { "": tall } },
  "lens-wide": { scene: "lens", ...asWide, prints: { "": across } },
  "street-wide": { scene: "street", ...asWide, prints: { "": across } },
  "window-wide": { scene: "window", ...asWide, prints: { "": across } },
  "monitor-wide": { scene: "monitor", ...asWide, prints: { "": across } },
  "softbox-wide": { scene: "softbox", ...asWide, prints: { "": across } },
  "window-tall": { scene: "window", ...asTall, prints: { "": tall } },
  "softbox-tall": { scene: "softbox", framing: [0.35, 0, 1], ...asTall, prints: { "": tall } },
  "monitor-tall": { scene: "monitor", framing: [0.3, 0, 1], ...asTall, prints: { "": tall } },
  "street-tall": { scene: "street", ...asTall, prints: { "": tall } },
  hero: {
    scene: "hero",
    width: 1920,
    height: 960,
    supersample: 2,
    prints: { "": { ...screen, ratio: 2, widths: [1280] } },
  },
  lens: { scene: "lens", ...asScreen, prints: screenShapes() },
  softbox: { scene: "softbox", ...asScreen, prints: screenShapes() },
  street: { scene: "street", ...asScreen, prints: screenShapes() },
  window: { scene: "window", ...asScreen, prints: screenShapes() },
  monitor: { scene: "monitor", ...asScreen, prints: screenShapes() },
  // What stands in for the title film: a moment of its second shot.
  "title-film": {
    scene: "van",
    time: 40 / 24,
    framing: [0.025, 0.008, 0.97],
    ...asWide,
    prints: { "": across },
  },
  reel: {
    scene: "reel",
    width: 1920,
    height: 1080,
    supersample: 1,
    prints: { "": { ...screen, widths: [...screen.widths, 1920] } },
  },
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
