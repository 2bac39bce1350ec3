// The catalogue. Prices are whole US dollars. Spot counts are static: no form submission changes them.
import type { Offers } from "./schema";

export const offers = {
  downloads: [
    {
      slug: "25-reels",
      name: "25 Reels",
      price: 47,
      format: "PDF and editable document",
      description:
        "Twenty-five short scripts with a hook, a shot list and a call to action each. Film them on a phone, in order, in an afternoon or two.",
    },
    {
      slug: "video-strategy-blueprint",
      name: "Video Strategy Blueprint",
      price: 19,
      format: "PDF workbook",
      description:
        "A fill-in plan for one quarter: who the films are for, what each must do, when they go out and how you will know they worked.",
    },
    {
      slug: "owner-founder-script-bundle",
      name: "Owner/Founder Script Bundle",
      price: 47,
      format: "PDF and editable document",
      description:
        "Scripts for the videos an owner ends up needing: the introduction, the origin story, the price question, the client invitation. Written to be said aloud.",
    },
  ],
  coaching: {
    name: "Camera-Ready Brand",
    price: 2000,
    weeks: 6,
    format: "Weekly live video session",
    cohort: "8-10 founders",
    // Of 10, although the cohort is described as 8-10 founders: both are stated (G48).
    spots: { available: 6, max: 10 },
  },
  monthly: {
    name: "Social Authority Kit",
    price: 3000,
    minimumMonths: 3,
    spots: { available: 3, max: 8 },
  },
  bundles: [
    {
      slug: "internal-faq",
      name: "Internal FAQ",
      price: 4500,
      description:
        "Up to 15 videos of 60-90 seconds that answer what your team keeps asking, filmed where the work happens and ordered for the first week on the job.",
      spots: { available: 4, max: 6 },
    },
    {
      slug: "external-faq",
      name: "External FAQ",
      price: 4500,
      description:
        "Your customers' questions answered on camera, one short video each, ready for your service pages, your proposals and the e-mail before a first call.",
      spots: { available: 5, max: 6 },
    },
    {
      slug: "youtube-visibility-engine",
      name: "YouTube Visibility Engine",
      price: 6500,
      description:
        "A channel plan with 2-3 long-form videos a month: topics chosen from what people search for, filmed with two cameras, with titles and thumbnails to match.",
      spots: { available: 2, max: 4 },
    },
    {
      slug: "7-day-launch",
      name: "7-Day Launch",
      price: 2500,
      description:
        "A launch film and its short cutdowns, from locked script to delivered files in seven days. One location, one approver, no detours.",
      spots: { available: 8, max: 12 },
    },
    {
      slug: "30-reels-in-30-days",
      name: "30 Reels in 30 Days",
      price: 4800,
      description:
        "Thirty vertical videos, scripted and approved in one batch, filmed in consecutive setups and delivered so that you can publish daily for a month.",
      spots: { available: 3, max: 5 },
    },
    {
      slug: "founders-brand-kit",
      name: "Founder's Brand Kit",
      price: 6000,
      description:
        "The films a founder introduces the company with: a brand film, a personal introduction, short clips for social and a still portrait from the same light.",
      spots: { available: 4, max: 6 },
    },
    {
      slug: "starter-session",
      name: "Starter Session",
      price: 500,
      description:
        "A 30-minute shoot and three edited videos. The least expensive way to find out how you look in our light. Capped at 6 per month.",
      spots: { available: 2, max: 6 },
    },
  ],
  // The packages page lists these five items and their total (G44).
  bonusPack: {
    total: 410,
    items: [
      { name: "25 Reels", price: 47 },
      { name: "Blueprint", price: 19 },
      { name: "Script Bundle", price: 47 },
      { name: "Script Feedback", price: 97 },
      { name: "On-Camera Coaching", price: 200 },
    ],
  },
  priceStrings: {
    // The specification gives three ranges for the same downloads and each stays in its place (G45).
    // The dearest download is $47: correct "$19-$99" here once the studio confirms it.
    diyInServiceStep: "$19-$99",
    diyInCategoryCard: "$19 - $47",
    diyOnPage: "$19 to $47",
    bundles: "$500 to $6,500",
    // The monthly page values its bonus pack at $531 without a list; packages says $410 (G44).
    monthlyBonusPack: "$531",
  },
} satisfies Offers;
