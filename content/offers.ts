// The catalogue: every offer with its price in whole US dollars, its spots and its contents. Spots are static: no
// form submission changes them. A contactHref names the plan or the service that it selects on /contact.
// A payloadLabel is what the studio is sent: it stays when name and price change.
import type { Offers } from "./schema/offers";

export const offers = {
  // When the spots below were last set, by hand: change it with them.
  spotsSetOn: "2026-11-20",
  downloads: [
    {
      slug: "25-reels",
      name: "25 Reels",
      price: 47,
      payloadLabel: "Buy 25 Reels: 25 Reels, $47",
      format: "PDF and editable document",
      description:
        "Twenty-five short scripts with a hook, a shot list and a call to action each. Film them on a phone, in order, in an afternoon or two.",
      details: [
        "Twenty-five scripts of 15-45 seconds, each with a second hook to test against the first",
        "A shot list and a framing note for each, drawn for a phone held upright",
        "A filming order by place and light, so that you set up a handful of times instead of twenty-five",
        "A call to action for each, worded for people who have known you for half a minute",
      ],
    },
    {
      slug: "video-strategy-blueprint",
      name: "Video Strategy Blueprint",
      price: 19,
      payloadLabel: "Buy Video Strategy Blueprint: Video Strategy Blueprint, $19",
      format: "PDF workbook",
      description:
        "A fill-in plan for one quarter: who the films are for, what each must do, when they go out and how you will know they worked.",
      details: [
        "A page for each audience: what they ask, what they fear and what would settle it",
        "A script list for thirteen weeks, with one job written beside each film",
        "A publishing calendar with a column for the shoot dates it depends on",
        "A one-page scorecard, so that the quarter ends in a decision",
      ],
    },
    {
      slug: "owner-founder-script-bundle",
      name: "Owner/Founder Script Bundle",
      price: 47,
      payloadLabel: "Buy Owner/Founder Script Bundle: Owner/Founder Script Bundle, $47",
      format: "PDF and editable document",
      description:
        "Scripts for the videos an owner ends up needing: the introduction, the origin story, the price question, the client invitation. Written to be said aloud.",
      details: [
        "Four scripts of 60-90 seconds: introduction, origin story, price question, client invitation",
        "Blanks where your facts go, and an example of each script filled in",
        "Notes on pace, pauses and where to look, written in the margin",
        "A shorter cut of each script for social, under 45 seconds",
      ],
    },
  ],
  coaching: {
    name: "Camera-Ready Brand",
    price: 2000,
    weeks: 6,
    format: "Weekly live video session",
    cohort: "8-10 founders",
    // Of 10, although the cohort is described as 8-10 founders: the studio says both.
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
        "Up to 15 videos of 60-90 seconds that answer what your team keeps asking, filmed where the work happens and ordered for the first week on the job.",
      includes: [
        "Up to 15 videos of 60-90 seconds",
        "A question list gathered from your managers and from your newest hires",
        "Scripts in your team's own words, approved before the shoot",
        "Filming at your workplace, between the tasks it shows",
        "Captioned files, numbered in the order a new hire needs them",
        "Travel within about 30 miles and two revision rounds included",
      ],
      timeline: "System ready in 4-8 weeks",
      bestFor: "Teams where three people answer the same questions every Monday.",
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
        "Up to 12 of your customers' questions answered on camera, one short video each, ready for your service pages, your proposals and the e-mail before a first call.",
      includes: [
        "A question list collected from your sales calls and support mail",
        "Up to 12 short videos, one for each question, scripted and approved before filming",
        "Your own experts on camera, interviewed so that nobody memorizes anything",
        "Wide and vertical versions with captions, for pages, proposals and e-mail",
        "Travel within about 30 miles and two revision rounds included",
      ],
      timeline: "System ready in 4-8 weeks",
      bestFor: "Sales teams who give the same six answers before every signature.",
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
        "A channel plan and three months of it, with 2-3 long-form videos a month: topics chosen from what people search for, filmed with two cameras, with titles and thumbnails to match.",
      includes: [
        "2-3 long-form videos a month for three months, 6-9 in all, filmed with two cameras",
        "A channel plan: one subject, one format and the searches each video answers",
        "Outlines instead of word-for-word scripts, so that you sound like yourself",
        "A title, a thumbnail and a description for each video",
        "Travel within about 30 miles and two revision rounds for each video included",
      ],
      timeline: "System ready in 4-8 weeks",
      bestFor: "Experts whose buyers research for weeks before they call anyone.",
      contactHref: "/contact?plan=youtube",
      spots: { available: 2, max: 4 },
    },
    {
      slug: "7-day-launch",
      name: "7-Day Launch",
      payloadLabel: "7-Day Launch",
      price: 2500,
      films: "One launch film and three cutdowns",
      description:
        "A launch film and three short cutdowns of it, from locked script to delivered files in seven days. One location and one approver.",
      includes: [
        "One launch film, its script locked before day one",
        "Three short cutdowns of it for social and e-mail",
        "A shoot at one location, travel within about 30 miles included",
        "Two revision rounds, your notes due the same day",
        "Masters, captions and vertical versions on day seven",
      ],
      timeline: "Seven days from locked script to delivered files",
      bestFor: "A launch with a date on it and one person who can say yes.",
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
        "Thirty vertical videos, scripted and approved in one batch, filmed in consecutive setups and delivered so that you can publish daily for a month.",
      includes: [
        "Thirty vertical videos, edited, captioned and numbered",
        "Thirty scripts, written and approved in one batch",
        "Consecutive setups, with wardrobe and locations on the shot list",
        "A cover frame for each reel and a calendar for the month",
        "Travel within about 30 miles and two revision rounds, taken in batches",
      ],
      timeline: "30 days from approved scripts to the last reel",
      bestFor: "Businesses that have promised to post daily and need the stock to do it.",
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
        "The films a founder introduces the company with: a brand film, a personal introduction, four short clips for social and a still portrait from the same light.",
      includes: [
        "A brand film about what the company does and for whom",
        "A personal introduction, for your website and the first e-mail",
        "Four short clips for social, cut from the same interview",
        "A still portrait, made in the same light as the films",
        "Travel within about 30 miles and two revision rounds included",
      ],
      timeline: "System ready in 4-8 weeks",
      bestFor: "Founders whose customers buy the company after they have met the person.",
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
        "A 30-minute shoot and three edited videos. The least expensive way to find out how you look in our light. Capped at 6 per month.",
      includes: [
        "A 30-minute shoot with one lighting setup",
        "Three edited videos, wide or vertical, with captions",
        "A short call beforehand to choose the three subjects",
        "Two revision rounds and travel within about 30 miles included, or come to the Bellevue or Portland studio",
      ],
      timeline: "One visit, then 2-4 weeks of editing",
      bestFor: "Anyone who would like to see the work before spending four figures.",
      contactHref: "/contact?plan=starter",
      spots: { available: 2, max: 6 },
      bonus: false,
    },
  ],
  bonusPack: {
    total: 410,
    items: [
      {
        name: "25 Reels",
        price: 47,
        description: "Twenty-five short scripts for the weeks after our edits run out.",
      },
      {
        name: "Blueprint",
        price: 19,
        description: "The one-quarter plan, so that each film you receive has a date to go out.",
      },
      {
        name: "Script Bundle",
        price: 47,
        description: "The owner and founder scripts, written to be said aloud.",
      },
      {
        name: "Script Feedback",
        price: 97,
        description: "Our written notes on a script of your own.",
      },
      {
        name: "On-Camera Coaching",
        price: 200,
        description: "A private session in front of a lens, with playback and plain advice.",
      },
    ],
  },
  priceStrings: {
    // The first step's own range. The dearest download is $47: correct "$19-$99" here once the studio confirms it.
    diyInServiceStep: "$19-$99",
    // What the monthly page says its bonus pack is worth, without a list; that of the bundles is above.
    monthlyBonusPack: "$531",
  },
} satisfies Offers;

// Where custom work begins, at studios that quote it.
export const startingPrices = { "single video": 3500, package: 7500, "monthly program": 5000 };
