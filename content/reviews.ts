// Sample data: invented people and companies. The studio replaces these with reviews by its own clients.
import { names } from "./brand.ts";
import { inWordsFirst } from "./facts.ts";
import type { Reviews } from "./schema/company";

// The first speaks alone, large; the next three are set apart from the others.
const clients = [
  {
    name: "Desmond Marchetti",
    role: "Practice manager",
    company: "Sable Creek Veterinary",
    content:
      "We booked a Starter Session to see whether we could stand it. Thirty minutes, three videos, one uncooperative beagle. It turns out we can.",
    rating: 5,
    timeAgo: "7 months ago",
    initials: "DM",
    avatarColor: "moss",
  },
  {
    name: "Odalys Renner",
    role: "Owner",
    company: "Brine & Bracken Catering",
    content:
      "I had postponed the Founder's Brand Kit twice, once for a wedding and once out of plain fear. They lit my prep kitchen before I got there and asked about my grandmother's pickles until I forgot there was a lens. The brand film is 94 seconds. It sits above our inquiry form, and couples now arrive having already decided that they like me, which takes care of half the tasting. The portrait hangs in the kitchen. My crew salutes it.",
    rating: 5,
    timeAgo: "3 weeks ago",
    initials: "OR",
    avatarColor: "tungsten",
  },
  {
    name: "Tobias Achterberg",
    role: "Head of people",
    company: "Sumner Cold Storage",
    content:
      "We run a warehouse at minus ten Fahrenheit, so I expected the crew to last an hour. They had been in to test batteries the week before. We came out of the Internal FAQ with 15 videos, starting with how to dress and ending with who to call when a door alarm goes off at night. Our supervisors asked to be reshot in one of them because the procedure had changed, and it was a matter of replacing a single file. Exit interviews used to mention training. They have moved on to the parking.",
    rating: 5,
    timeAgo: "2 months ago",
    initials: "TA",
    avatarColor: "rain",
  },
  {
    name: "Lenore Fitzwater",
    role: "Divorce mediator",
    content:
      "People meet me on the worst day of their year, and on camera I looked too stern to trust. Six weeks of coaching changed my chair, my lamp and my first sentence, in that order of importance. The cohort was blunt and generous. I recorded three videos where others made five, and nobody made me feel slow. One of them now goes out with every intake form, and people sit down calmer than they used to.",
    rating: 5,
    timeAgo: "2 months ago",
    initials: "LF",
    avatarColor: "moss",
  },
  {
    name: "Hamid Sorensen",
    role: "Co-founder",
    company: "Nettle & Socket Robotics",
    content:
      "The 7-Day Launch took seven days from final script to finished files. The condition was one approver, so I had to tell three investors they would see it with everyone else. Best boundary I set all year.",
    rating: 5,
    timeAgo: "3 months ago",
    initials: "HS",
    avatarColor: "rose",
  },
  {
    name: "June Okabe",
    role: "Potter",
    content:
      "Bought 25 Reels, filmed 16, sold out the spring kiln. The framing notes are the part I did not know I was missing.",
    rating: 5,
    timeAgo: "4 months ago",
    initials: "JO",
    avatarColor: "tungsten",
  },
  {
    name: "Anneliese Quigg",
    role: "Sales director",
    company: "Trestle Point Windows",
    content:
      "Our reps used to explain condensation on every visit. Now the External FAQ does it, and I know which films people watch, because customers bring them up by title. In the second revision round I had one note, a mispronounced word. They fixed that and a caption I had missed.",
    rating: 5,
    timeAgo: "5 months ago",
    initials: "AQ",
    avatarColor: "rain",
  },
  {
    name: "Wale Bergstrom",
    role: "Estate attorney",
    content:
      "I was told to expect a slow start from the YouTube Visibility Engine, and it was slow. Around the sixth video, people began calling with the right question and the right documents. They come in having heard me explain probate for 14 minutes, so the first meeting feels like the second. I still get mail about my tie.",
    rating: 5,
    timeAgo: "9 months ago",
    initials: "WB",
    avatarColor: "rose",
  },
  {
    name: "Pilar Nakamura",
    role: "General manager",
    company: "Alder Flats Climbing",
    content:
      "We film one morning a month on the Social Authority Kit, and the crew is gone before the first climber comes. The client voice videos do the most for us: the one with a retired bus driver on her first climb did better than every offer we have posted. I approve scripts on the train. We are in month eight and have not missed a week.",
    rating: 5,
    timeAgo: "11 months ago",
    initials: "PN",
    avatarColor: "tungsten",
  },
] satisfies Reviews["reviews"];

export const reviews = {
  title: "Client reviews",
  lede: `${inWordsFirst(clients.length)} clients on what we filmed for them, what it was like and what changed afterward.`,
  metaTitle: "Client reviews",
  metaDescription: `${inWordsFirst(clients.length)} reviews of our brand films, coaching, FAQ bundles, monthly content and downloads, in businesses from catering and cold storage to climbing walls.`,
  // Where the button leads unless REVIEWS_SEARCH_URL says otherwise; without either there is no button.
  searchUrl: `https://www.google.com/search?${new URLSearchParams({ q: `${names.name} video production ${names.area} reviews` })}`,
  reviews: clients,
  actions: {
    all: "View all reviews",
    contact: "Send us a message",
    packages: "See packages and prices",
  },
  closing: {
    heading: "Start your own project",
    lede: "Send a few lines, and we reply within one business day. Or read the prices first; they are all on one page.",
  },
} satisfies Reviews;
