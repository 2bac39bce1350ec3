// Sample data: the studio's story and its founder are invented, as in team.ts.
import { priceRange } from "./price.ts";
import type { About } from "./schema/company";

export const about = {
  title: "A studio built for gray skies",
  lede: "Rainlight makes short, cinematic films for founders and growing businesses. We are a small company with two studios, a strict call sheet and a liking for overcast afternoons.",
  metaTitle: "About the studio",
  metaDescription:
    "Rainlight is a small Seattle video production company with studios in Bellevue and Portland. How it started, how we work and who you will meet.",
  story: {
    heading: "Where the name comes from",
    lede: "Photographers pay good money for a softbox. Seattle has one the size of a county, open most of the year.",
    paragraphs: [
      "The first Rainlight film was made for a cabinetmaker who was eloquent at the workbench and wooden everywhere else. We had a borrowed camera, a wet Tuesday and a north window. He forgot about the lens somewhere around the dovetails, and the light did not change for five hours.",
      "He used those two minutes in place of a sales pitch, and then his supplier called us. Most of our work still arrives that way: someone sees a person they know come across as they really are, and asks who was in the room.",
      "We call ourselves a Seattle company because most of our clients are there. The studios are in Bellevue and Portland because that is where we found the ceilings. From the two of them we film across the Northwest, and for clients worldwide.",
    ],
  },
  approach: {
    heading: "How we think about a film",
    lede: "Four habits that every project of ours goes through, in this order.",
    steps: [
      {
        title: "Give it one job",
        body: "Before a script there is a sentence: who watches this, and what they do next. If there are two such sentences, each gets a film and a quote of its own.",
      },
      {
        title: "Write to be said",
        body: "Every script is read aloud before it is approved. What you would never say to a customer comes out.",
      },
      {
        title: "Light the room, then the person",
        body: "The crew arrives early and finishes the lighting while you are still at your desk. When you sit down there is nothing left to adjust, so nobody is fussing while you try to think.",
      },
      {
        title: "Stop when it is done",
        body: "A film ends at the point where a stranger has understood. We test the cut on somebody who was not in the room.",
      },
    ],
  },
  founderNote: {
    heading: "A note from the founder",
    paragraphs: [
      "I spent years lighting actors who were paid to look sincere. Then I filmed a woman explaining why she had gone back to re-pour a foundation nobody had complained about, and I could not look away. Nobody had told her to perform. I had asked her one question and lit her chair.",
      "You already know what is worth saying, and you say it every week to one person at a time. My job is to make the room quiet and the light kind, ask the next question, and then leave most of it out.",
      `You do not need us for everything. Some weeks a phone by a window will do, and we sell the scripts for that at ${priceRange("downloads")}. If that is the right answer to your message, it is the one we send.`,
    ],
    signature: "Ingrid Solheim",
    role: "Founder and CEO",
  },
  team: {
    heading: "Who you will meet",
    lede: "Three people are on every job, from the first call to the last file. Camera, sound and light crew join them by the day.",
    more: { label: "Read about the team", href: "/company/team" },
  },
  values: {
    heading: "What we hold to",
    lede: "Six rules we work by, each with what you will notice of it.",
    more: { label: "See how we keep them", href: "/company/values" },
  },
  closing: {
    heading: "Come and see the light",
    lede: "Tell us what you sell and who should understand it. We reply within one business day, with a price or with a question.",
    action: { label: "Tell us about it", href: "/contact" },
    book: "Book a strategy call",
  },
} satisfies About;
