// The pictures of public/frames, and which page shows which: no still on more than two pages.
import type { Cast, Stills } from "./schema/stills";

const SCREEN = [480, 828, 1280];
const WIDE = [480, 828, 1280, 1920];
const WIDEST = [...WIDE, 2560];
const STRIP = [480, 828];
const TALL = [480, 828];

export const stills = {
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
} satisfies Stills;

export const cast = {
  "/": { opens: "hero", racksTo: "hero-street", cutsTo: "lens", closes: "softbox" },
  "/about-us": { opens: "van", closes: "river" },
  "/video-use-cases": { opens: "desk", closes: "monitor" },
  "/locations/bellevue-wa": { opens: "bridge", closes: "window" },
  "/locations/portland-or": { opens: "river", closes: "street" },
  "/contact": { opens: "street" },
  "/content-strategy": { opens: "lens", closes: "desk" },
  "/blog": { opens: "window" },
  "/company/team": { opens: "chair", closes: "van" },
  "/resources/reviews": { opens: "reel" },
  "/thank-you": { opens: "reel" },
  "/video-packages": { opens: "clapper", cutsTo: "hero-street" },
  "/services/diy-downloads": { opens: "monitor", cutsTo: "hero" },
  "/services/group-coaching": { closes: "chair" },
  "/services/monthly-content": { opens: "softbox", closes: "clapper" },
  "/company/values": { closes: "bridge" },
} satisfies Cast;
