/** What is photographed, and at what size: the same for every kind of print. */
interface Picture {
  scene: string;
  width: number;
  height: number;
}

/** A picture of the pages, in public/frames, as AVIF and WebP in several widths. */
export interface Frame extends Picture {
  widths: number[];
  /** AVIF quality (0-100); WebP follows from it. */
  quality: number;
}

/** A picture of an article: one JPEG beside its text. */
export interface Cover extends Picture {
  /** Path in content/blog. */
  path: string;
}

const supporting = { width: 1280, height: 720, widths: [480, 828, 1280], quality: 50 };
const article = { width: 1600, height: 900 };

export const frames: Record<string, Frame> = {
  hero: { scene: "hero", width: 1920, height: 960, widths: [828, 1280, 1920], quality: 50 },
  "hero-portrait": { scene: "hero", width: 828, height: 1035, widths: [480, 828], quality: 44 },
  lens: { scene: "lens", ...supporting },
  softbox: { scene: "softbox", ...supporting },
  street: { scene: "street", ...supporting },
  window: { scene: "window", ...supporting },
  monitor: { scene: "monitor", ...supporting },
  desk: { scene: "desk", ...supporting },
  bridge: { scene: "bridge", ...supporting },
  reel: { scene: "reel", ...supporting },
};

export const covers: Record<string, Cover> = {
  "light-table": {
    scene: "light-table",
    ...article,
    path: "video-content-system-toolkit/cover.jpg",
  },
  screens: { scene: "screens", ...article, path: "automate-employee-training-video/cover.jpg" },
  shelf: { scene: "shelf", ...article, path: "video-content-creation-tools/cover.jpg" },
  towers: { scene: "towers", ...article, path: "video-content-roi-comparison/cover.jpg" },
  phone: { scene: "phone", ...article, path: "mobile-video-production/cover.jpg" },
  "window-light": {
    scene: "window-light",
    ...article,
    path: "mobile-video-production/window-light.jpg",
  },
};
