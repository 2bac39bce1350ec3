// The pictures of public/frames, and which page shows which: no still on more than two pages.
import type { Cast, Stills } from "./schema/stills";

const SCREEN = [480, 828, 1280];
const WIDE = [480, 828, 1280, 1920];
const WIDEST = [...WIDE, 2560];
const TALL = [480, 828];

export const stills = {
  hero: {
    alt: "Rain on a window at dusk, the lights of a street out of focus behind it",
    wide: WIDEST,
    tall: TALL,
  },
  // The same picture, focused on what lies behind the glass.
  "hero-street": {
    alt: "A wet street at dusk through a window, the rain on the glass out of focus",
    wide: WIDEST,
    tall: TALL,
  },
  bridge: {
    alt: "A suspension bridge at dusk in the rain, a string of lamps along each cable",
    screen: SCREEN,
    wide: WIDEST,
    tall: TALL,
  },
  river: {
    alt: "An arched bridge over a dark river, its lamps drawn out on the water",
    screen: SCREEN,
    wide: WIDEST,
    tall: TALL,
  },
  van: {
    alt: "A van at the kerb in the rain, its side door open and the load lit from inside",
    screen: SCREEN,
    wide: WIDE,
    tall: TALL,
  },
  chair: {
    alt: "A director's chair in a pool of light, in a dark studio",
    screen: SCREEN,
    wide: WIDE,
    tall: TALL,
  },
  clapper: {
    alt: "A clapperboard with red numerals, its sticks open, in front of a lit set",
    screen: SCREEN,
    wide: WIDE,
    tall: TALL,
  },
  desk: {
    alt: "An editor's desk at night: one wide timeline, a lamp, rain on the window behind",
    screen: SCREEN,
    wide: WIDE,
    tall: TALL,
  },
  lens: {
    alt: "The front of a cinema lens in the dark, its coatings reflecting a softbox in magenta, green and amber",
    screen: SCREEN,
    tall: TALL,
  },
  street: {
    alt: "Wet asphalt at night, lamps and a neon sign drawn out on the road",
    screen: SCREEN,
    tall: TALL,
  },
  window: {
    alt: "A brick apartment house at blue hour, a few rooms lit behind their blinds",
    screen: SCREEN,
    tall: TALL,
  },
  softbox: { alt: "A softbox glowing in a dark studio", screen: SCREEN },
  monitor: {
    alt: "Scopes and a timeline on a grading monitor, mirrored in the desk",
    screen: SCREEN,
  },
  reel: {
    alt: "A projector's beam through the dust of a small, empty cinema",
    screen: SCREEN,
  },
} satisfies Stills;

export const cast = {
  "/": { opens: "hero", closes: "hero-street" },
  "/about-us": { opens: "van", closes: "chair" },
  "/video-use-cases": { opens: "desk", closes: "monitor" },
  "/locations/bristol": { opens: "bridge", closes: "window" },
  "/locations/lisbon": { opens: "river", closes: "street" },
  "/locations/halifax-ns": { opens: "monitor", closes: "reel" },
  "/contact": { opens: "street" },
  "/content-strategy": { opens: "lens", closes: "desk" },
  "/blog": { opens: "window" },
  "/company/team": { opens: "chair", closes: "van" },
  "/resources/reviews": { opens: "reel" },
  "/thank-you": { opens: "reel" },
  "/video-packages": { opens: "clapper", closes: "softbox" },
  "/services/diy-downloads": { opens: "monitor" },
  "/services/group-coaching": { closes: "lens" },
  "/services/monthly-content": { opens: "softbox", closes: "clapper" },
  "/company/values": { closes: "bridge" },
  "/faq": { closes: "river" },
} satisfies Cast;
