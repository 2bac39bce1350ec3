// Sample data: the studio's story and its founder are invented, as in team.ts.
import { names } from "./brand.ts";
import { city, fullName, inWordsFirst } from "./facts.ts";
import { priceRange } from "./price.ts";
import type { About } from "./schema/company";
import { team } from "./team.ts";
import { values } from "./values.ts";

export const about = {
  title: "A studio built for gray skies",
  lede: `${names.name} makes short, cinematic videos for founders and growing businesses. ${inWordsFirst(team.members.length)} people run every project, from studios in ${city("bellevue-wa")} and ${city("portland-or")}.`,
  metaTitle: "About the studio",
  metaDescription: `${names.name} is a small ${names.area} video production company with studios in ${city("bellevue-wa")} and ${city("portland-or")}. How it started, how we work and who you will meet.`,
  story: {
    heading: "Where the name comes from",
    lede: `Clouds make light soft and even, which is what a face needs on camera. ${names.area} has clouds most of the year.`,
    paragraphs: [
      `The first ${names.name} film was for a cabinetmaker who explained his work well at the bench and badly everywhere else. We had a borrowed camera, a wet Tuesday and a north window. After a while he forgot the camera, and the light did not change for five hours.`,
      "The film was two minutes long. He showed it to customers in place of a sales pitch, and then his supplier called us. Most of our work still comes that way: people see a film of someone they know and ask who made it.",
      `We call ourselves a ${names.area} company because most of our clients are there. The studios are in ${city("bellevue-wa")} and ${city("portland-or")} because that is where we found rooms with high ceilings. From there we film across the Northwest, and for clients worldwide.`,
    ],
  },
  approach: {
    heading: "How we work",
    lede: "Every project goes through these four steps, in this order.",
    steps: [
      {
        title: "Give it one job",
        body: "Before we write a script we agree on one sentence: who watches this film, and what they do next. A second goal means a second film, with its own quote.",
      },
      {
        title: "Write to be said",
        body: "We read every script aloud before you approve it, and cut what you would never say to a customer.",
      },
      {
        title: "Light the room, then the person",
        body: "The crew arrives early and finishes the light while you are still at your desk. When you sit down, we can start.",
      },
      {
        title: "Stop when it is done",
        body: "A film ends when a stranger has understood it. We test each edit on someone who was not at the shoot.",
      },
    ],
  },
  founderNote: {
    heading: "A note from the founder",
    paragraphs: [
      "I spent years lighting actors who were paid to look sincere. Then I filmed a builder who told me why she had poured a foundation twice, although nobody had complained about the first one. I could not look away. I had asked her one question and lit her chair.",
      "You already know what is worth saying. You say it every week, to one person at a time. My job is to make the room quiet, light it well, ask good questions and keep the best two minutes.",
      `You do not need us for everything. Some weeks a phone by a window will do, and we sell the scripts for that at ${priceRange("downloads")}. If that is all you need, we tell you so.`,
    ],
    signature: fullName("founder"),
    role: "Founder and CEO",
  },
  team: {
    heading: "Who you will meet",
    lede: `${inWordsFirst(team.members.length)} people work on every project, from the first call to the last file. Camera, sound and light crew join them for the shoot.`,
    more: { label: "Read about the team", href: "/company/team" },
  },
  values: {
    heading: `${inWordsFirst(values.pillars.length)} rules we work by`,
    lede: "Each comes with what you will notice on your project.",
    more: { label: "Read what each means for you", href: "/company/values" },
  },
  closing: {
    heading: "Tell us what you want filmed",
    lede: "Tell us what you sell and who should see it. We reply within one business day, with a price or with a question.",
    action: { label: "Send us a message", href: "/contact" },
    book: "Book a free 30-minute call",
  },
} satisfies About;
