import {
  across,
  allShapes,
  asArticle,
  asScreen,
  asTall,
  asWide,
  asWidest,
  type Exposure,
  type Print,
  screen,
  tall,
  widest,
} from "./prints.ts";

/** A picture of the pages, in public/frames, as AVIF and WebP; the prints' keys end their names. */
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
  chair: { scene: "chair", ...asWide, prints: allShapes(0.62) },
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
  lens: { scene: "lens", ...asScreen, prints: { "": screen } },
  softbox: { scene: "softbox", ...asScreen, prints: { "": screen } },
  street: { scene: "street", ...asScreen, prints: { "": screen } },
  window: { scene: "window", ...asScreen, prints: { "": screen } },
  monitor: { scene: "monitor", ...asScreen, prints: { "": screen } },
  reel: { scene: "reel", ...asScreen, prints: { "": screen } },
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
  "window-light": {
    scene: "window-light",
    ...asArticle,
    path: "mobile-video-production/window-light.jpg",
  },
};
