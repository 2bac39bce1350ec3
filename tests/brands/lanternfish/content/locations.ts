import { price } from "./price.ts";
import type { Location } from "./schema/pages";

/** The same page for each studio, with its own places and its own question. */
function page(city: string, frame: string, places: string[], asked: string, answer: string) {
  const slug = city.toLowerCase();
  return {
    frame,
    title: `Films from ${city}`,
    lede: `A room with a view of the water, and a lamp. From here we film in and around ${city}.`,
    metaTitle: `Films from ${city}`,
    metaDescription: `Documentary films of people and places in and around ${city}, at fixed prices.`,
    services: {
      heading: `What we film in ${city}`,
      lede: "The same as everywhere, at the same prices.",
      items: [
        {
          title: "Films",
          body: `A First Dive is ${price("first-dive")}.`,
          href: "/video-packages",
        },
      ],
    },
    coverage: {
      heading: "How far we go",
      lede: "As far as a bus does.",
      places,
      note: "Ferries too.",
    },
    process: {
      heading: "How it goes",
      lede: "In two steps.",
      steps: [
        { title: "Visit", body: "We look at your place." },
        { title: "Film", body: "We come back with the lamp." },
      ],
    },
    faqHeading: `Asked in ${city}`,
    faq: [{ id: `${slug}-asked`, question: asked, answer }],
    closing: { heading: `Show us ${city}`, lede: "Your part of it, that is." },
  } satisfies Omit<Location, "slug">;
}

const halifax = page(
  "Halifax",
  "street",
  ["Dartmouth", "Lunenburg"],
  "Do you film in fog?",
  "Gladly. It is the largest lamp there is.",
);

export const locations = {
  bristol: {
    slug: "bristol",
    ...page("Bristol", "window", ["Clifton", "Avonmouth"], "Do you film on boats?", "On most."),
  },
  lisbon: {
    slug: "lisbon",
    ...page(
      "Lisbon",
      "river",
      ["Almada", "Cascais"],
      "Do you film in Portuguese?",
      "Beatriz does.",
    ),
  },
  "halifax-ns": {
    slug: "halifax-ns",
    ...halifax,
    pricing: {
      heading: "Films for Nova Scotia",
      lede: "What is not on the list.",
      items: [
        { title: "One film", price: `from ${price("single video")}`, body: "Of any length." },
      ],
      timelineHeading: "How long",
      timelines: [{ title: "In all", value: "Five weeks", body: "With one round of notes." }],
    },
  },
};
