// The texts of the assessment's intro and results. The studio fixed the level labels, the benchmark texts,
// the call lengths and the investment ranges; the prices in offers.ts are lower. A payloadLabel is what the
// form service and the scheduler receive: it stays when the label beside it changes.

import type { AssessmentTexts } from "../../app/content/schema/assessment";
import { calls } from "../calls";

export const assessmentTexts = {
  title: "Video Readiness Audit",
  payloadLabel: "Video Readiness Audit",
  lede: "Find out how ready your business is for video and what to fix first. Answer No, Partially or Yes. Be strict: you get advice only where you do not answer Yes.",
  metaTitle: "Video Readiness Audit",
  metaDescription:
    "Is your business ready for video? Answer 21 plain questions in 3-5 minutes and get a score, the gaps to close first and a six-month roadmap.",
  duration: "3-5 minutes, 21 questions in four sections",
  lastResult: "Your last result",
  points: [
    "A total score and one for each section, with what is missing",
    "Up to six actions in order, each with the time it takes",
    "A six-month roadmap to download. We do not ask for your name",
  ],
  context: {
    heading: "Three questions about your business",
    lede: "They are optional and do not change your score. If you book a call afterward, we do not have to ask again.",
    skip: "Skip this and start",
    fields: {
      industry: {
        label: "Industry",
        choices: [
          { value: "home-and-trade-services", label: "Home and trade services" },
          { value: "professional-practice", label: "Law, finance, architecture, engineering" },
          { value: "health-and-wellness", label: "Health and wellness" },
          { value: "coaching-and-consulting", label: "Coaching and consulting" },
          { value: "software", label: "Software" },
          { value: "products-and-retail", label: "Products and retail" },
          { value: "food-and-hospitality", label: "Food and hospitality" },
          { value: "something-else", label: "Something else" },
        ],
      },
      businessSize: {
        label: "Size of the business",
        choices: [
          { value: "just-me", label: "Just me" },
          { value: "2-10-people", label: "2-10 people" },
          { value: "11-50-people", label: "11-50 people" },
          { value: "51-200-people", label: "51-200 people" },
          { value: "more-than-200-people", label: "More than 200 people" },
        ],
      },
      currentVideoUse: {
        label: "How you use video today",
        choices: [
          { value: "no-video-yet", label: "We have no video yet" },
          { value: "one-or-two-older-films", label: "One or two older films" },
          { value: "when-there-is-time", label: "We post when there is time" },
          { value: "every-month", label: "Something new every month" },
          { value: "every-week", label: "Something new every week" },
        ],
      },
    },
  },
  levels: {
    advanced: {
      label: "Video Marketing Advanced",
      payloadLabel: "Video Marketing Advanced",
      headline: "You can start filming this week",
      body: "Every section is at 70 percent or more. You can still improve: better pictures, more formats, and more money for the films that already work.",
    },
    ready: {
      label: "Video Marketing Ready",
      payloadLabel: "Video Marketing Ready",
      headline: "Nearly ready, with a few gaps to close",
      body: "You have most of what you need to film. What scored below 70 percent holds you back, and you can fix most of it in days.",
    },
    developing: {
      label: "Video Marketing Developing",
      payloadLabel: "Video Marketing Developing",
      headline: "You have some pieces, but no plan yet",
      body: "Some of what you need is there. The list below puts what is missing in order, beginning with your lowest section.",
    },
    beginner: {
      label: "Video Marketing Beginner",
      payloadLabel: "Video Marketing Beginner",
      headline: "A good time to start small",
      body: "You are near the start. Decide what your first film should do, find a quiet room and film something short before you spend more.",
    },
  },
  // Replace the texts of a level where these would not be true of the score.
  exceptions: {
    perfect: {
      headline: "A Yes to every question",
      body: "All 21 answers are Yes, so this audit has nothing to add. You can still improve: better pictures, more formats, and more money for the films that already work. Take it again when your team or your offer changes.",
    },
    advancedUneven: {
      headline: "Ready to film, with one thing to fix first",
      body: "You have nearly everything, but one part scored below 70 percent. Begin with the short list below. After that you can improve the pictures and film more.",
    },
    readyEven: {
      headline: "Ready, with a few answers to improve",
      body: "Every section is at 70 percent or more, so nothing holds you back. A few single answers separate you from Advanced. You find them below, section by section.",
    },
  },
  benchmark: { above: "Above Average", below: "Below Average" },
  callOffers: {
    discovery: {
      label: "High Readiness",
      payloadLabel: "High Readiness",
      payloadDecision: "High Readiness: Discovery call, 45-60 minutes",
      call: "Discovery call",
      length: `${calls.discovery} minutes`,
      body: "From 75 percent we can talk about real films: which ones, in what order, what they cost and when. The call is free. It is longer than a strategy call, because you leave with a plan.",
      action: "Book a discovery call",
    },
    strategy: {
      label: "Building Readiness",
      payloadLabel: "Building Readiness",
      payloadDecision: "Building Readiness: Strategy call, 30-45 minutes",
      call: "Strategy call",
      length: `${calls.strategyAfterAudit} minutes`,
      body: `Below 75 percent, we plan before we film. On this call we go through your lowest section and agree on what to do first. It is free, and up to 15 minutes longer than our usual ${calls.strategy}, because we discuss your answers.`,
      action: "Book a strategy call",
    },
  },
  readyBelowHigh:
    "Your level, Ready, begins at 70 percent. High Readiness begins at 75, because a few gaps are enough to waste a shoot day.",
  noGaps:
    "No section is below 70 percent, so no action is more urgent than the others. Follow the roadmap. The notes below it say how to raise each section.",
  noGapsAtAll:
    "Every section is at 100 percent, so there is nothing to put first. Follow the roadmap.",
  confidence: "{percent} that it raises this section's score",
  calendar: "Add the roadmap to a calendar",
  readyEvenFirstMonth: {
    title: "Turn the last answers into a Yes",
    goals: [
      "Read the notes on each section and choose two steps from them",
      "Take the audit again and answer as a skeptical colleague would",
    ],
    metrics: ["Both steps done", "A score of 85 or more"],
  },
  roadmap: {
    advanced: [
      {
        title: "Take stock of the library",
        goals: [
          "List every film with its job, its age and its owner",
          "Take down whatever shows old prices, old signs or former colleagues",
          "Pick the three films worth recutting before you shoot anything new",
        ],
        metrics: ["Every live film has an owner and a review date"],
      },
      {
        title: "Turn one subject into a series",
        goals: [
          "Describe the format on one page, so that a stranger could film it",
          "Record two episodes on each filming day, so that you are always one ahead",
        ],
        metrics: [
          "2 episodes finished before the first is released",
          "Watch time of episode two against episode one",
        ],
      },
      {
        title: "Let three customers speak for you",
        goals: [
          "Film three customers of different sizes, 45 minutes each",
          "Cut each interview to 60-90 seconds and match it to an objection",
        ],
        metrics: ["3 client voice videos published", "Proposals sent with one of them attached"],
      },
      {
        title: "Film answers for your new hires",
        goals: [
          "Collect the ten questions that new hires ask in their first week",
          "Film each answer in 60-90 seconds with the colleague who usually gives it",
        ],
        metrics: ["Hours of shadowing for each new hire, before and after"],
      },
      {
        title: "Plan several versions",
        goals: [
          "Frame the next hero film for wide and vertical in the same take",
          "Record three openings for it and test them on the same audience",
          "Keep files without titles, so that a new version costs an hour",
        ],
        metrics: ["3 openings tested and 1 kept, chosen by booked calls"],
      },
      {
        title: "Spend on what works",
        goals: [
          "Work out the cost of a booked call for each subject",
          "End the most expensive subject and film the cheapest one twice",
        ],
        metrics: [
          "Cost of a booked call, film by film",
          "A budget for the next two quarters, approved",
        ],
      },
    ],
    ready: [
      {
        title: "Finish the weakest section",
        goals: [
          "Complete the actions at the top of your list",
          "Take the audit again and answer as a skeptical colleague would",
        ],
        metrics: ["No section below 70 percent"],
      },
      {
        title: "Move to one shoot a month",
        goals: [
          "Hold the same filming day for the next five months",
          "Approve four scripts in one sitting, a week before the day",
        ],
        metrics: ["5 dates held with everyone who appears", "4 scripts approved a week ahead"],
      },
      {
        title: "One hero film, six short ones",
        goals: [
          "Script a hero film of 90-120 seconds and underline the lines that stand alone",
          "Shoot six vertical clips of 30-45 seconds from the same setup",
        ],
        metrics: ["7 finished videos from one filming day"],
      },
      {
        title: "Send film where deals stall",
        goals: [
          "Read your last ten lost deals and write down the final objection in each",
          "Film a 60-second answer to the one that comes up most",
          "Add it to the proposal e-mail",
        ],
        metrics: ["Proposals signed out of ten sent, with the film and without"],
      },
      {
        title: "Put customers beside you",
        goals: [
          "Film two customers with written permission",
          "Publish each on the service page it belongs to",
        ],
        metrics: ["2 client voice videos live", "Inquiries that mention one of them"],
      },
      {
        title: "Review and set the next half-year",
        goals: [
          "Sort all your films by the inquiries they brought in",
          "Choose three themes for the next two quarters and refuse the fourth",
        ],
        metrics: ["Inquiries by film for all six months", "An audit score of 85 or more"],
      },
    ],
    developing: [
      {
        title: "Close the worst gap",
        goals: [
          "Complete the actions at the top of your list",
          "Name one person who approves scripts within two working days",
        ],
        metrics: ["The worst section above 70 percent", "Working days from draft to approval"],
      },
      {
        title: "Put the plan on paper",
        goals: [
          "Write twelve titles in the words your customers use",
          "Script four of them, one minute each",
          "Hold one filming morning in each of the next three months",
        ],
        metrics: ["12 titles, 4 approved scripts, 3 dates held"],
      },
      {
        title: "Film four in a morning",
        goals: [
          "Record all four scripts from one setup, two takes of each",
          "Caption them and export wide and vertical versions",
        ],
        metrics: ["4 finished videos", "Hours from switching on the light to final export"],
      },
      {
        title: "Give each film an address",
        goals: [
          "Link each video to one page with one button",
          "Ask every new inquiry what they watched, and write it down",
        ],
        metrics: ["Every published video has its own link", "Inquiries with a source noted"],
      },
      {
        title: "Ask the first customers",
        goals: [
          "Film two customers for 45 minutes each, with written permission",
          "Cut one 60-90 second video from each and put it in the proposal e-mail",
        ],
        metrics: ["2 client voice videos in use by sales"],
      },
      {
        title: "Judge the half-year",
        goals: [
          "Rank your videos by inquiries, with views as the tie-break",
          "Drop the weakest subject and script three more of the strongest",
          "Take the audit again",
        ],
        metrics: ["Inquiries that mention a video, by title", "An audit score of 70 or more"],
      },
    ],
    beginner: [
      {
        title: "Decide what the first film is for",
        goals: [
          "Write one job and one viewer for it, in a sentence",
          "Collect twenty questions that customers ask before they buy",
        ],
        metrics: ["20 questions on one list", "The sentence agreed with whoever pays"],
      },
      {
        title: "Build a corner that works",
        goals: [
          "Find the quietest room and mark chair, phone and lamp on the floor",
          "Record a test in it with a clip-on microphone",
        ],
        metrics: ["Ready to film within 15 minutes of walking in"],
      },
      {
        title: "Film the first three",
        goals: [
          "Script three answers of 30-60 seconds and read them aloud",
          "Record all three in one morning, two takes of each",
          "Caption them and publish one a week",
        ],
        metrics: ["3 videos published in 3 weeks"],
      },
      {
        title: "Put them to work",
        goals: [
          "Place each video on the page where its question comes up",
          "Send one of them in the reply to every new inquiry",
        ],
        metrics: ["New inquiries that received a video", "Questions that people stopped asking"],
      },
      {
        title: "Ask one customer",
        goals: [
          "Invite the customer who thanked you last and get permission in writing",
          "Record 45 minutes and keep the best 60-90 seconds",
        ],
        metrics: ["1 client voice video published"],
      },
      {
        title: "Make it a habit",
        goals: [
          "Hold one filming morning a month for the next quarter",
          "Ask each inquiry what they watched, and write down the answer",
          "Take the audit again",
        ],
        metrics: ["3 filming mornings held in the calendar", "An audit score of 50 or more"],
      },
    ],
  },
  services: {
    diy: {
      name: "DIY starter kit",
      description:
        "Scripts and a plan to film with your own phone. The range is for the whole of year one: downloads, a microphone, a light and a tripod, and a few hours of an editor.",
      timeline: "Start when it suits you",
      investment: "$500-$1,500",
      link: { label: "See the DIY downloads", href: "/services/diy-downloads" },
    },
    coaching: {
      name: "Group coaching",
      description:
        "Six weeks with a coach and a small cohort, and 3-5 brand videos at the end of it. The range counts the whole effort in year one: the course, your own filming hours, and the gear that week four recommends.",
      timeline: "Six weeks, with a new cohort every 6 weeks",
      investment: "$2,500-$5,000",
      link: { label: "See group coaching", href: "/services/group-coaching" },
    },
    monthly: {
      name: "Monthly content partnership",
      description:
        "We plan, film and cut a month of video while you approve scripts. The range is a rough estimate for getting the program under way, with your team's hours counted in. The price of each month is on its own page.",
      timeline: "Month by month, after a 3-month minimum",
      investment: "$8,000-$15,000",
      link: { label: "See the monthly kit", href: "/services/monthly-content" },
    },
  },
  callPreparation: {
    discovery: [
      "Read the section scores first and have one film in mind for the strongest section.",
      "Bring two dates and the price of the offer that fits, so that the call can end in a decision.",
      "Ask who approves scripts and who is on camera, even if both questions were answered with Yes.",
      "Ask for the film they are proudest of and watch it together for a minute.",
    ],
    strategy: [
      "Start with the lowest section and the first two recommendations. Leave the others for the follow-up.",
      "Ask what they have filmed already and why it stopped.",
      "Suggest the smallest offer that closes the gap, a download included.",
      "End with one task for them, one for us and a date for each.",
    ],
  },
} satisfies AssessmentTexts;
