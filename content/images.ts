// The images of public/frames, and which page shows which: no image on more than two pages.
import type { Images, PageImages } from "./schema/media";

const SCREEN = [480, 828, 1280];
const WIDE = [480, 828, 1280, 1920];
const WIDEST = [...WIDE, 2560];
const STRIP = [480, 828];
const TALL = [480, 828];

export const images: Images = {
  // Rain on a window at dusk, the lights of a street out of focus behind it.
  hero: {
    wide: WIDEST,
    tall: TALL,
  },
  // A wet street at dusk through a window, the rain on the glass out of focus.
  "hero-street": {
    wide: WIDEST,
    tall: TALL,
  },
  // A suspension bridge at dusk in the rain, a string of lamps along each cable.
  bridge: {
    screen: SCREEN,
    strip: STRIP,
    wide: WIDEST,
    tall: TALL,
  },
  // An arched bridge over a dark river, its lamps drawn out on the water.
  river: {
    screen: SCREEN,
    strip: STRIP,
    wide: WIDEST,
    tall: TALL,
  },
  // A van at the kerb in the rain, its side door open and the load lit from inside.
  van: {
    screen: SCREEN,
    strip: STRIP,
    wide: WIDE,
    tall: TALL,
  },
  // A director's chair in a pool of light, in a dark studio.
  chair: {
    screen: SCREEN,
    strip: STRIP,
    wide: WIDE,
    tall: TALL,
  },
  // A clapperboard with red numerals, its sticks open, in front of a lit set.
  clapper: {
    screen: SCREEN,
    strip: STRIP,
    wide: WIDE,
    tall: TALL,
  },
  // An editor's desk at night: one wide timeline, a lamp, rain on the window behind.
  desk: {
    screen: SCREEN,
    strip: STRIP,
    wide: WIDE,
    tall: TALL,
  },
  // The front of a cinema lens in the dark, its coatings reflecting a softbox in magenta, green and amber.
  lens: {
    screen: SCREEN,
    strip: STRIP,
    wide: WIDE,
    tall: TALL,
  },
  // Wet asphalt at night, lamps and a neon sign drawn out on the road.
  street: {
    screen: SCREEN,
    strip: STRIP,
    wide: WIDE,
    tall: TALL,
  },
  // A brick apartment house at blue hour, a few rooms lit behind their blinds.
  window: {
    screen: SCREEN,
    strip: STRIP,
    wide: WIDE,
    tall: TALL,
  },
  // A softbox glowing in a dark studio.
  softbox: { screen: SCREEN, strip: STRIP, wide: WIDE, tall: TALL },
  // Scopes and a timeline on a grading monitor, mirrored in the desk.
  monitor: {
    screen: SCREEN,
    strip: STRIP,
    wide: WIDE,
    tall: TALL,
  },
  // A projector's beam through the dust of a small, empty cinema.
  reel: {
    screen: [...SCREEN, 1920],
  },
};

export const pageImages: PageImages = {
  "/": { hero: "hero", heroScrolled: "hero-street", between: "lens", closing: "softbox" },
  "/about-us": { hero: "van", closing: "river" },
  "/video-use-cases": { hero: "desk", closing: "monitor" },
  "/locations/bellevue-wa": { hero: "bridge", closing: "window" },
  "/locations/portland-or": { hero: "river", closing: "street" },
  "/contact": { hero: "street" },
  "/content-strategy": { hero: "lens", closing: "desk" },
  "/blog": { hero: "window" },
  "/company/team": { hero: "chair", closing: "van" },
  "/resources/reviews": { hero: "reel" },
  "/thank-you": { hero: "reel" },
  "/video-packages": { hero: "clapper", between: "hero-street" },
  "/services/diy-downloads": { hero: "monitor", between: "hero" },
  "/services/group-coaching": { hero: "chair" },
  "/services/monthly-content": { hero: "softbox", closing: "clapper" },
  "/company/values": { closing: "bridge" },
};
