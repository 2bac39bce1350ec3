// Price and spots come from offers.ts; what is repeated here is checked by a test.
import { price } from "../price.ts";
import type { GroupCoaching } from "../schema/offers";

export const groupCoaching = {
  title: "Camera-Ready Brand group coaching",
  lede: "Six weeks with a coach and a handful of founders who are as uneasy on camera as you are. Everyone gets notes, each founder records 3-5 brand videos, and nobody leaves with a film they would not post.",
  metaTitle: "Group coaching for founders on camera",
  metaDescription: `A six-week group program for founders: a weekly live video session, 8-10 people per cohort and 3-5 brand videos recorded by the end. ${price("coaching")}.`,
  actions: {
    join: "Join Next Cohort",
    apply: "Apply for Coaching",
    book: "Book a strategy call",
  },
  facts: {
    heading: "The cohort",
    lede: "Small enough that everyone's takes are watched every week.",
    items: [
      { label: "Starts", value: "Cohorts launch every 6 weeks" },
      { label: "Size", value: "8-10 founders" },
      { label: "Format", value: "Weekly live video session" },
      { label: "You record", value: "3-5 brand videos" },
      // Of 10, although the cohort is described as 8-10 founders: the studio says both.
      { label: "Open spots", value: "6 of 10 spots" },
    ],
  },
  inclusions: {
    heading: "What is included",
    lede: "Everything below is in the price. The phone is yours.",
    items: [
      {
        title: "Six live sessions",
        body: "One a week on video, with your takes on the screen and notes from the coach and the room.",
      },
      {
        title: "3-5 brand videos",
        body: "Recorded by you over the six weeks, and reviewed cut by cut until each does its job.",
      },
      {
        title: "Script notes in writing",
        body: "Send each script before you film it. It comes back shorter, with the good line moved to the front.",
      },
      {
        title: "A setup you can repeat",
        body: "We look at your room on camera and place the light, the chair and the lens. Then you mark the floor and leave it.",
      },
      {
        title: "A cohort of peers",
        body: "The other founders watch as customers would. Their notes are the first you will get from strangers.",
      },
      {
        title: "A 90-day publishing plan",
        body: "What to film after week six, in what order, with the dates already in your calendar.",
      },
    ],
  },
  curriculum: {
    heading: "Six weeks, one step each",
    lede: "Each week has one subject, one piece of homework and something to show for it.",
    outcomeLabel: "You leave with",
    weeks: [
      {
        week: 1,
        title: "Foundation and mindset",
        body: "Who the films are for, what they must change, and why you stiffen when the red light comes on. You record a first take, so that week six has something to be compared with.",
        outcome: "One audience, one promise and a baseline take",
      },
      {
        week: 2,
        title: "Message and story",
        body: "Your origin story in 60 seconds, your offer in 30, and the three questions every buyer asks. We cut it to what only you can say.",
        outcome: "A message page and a list of five videos",
      },
      {
        week: 3,
        title: "Scripts said aloud",
        body: "Short sentences, one idea, a first line that earns the second. The room reads your script aloud, you listen, and what nobody would say comes out.",
        outcome: "Two finished scripts and your first brand video filmed",
      },
      {
        week: 4,
        title: "Light, lens and sound",
        body: "Window light, eye height, background and the one microphone worth buying. You show us your room live and we move the lamp.",
        outcome: "A marked, repeatable setup and a second video",
      },
      {
        week: 5,
        title: "Delivery and the cut",
        body: "Pace, hands, pauses and where to look. Then the edit: what to take out, where to begin, and how to stop without waving.",
        outcome: "Videos three and up, cut and captioned",
      },
      {
        week: 6,
        title: "Launch and scale",
        body: "You publish, the cohort watches, and we put the first take beside the last. The rest of the hour is the plan for the next 90 days, at a pace you can hold.",
        outcome: "3-5 brand videos out in the world and a calendar for more",
      },
    ],
  },
  fit: {
    heading: "Is it for you?",
    yes: {
      heading: "It is, if",
      points: [
        "You sell your own judgment and people want to meet it first",
        "You can keep one session and about three hours of homework a week",
        "You would rather become good at this than hire it out",
      ],
    },
    no: {
      heading: "It is not, if",
      points: [
        "You need finished films by the end of the month; a bundle is quicker",
        "Someone else will be on camera; send them instead",
        "You want a certificate; we only give notes",
      ],
    },
  },
  closing: {
    heading: "Take a seat in the next cohort",
    lede: "Tell us what you sell and who should see it. We reply within one business day with the start date and an honest opinion on whether this is the right room.",
    inquire: {
      label: "Or answer a few questions first",
      href: "/inquiry/category?flow=short&serviceType=coaching",
    },
  },
  faqHeading: "What founders ask first",
} satisfies GroupCoaching;
