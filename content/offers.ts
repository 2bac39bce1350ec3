// The catalog: every offer with its price in whole US dollars, its spots and its contents. Spots are static: no
// form submission changes them. A contactHref names the plan or the service that it selects on /contact.
// A payloadLabel is what the studio is sent: it stays when name and price change.

import type { Offers } from "../app/content/schema/offers";
import { city } from "./facts.ts";

const downloads = [
  {
    slug: "25-reels",
    name: "25 Reels",
    price: 47,
    payloadLabel: "Buy 25 Reels: 25 Reels, $47",
    format: "PDF and editable document",
    description:
      "Twenty-five short scripts, each with a first line, a shot list and a call to action. Film them on your phone in an afternoon or two.",
    details: [
      "Twenty-five scripts of 15-45 seconds, each with two first lines to test",
      "A shot list and a drawing of the picture for each, for a phone held upright",
      "A filming order sorted by place and light, so that you set up a few times, not twenty-five",
      "A call to action for each, for people who do not know you yet",
    ],
  },
  {
    slug: "video-strategy-blueprint",
    name: "Video Strategy Blueprint",
    price: 19,
    payloadLabel: "Buy Video Strategy Blueprint: Video Strategy Blueprint, $19",
    format: "PDF workbook",
    description:
      "A workbook for one quarter. You write down who your videos are for, what each should do, when you publish it and how you measure it.",
    details: [
      "One page for each audience: what they ask, what worries them and what would convince them",
      "A list of videos for thirteen weeks, with one goal for each",
      "A publishing calendar with the dates to film",
      "A one-page scorecard that shows which videos to make more of",
    ],
  },
  {
    slug: "owner-founder-script-bundle",
    name: "Owner/Founder Script Bundle",
    price: 47,
    payloadLabel: "Buy Owner/Founder Script Bundle: Owner/Founder Script Bundle, $47",
    format: "PDF and editable document",
    description:
      "Scripts for the four videos most owners need: who you are, how you started, what you charge and an invitation to clients.",
    details: [
      "Four scripts of 60-90 seconds: introduction, origin story, price question, client invitation",
      "Blanks where your facts go, and an example of each script filled in",
      "Notes on how fast to speak, when to pause and where to look",
      "A shorter version of each script for social media, under 45 seconds",
    ],
  },
] satisfies Offers["downloads"];

const downloadPrice = (slug: string) => downloads.find((it) => it.slug === slug)?.price ?? 0;

/** What every bundle but the Starter Session comes with. */
const bonuses = [
  {
    name: "25 Reels",
    price: downloadPrice("25-reels"),
    description: "Twenty-five short scripts to keep filming on your own.",
  },
  {
    name: "Blueprint",
    price: downloadPrice("video-strategy-blueprint"),
    description: "The plan for one quarter, with a publishing date for each film.",
  },
  {
    name: "Script Bundle",
    price: downloadPrice("owner-founder-script-bundle"),
    description: "Four scripts for owners and founders.",
  },
  {
    name: "Script Feedback",
    price: 97,
    description: "Our written notes on one of your own scripts.",
  },
  {
    name: "On-Camera Coaching",
    price: 200,
    description:
      "A private session on camera: we watch your takes together and tell you what to change.",
  },
];

export const offers = {
  // When the spots below were last set, by hand: change it with them.
  spotsSetOn: "2026-11-20",
  downloads,
  coaching: {
    name: "Camera-Ready Brand",
    price: 2000,
    weeks: 6,
    format: "Weekly live video session",
    cohort: "8-10 founders",
    // Change `cohort` when the size of the group changes. `weeks` is also written in words: look for "six" in content/.
    spots: { available: 6, max: 10 },
    contactHref: "/contact?service=Camera-Ready%20Brand%20Coaching",
  },
  monthly: {
    name: "Social Authority Kit",
    price: 3000,
    minimumMonths: 3,
    spots: { available: 3, max: 8 },
    contactHref: "/contact?service=Social%20Authority%20Kit",
  },
  bundles: [
    {
      slug: "internal-faq",
      name: "Internal FAQ",
      payloadLabel: "Internal FAQ",
      price: 4500,
      films: "Up to 15 videos",
      description:
        "Up to 15 videos of 60-90 seconds that answer what your team keeps asking. We film them where the work happens.",
      includes: [
        "Up to 15 videos of 60-90 seconds",
        "A list of questions from your managers and your newest hires",
        "Scripts in your team's own words, approved before the shoot",
        "Filming at your workplace, without stopping the work",
        "Files with captions, numbered in the order a new hire needs them",
        "Travel within about 30 miles and two revision rounds included",
      ],
      timeline: "System ready in 4-8 weeks",
      bestFor: "Teams that answer the same questions every week.",
      contactHref: "/contact?plan=internal-faq",
      spots: { available: 4, max: 6 },
    },
    {
      slug: "external-faq",
      name: "External FAQ",
      payloadLabel: "External FAQ",
      price: 4500,
      films: "Up to 12 videos",
      description:
        "Up to 12 short videos, each answering one question your customers ask. Use them on your website, in proposals and in e-mail.",
      includes: [
        "A list of questions from your sales calls and support mail",
        "Up to 12 short videos, one for each question, scripted and approved before filming",
        "Interviews with your own experts, with nothing to memorize",
        "Wide and vertical versions with captions",
        "Travel within about 30 miles and two revision rounds included",
      ],
      timeline: "System ready in 4-8 weeks",
      bestFor: "Sales teams that answer the same questions before every sale.",
      contactHref: "/contact?plan=external-faq",
      spots: { available: 5, max: 6 },
    },
    {
      slug: "youtube-visibility-engine",
      name: "YouTube Visibility Engine",
      payloadLabel: "YouTube Visibility Engine",
      price: 6500,
      films: "Three months, 6-9 long-form videos",
      description:
        "A plan for your YouTube channel and its first three months, with 2-3 long-form videos a month. We choose subjects people search for and film with two cameras.",
      includes: [
        "2-3 long-form videos a month for three months, 6-9 in all, filmed with two cameras",
        "A channel plan: one subject, one format and the search term for each video",
        "Outlines instead of full scripts, so that you sound like yourself",
        "A title, a thumbnail and a description for each video",
        "Travel within about 30 miles and two revision rounds for each video included",
      ],
      timeline: "System ready in 4-8 weeks",
      bestFor: "Experts whose buyers search online for weeks before they call anyone.",
      contactHref: "/contact?plan=youtube",
      spots: { available: 2, max: 4 },
    },
    {
      slug: "7-day-launch",
      name: "7-Day Launch",
      payloadLabel: "7-Day Launch",
      price: 2500,
      films: "One launch film and three short versions",
      description:
        "A launch film and three short versions of it, seven days after the script is final. One location, and one person who approves.",
      includes: [
        "One launch film, with the script final before day one",
        "Three short versions of it for social media and e-mail",
        "A shoot at one location, travel within about 30 miles included",
        "Two revision rounds, with your changes due the same day",
        "Finished files, captions and vertical versions on day seven",
      ],
      timeline: "Seven days from the final script to the finished files",
      bestFor: "A launch with a fixed date and one person who can approve.",
      contactHref: "/contact?service=7-Day%20Launch",
      spots: { available: 8, max: 12 },
    },
    {
      slug: "30-reels-in-30-days",
      name: "30 Reels in 30 Days",
      payloadLabel: "30 Reels in 30 Days",
      price: 4800,
      films: "30 vertical videos",
      description:
        "Thirty vertical videos, enough to publish one a day for a month. You approve all the scripts at once, and we film them together.",
      includes: [
        "Thirty vertical videos, edited, captioned and numbered",
        "Thirty scripts, written and approved in one batch",
        "A shot list with the clothes and the place for each video",
        "A cover picture for each reel and a calendar for the month",
        "Travel within about 30 miles and two revision rounds included, with several videos in each round",
      ],
      timeline: "30 days from approved scripts to the last reel",
      bestFor: "Businesses that want to post every day for a month.",
      contactHref: "/contact?service=30%20Reels%20in%2030%20Days",
      spots: { available: 3, max: 5 },
    },
    {
      slug: "founders-brand-kit",
      name: "Founder's Brand Kit",
      payloadLabel: "Founder's Brand Kit",
      price: 6000,
      films: "Two films and four short clips",
      description:
        "Everything you need to introduce yourself and your company: a brand film, a personal introduction, four short clips and a portrait photo.",
      includes: [
        "A brand film about what the company does and for whom",
        "A personal introduction for your website and your first e-mail",
        "Four short clips for social media, from the same interview",
        "A portrait photo, taken in the same light",
        "Travel within about 30 miles and two revision rounds included",
      ],
      timeline: "System ready in 4-8 weeks",
      bestFor: "Founders whose customers want to know them before they buy.",
      contactHref: "/contact?service=Founder%27s%20Brand%20Kit",
      spots: { available: 4, max: 6 },
    },
    {
      slug: "starter-session",
      name: "Starter Session",
      payloadLabel: "Starter Session",
      price: 500,
      films: "Three videos",
      description:
        "A 30-minute shoot and three edited videos. The cheapest way to see our work with you on camera. Capped at 6 per month.",
      includes: [
        "A 30-minute shoot with one lighting setup",
        "Three edited videos, wide or vertical, with captions",
        "A short call before the shoot to choose the three subjects",
        `Two revision rounds and travel within about 30 miles included, or come to the ${city("bellevue-wa")} or ${city("portland-or")} studio`,
      ],
      timeline: "One visit, then 2-4 weeks of editing",
      bestFor: "Anyone who wants to try us before a larger project.",
      contactHref: "/contact?plan=starter",
      spots: { available: 2, max: 6 },
      bonus: false,
    },
  ],
  bonusPack: {
    total: bonuses.reduce((total, { price }) => total + price, 0),
    items: bonuses,
  },
  priceStrings: {
    // What the wizard says that downloads cost. It does not follow their prices, of which the highest is $47 here:
    // change it when they change.
    diyInServiceStep: "$19-$99",
    // What the monthly page says its bonus pack is worth, without a list; that of the bundles is above.
    monthlyBonusPack: "$531",
  },
} satisfies Offers;

// The least that custom work costs. Pages of locations insert it.
export const startingPrices = { "single video": 3500, package: 7500, "monthly program": 5000 };
