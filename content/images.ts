// The pictures of content/pictures, and which page shows which. A picture may be on several pages. It is one file, at least 1,600 px wide; all sizes and crops are made from it, around `focus` (from
// left, from top).
import type { Images, PageImages, WizardImages } from "../app/content/schema/media";

export const images: Images = {
  hero: {
    file: "hero.avif",
    alt: "Rain on a window at dusk, the lights of a street out of focus behind it",
  },
  "hero-street": {
    file: "hero-street.avif",
    alt: "A wet street at dusk through a window, the rain on the glass out of focus",
  },
  bridge: {
    file: "bridge.avif",
    alt: "A suspension bridge at dusk in the rain, a string of lamps along each cable",
    focus: "66% 50%",
  },
  river: {
    file: "river.avif",
    alt: "An arched bridge over a dark river, its lamps drawn out on the water",
    focus: "66% 50%",
  },
  van: {
    file: "van.avif",
    alt: "A van at the curb in the rain, its side door open and the load lit from inside",
    focus: "66% 50%",
  },
  chair: {
    file: "chair.avif",
    alt: "A director's chair in a pool of light, in a dark studio",
    focus: "62% 50%",
  },
  clapper: {
    file: "clapper.avif",
    alt: "A clapperboard with red numerals, its sticks open, in front of a lit set",
    focus: "60% 50%",
  },
  desk: {
    file: "desk.avif",
    alt: "An editor's desk at night: one wide timeline, a lamp, rain on the window behind",
    focus: "42% 50%",
  },
  lens: {
    file: "lens.avif",
    alt: "The front of a cinema lens in the dark, reflecting a softbox in magenta, green and amber",
    focus: "60% 50%",
  },
  street: {
    file: "street.avif",
    alt: "Wet asphalt at night, lamps and a neon sign drawn out on the road",
  },
  window: {
    file: "window.avif",
    alt: "A brick apartment house at blue hour, a few rooms lit behind their blinds",
  },
  softbox: {
    file: "softbox.avif",
    alt: "A softbox glowing in a dark studio",
    focus: "57% 50%",
  },
  monitor: {
    file: "monitor.avif",
    alt: "Scopes and a timeline on a grading monitor, mirrored in the desk",
    focus: "56% 50%",
  },
  reel: {
    file: "reel.avif",
    alt: "A projector's beam through the dust of a small, empty cinema",
  },
  "title-film": {
    file: "title-film.avif",
    alt: "The van of the title film, in the rain",
  },
};

export const pageImages: PageImages = {
  // `heroScrolled` fades in over `hero` while the page is scrolled; without it, `hero` stays.
  "/": { hero: "hero", heroScrolled: "hero-street", between: "lens", closing: "softbox" },
  "/about-us": { hero: "van", closing: "river", figure: "softbox" },
  "/video-use-cases": { hero: "desk", closing: "monitor" },
  "/locations/bellevue-wa": { hero: "bridge", closing: "window" },
  "/locations/portland-or": { hero: "river", closing: "street" },
  "/contact": { hero: "street" },
  "/content-strategy": { hero: "lens", closing: "hero-street" },
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

/** Beside the questions of the wizard. */
export const wizardImages: WizardImages = {
  "business-stage": "window",
  "business-type": "softbox",
  "video-goal": "lens",
  "content-volume": "monitor",
  "start-timeline": "street",
};
