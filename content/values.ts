// Sample data: the founder quoted here is invented. The about page shows the same six, in one sentence each.
import { price } from "./price.ts";
import type { Values } from "./schema/company";

export const values = {
  title: "Six things we stand by",
  lede: "Six principles, each with what it looks like on a job of yours, so that you can check.",
  metaTitle: "Our values",
  metaDescription:
    "Six working principles of a small film crew, from lighting the room first to printing the price, and what a client sees of each on a real job.",
  pillars: [
    {
      title: "Light first",
      short:
        "We light the room before you walk into it, because nobody relaxes while a crew hunts for outlets.",
      body: "A good lens in bad light records bad light. So we scout the window, the ceiling and the hour before we choose anything else. If the room cannot be saved, we say so while there is still time to use another one.",
      practice:
        "The crew arrives ahead of you. By the time you sit down the lamps are set, the drill next door has been negotiated with, and the first take can be the good one.",
    },
    {
      title: "Short is a courtesy",
      short:
        "A viewer's two minutes belong to the viewer, so we cut until only the useful ones are left.",
      body: "We take out what a competitor could also say, and stop when the point has been made. A film that ends early gets watched again; a long one gets saved for later.",
      practice:
        "Your script comes back shorter than you sent it. The first cut comes back shorter than the script, and you may argue for any line we took.",
    },
    {
      title: "Prices in daylight",
      short:
        "Every package has its price on the site, and when the cheaper one will do, we say so first.",
      body: `Our packages have their prices in public, from a ${price("video-strategy-blueprint")} workbook to ${price("youtube-visibility-engine")} for three months of YouTube. The cheapest offer that solves the problem is the one we recommend.`,
      practice:
        "You have a written plan with a number on it before anything is charged. Travel beyond about 30 miles is a line of its own, quoted before you commit.",
    },
    {
      title: "Paper before cameras",
      short: "Every script is approved and every setup listed before anyone loads the van.",
      body: "We do the worrying on paper, where a change costs a minute, instead of on set, where it costs a crew. It also means that the person who signs off has read the words before hearing them out loud.",
      practice:
        "You get scripts to approve and a call sheet with times on it. After the shoot you have two revision rounds, and the finished films are yours once they are paid for.",
    },
    {
      title: "Nobody has to perform",
      short: "People talk to a person and not to a lens, about work they know, in their own words.",
      body: "Most people who are bad on camera have only ever been asked to act. Ask a foreman how a wall fails and he is suddenly excellent. We film in short setups with real questions, and we treat the seventh take exactly like the first.",
      practice:
        "Nothing to memorize and no audience behind the monitor. If a take embarrasses you, say so, and it stays out of the cut.",
    },
    {
      title: "One film, one job",
      short: "Each film gets a job before it gets a script, and is judged by whether it did it.",
      body: "A lead film should book calls, a training film should save hours, a sales film should get a proposal signed. We write the job at the top of the page and report the views last.",
      practice:
        "The plan names one number for each film. If that number does not move, the next conversation begins there.",
    },
  ],
  practiceLabel: "What you will notice",
  quote: {
    text: "Good light is how a room tells you that somebody prepared for your arrival. I wanted to run a company that does the same.",
    source: "Ingrid Solheim, Founder and CEO",
  },
  closing: {
    heading: "Hold us to it",
    lede: "Bring a problem and this list. We reply within one business day, and you may quote any line of it back to us.",
    action: { label: "Start a project", href: "/contact" },
  },
} satisfies Values;
