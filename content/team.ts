// Sample data: invented people. The studio replaces names, biographies and credits with its own. A person's photograph
// is a file of content/pictures: photo: { file: "ada.jpg", alt: "Ada beside a camera", focus: "50% 30%" }.

import type { Team } from "../app/content/schema/company";
import { names } from "./brand.ts";
import { city, firstName, fullName, inWords, inWordsFirst, person } from "./facts.ts";

const members = [
  {
    ...person(fullName("founder")),
    role: "Founder and CEO",
    avatarColor: "tungsten",
    ask: "your story, your nerves, and what to say on camera",
    bio: `${firstName("founder")} directs the films and asks you the questions at the shoot. If two shoots fall on one day, we book a second director. She began as a lighting technician and still sets the main light herself.`,
    longBio: [
      `${firstName("founder")} spent ten years as a lighting technician on commercials. She noticed that the client had the best story in the room, and that nobody filmed it. She founded ${names.name} to film that person.`,
      "She directs the brand films, coaches the founders in Camera-Ready Brand and takes many of the first calls. Her questions are short and her pauses are long, so you have time to think.",
      "Away from set she keeps a small wooden boat on Lake Washington in a permanent state of nearly finished.",
    ],
    credits: [
      { label: "On set", value: "Director, interviewer" },
      { label: `Before ${names.name}`, value: "Lighting technician, commercials" },
      { label: "Always packs", value: "A spare plain shirt, in three sizes" },
    ],
  },
  {
    ...person(fullName("producer")),
    role: "Executive Production Assistant",
    avatarColor: "rain",
    ask: "dates, permits, parking, clothes, and who approves what",
    bio: `${firstName("producer")} plans your shoot day, books the crew and finds the parking. If your day feels calm, it is because he planned for what could go wrong.`,
    longBio: [
      `${firstName("producer")} ran hotel kitchens before he came to film, and he plans a shoot day the same way. Every scene has a start time, every cable has a label, and lunch is at one.`,
      `You write to him about dates, permits, parking, clothes, and who must approve what by when. He books the crews in ${city("bellevue-wa")} and ${city("portland-or")} and drives between them every week.`,
      "His schedule names a covered place for every outdoor scene, in case of rain.",
    ],
    credits: [
      { label: "On set", value: "Schedule, crew, continuity" },
      { label: `Before ${names.name}`, value: "Hotel kitchens" },
      { label: "Always packs", value: "Gaffer tape, two phone chargers, a level" },
    ],
  },
  {
    ...person(fullName("editor")),
    role: "Lead Editor",
    avatarColor: "moss",
    ask: "the edit, changes, captions, music, and vertical versions",
    bio: `${firstName("editor")} edits your film, with its color and sound, and watches it the way a stranger will.`,
    longBio: [
      `${firstName("editor")} trained as a radio producer and starts every edit by ear. The first step is to find the most important sentence. The second is to check whether the film needs anything before it.`,
      `${firstName("editor")} edits everything we deliver, in ${city("bellevue-wa")}, including what the ${city("portland-or")} crew films. That covers color, sound, captions and vertical versions, with file names that you still understand next year. Your changes go to ${firstName("editor")} as well.`,
    ],
    credits: [
      { label: "In the edit", value: "Cut, color, sound, captions" },
      { label: `Before ${names.name}`, value: "Public radio producer" },
      { label: "Always removes", value: "The first sentence" },
    ],
  },
] satisfies Team["members"];

export const team = {
  title: `${inWordsFirst(members.length)} people and a van`,
  lede: `${firstName("founder")} directs, ${firstName("producer")} plans the shoot and ${firstName("editor")} edits. They work on every project. Camera, sound and light crew join them for the shoot day.`,
  metaTitle: "The team",
  metaDescription: `Meet the ${inWords(members.length)} people behind every ${names.name} film: founder and CEO ${fullName("founder")}, executive production assistant ${fullName("producer")} and lead editor ${fullName("editor")}.`,
  askLabel: "Ask about",
  members,
  closing: {
    heading: "Meet them before you hire them",
    lede: "Send a few lines about what you want filmed. One of them reads it and replies within one business day.",
    action: { label: "Write to the team", href: "/contact" },
  },
} satisfies Team;
