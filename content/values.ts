// Sample data: the founder quoted here is invented. The about page shows the same six, in one sentence
// each. When you add or delete one, change "Six" in the texts below.
import { fullName } from "./facts.ts";
import { price } from "./price.ts";
import type { Values } from "./schema/company";

export const values = {
  title: "Six things we stand by",
  lede: "How we work, and what you will notice of it on your own project.",
  metaTitle: "Our values",
  metaDescription:
    "Six working principles of a small film crew, from lighting the room first to printing the price, and what a client sees of each on a real job.",
  pillars: [
    {
      title: "Light first",
      short: "We light the room before you arrive, so that nobody has to wait on camera.",
      body: "The best camera cannot repair bad light. So we look at the windows, the ceiling and the time of day before we choose anything else. If a room will not work, we tell you while there is still time to use another one.",
      practice:
        "The crew arrives before you. When you sit down, the lamps are set and the room is quiet, so the first take can be the good one.",
    },
    {
      title: "We keep it short",
      short: "We cut everything that does not help the viewer.",
      body: "We take out what a competitor could also say, and stop when the point is made. People finish a short film. They save a long one for later.",
      practice:
        "You get your script back shorter than you sent it, and the first edit is shorter still. You can ask for any line back.",
    },
    {
      title: "Open prices",
      short: "Every package has its price on this site. If the cheaper one is enough, we say so.",
      body: `You can read every package price here, from a ${price("video-strategy-blueprint")} workbook to ${price("youtube-visibility-engine")} for three months of YouTube. We recommend the cheapest offer that solves your problem.`,
      practice:
        "You get a written plan with a price before we charge anything. If we travel more than about 30 miles, you see that cost before you commit.",
    },
    {
      title: "Plan first, then film",
      short: "You approve every script before the shoot day.",
      body: "A change on paper costs a minute. The same change at the shoot keeps a whole crew waiting. So the person who approves the film reads every word before we film it.",
      practice:
        "You get scripts to approve and a schedule with times. After the shoot you have two revision rounds, and the finished films are yours once they are paid for.",
    },
    {
      title: "Nobody has to perform",
      short: "You talk to a person, not to a camera, about work you know, in your own words.",
      body: "Most people are bad on camera because somebody asked them to act. Ask a foreman how a wall fails, and he is excellent. We film short answers to real questions, and you can repeat any of them as often as you like.",
      practice:
        "You memorize nothing, and nobody watches who does not need to be there. If you dislike a take, say so, and we leave it out.",
    },
    {
      title: "One film, one job",
      short: "Each film has one goal, and we judge the film by that goal.",
      body: "A film for new customers should book calls, a training film should save hours, and a sales film should get proposals signed. We write that goal above the script and report views last.",
      practice:
        "The plan names one number for each film. If that number does not move, we talk about it first.",
    },
  ],
  practiceLabel: "What you will notice",
  quote: {
    text: "Good light is how a room tells you that somebody prepared for your arrival. I wanted to run a company that does the same.",
    source: `${fullName("founder")}, Founder and CEO`,
  },
  closing: {
    heading: "Start with a message",
    lede: "Tell us what you want filmed. We reply within one business day, with a price or with a question.",
    action: { label: "Send us a message", href: "/contact" },
  },
} satisfies Values;
