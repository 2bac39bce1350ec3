// Sample data: invented people. The studio replaces names, biographies and credits with its own.
import type { Team } from "./schema/company";

export const team = {
  title: "Three people and a van",
  lede: "One asks the questions, one keeps the clock and one decides what stays in. Camera, sound and light crew join by the day, and these three are on every job.",
  metaTitle: "The team",
  metaDescription:
    "Meet the three people behind every Rainlight film: founder and CEO Ingrid Solheim, executive production assistant Tomas Quispe and lead editor Wren Abernathy.",
  members: [
    {
      slug: "ingrid-solheim",
      name: "Ingrid Solheim",
      role: "Founder and CEO",
      initials: "IS",
      avatarColor: "tungsten",
      imageAlt: "Ingrid Solheim, founder and CEO: her initials, until there is a photograph",
      bio: "Ingrid directs, and asks the questions from a stool beside the lens; when two shoots fall on one day, a director we book for it sits there. She began as a lighting technician and still moves the key light herself.",
      longBio: [
        "Ingrid spent her first working decade as a lighting technician, on other people's commercials, mostly up a ladder. From up there she noticed that the client was always the best story in the room and the only one nobody had lit. She founded Rainlight to light that person.",
        "She directs the brand films, coaches the founders in Camera-Ready Brand and takes many of the first calls. Her questions are short and her pauses are long, and the useful sentence usually arrives in the pause.",
        "Away from set she keeps a small wooden boat on Lake Washington in a permanent state of nearly finished.",
      ],
      credits: [
        { label: "On set", value: "Director, interviewer" },
        { label: "Before Rainlight", value: "Lighting technician, commercials" },
        { label: "Always packs", value: "A spare plain shirt, in three sizes" },
      ],
    },
    {
      slug: "tomas-quispe",
      name: "Tomas Quispe",
      role: "Executive Production Assistant",
      initials: "TQ",
      avatarColor: "rain",
      imageAlt:
        "Tomas Quispe, executive production assistant: his initials, until there is a photograph",
      bio: "Tomas writes the call sheet, books the crew and knows where the van can stand. If your shoot day felt calm, he had already had the bad one on paper.",
      longBio: [
        "Tomas came to film from hotel kitchens, where he learned that a service is won at two in the afternoon, with a list and a roll of tape. He runs a shoot day the same way. Every setup has a start time, every cable has a label, and lunch is at one.",
        "He is the person you write to between the first call and the last file: dates, permits, parking, wardrobe, who must approve what and by when. He books the crews in Bellevue and Portland and drives the corridor between them often enough to have opinions about the rest stops.",
        "Each of his call sheets names a covered place for every outdoor scene, in case of rain.",
      ],
      credits: [
        { label: "On set", value: "Schedule, crew, continuity" },
        { label: "Before Rainlight", value: "Hotel kitchens" },
        { label: "Always packs", value: "Gaffer tape, two phone chargers, a level" },
      ],
    },
    {
      slug: "wren-abernathy",
      name: "Wren Abernathy",
      role: "Lead Editor",
      initials: "WA",
      avatarColor: "moss",
      imageAlt: "Wren Abernathy, lead editor: the initials, until there is a photograph",
      bio: "Wren cuts, grades and mixes, and is the first person to see your film the way a stranger will.",
      longBio: [
        "Wren trained as a radio producer, which is why our films make sense with the picture off. The first pass of every edit is done by ear: find the sentence that carries the film, cut to it, then see whether anything in front of it was needed.",
        "Everything we deliver leaves through Wren's desk in Bellevue, including what the Portland crew shoots. That covers the cut, color, sound, captions and the vertical versions, with file names a colleague of yours can understand next year. Revision notes land there as well.",
      ],
      credits: [
        { label: "In the edit", value: "Cut, color, sound, captions" },
        { label: "Before Rainlight", value: "Public radio producer" },
        { label: "Always removes", value: "The first sentence" },
      ],
    },
  ],
  closing: {
    heading: "Meet them before you hire them",
    lede: "Send a few lines about what you want filmed. One of the three reads it and replies within one business day.",
    action: { label: "Write to the team", href: "/contact" },
  },
} satisfies Team;
