// Sample data: invented people. The studio replaces names, biographies and credits with its own.
import type { Team } from "./schema/company";

export const team = {
  title: "Three people and a van",
  lede: "Ingrid directs, Tomas plans the shoot and Wren edits. They work on every project. Camera, sound and light crew join them for the shoot day.",
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
      bio: "Ingrid directs the films and asks you the questions at the shoot. If two shoots fall on one day, we book a second director. She began as a lighting technician and still sets the main light herself.",
      longBio: [
        "Ingrid spent ten years as a lighting technician on commercials. She noticed that the client had the best story in the room, and that nobody filmed it. She founded Rainlight to film that person.",
        "She directs the brand films, coaches the founders in Camera-Ready Brand and takes many of the first calls. Her questions are short and her pauses are long, so you have time to think.",
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
      bio: "Tomas plans your shoot day, books the crew and finds the parking. If your day feels calm, it is because he planned for what could go wrong.",
      longBio: [
        "Tomas ran hotel kitchens before he came to film, and he plans a shoot day the same way. Every scene has a start time, every cable has a label, and lunch is at one.",
        "You write to him about dates, permits, parking, clothes, and who must approve what by when. He books the crews in Bellevue and Portland and drives between them every week.",
        "His schedule names a covered place for every outdoor scene, in case of rain.",
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
      bio: "Wren edits your film, with its color and sound, and watches it the way a stranger will.",
      longBio: [
        "Wren trained as a radio producer and starts every edit by ear. The first step is to find the most important sentence. The second is to check whether the film needs anything before it.",
        "Wren edits everything we deliver, in Bellevue, including what the Portland crew films. That covers color, sound, captions and vertical versions, with file names that you still understand next year. Your changes go to Wren as well.",
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
    lede: "Send a few lines about what you want filmed. One of them reads it and replies within one business day.",
    action: { label: "Write to the team", href: "/contact" },
  },
} satisfies Team;
