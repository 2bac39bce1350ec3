// Price and spots come from offers.ts. The weeks (six) and the size of the group are also written below, in words.
import { offers } from "../offers";
import { price } from "../price.ts";
import type { GroupCoaching } from "../schema/offers";

const { spots, cohort, format } = offers.coaching;

export const groupCoaching = {
  title: "Camera-Ready Brand group coaching",
  lede: "Learn to speak well on camera in six weeks, in a group of 8-10 founders. You get notes every week, and each founder records 3-5 brand videos.",
  metaTitle: "Group coaching for founders on camera",
  metaDescription: `A six-week group program for founders: a weekly live video session, 8-10 people per cohort and 3-5 brand videos recorded by the end. ${price("coaching")}.`,
  actions: {
    join: "Join Next Cohort",
    apply: "Apply for Coaching",
    book: "Book a free 30-minute call",
  },
  facts: {
    heading: "The cohort",
    lede: "The group is small, so we watch everyone's takes every week.",
    items: [
      { label: "Starts", value: "Cohorts launch every 6 weeks" },
      { label: "Size", value: cohort },
      { label: "Format", value: format },
      { label: "You record", value: "3-5 brand videos" },
      { label: "Open spots", value: `${spots.available} of ${spots.max} spots` },
    ],
  },
  inclusions: {
    heading: "What is included",
    lede: "Everything below is in the price. You film on your own phone.",
    items: [
      {
        title: "Six live sessions",
        body: "One video call a week. We watch your takes together, and the coach and the group give you notes.",
      },
      {
        title: "3-5 brand videos",
        body: "You record them over the six weeks. We review each one until it is ready to publish.",
      },
      {
        title: "Script notes in writing",
        body: "Send us each script before you film it. You get it back shorter, with the strongest line first.",
      },
      {
        title: "A setup you can repeat",
        body: "We look at your room on camera and tell you where to put the light, the chair and the phone. You mark the places and film the same way every time.",
      },
      {
        title: "A cohort of peers",
        body: "The other founders watch your videos the way a customer would, and tell you what they understood.",
      },
      {
        title: "A 90-day publishing plan",
        body: "What to film after week six, in what order and on which dates.",
      },
    ],
  },
  curriculum: {
    heading: "Six weeks, one step each",
    lede: "Each week has one subject, one piece of homework and one result.",
    outcomeLabel: "You leave with",
    weeks: [
      {
        week: 1,
        title: "Foundation and mindset",
        body: "You decide who your videos are for and what they should change. You record a first take, so that you can compare it with your last one in week six.",
        outcome: "One audience, one promise and a first take",
      },
      {
        week: 2,
        title: "Message and story",
        body: "Your story in 60 seconds, your offer in 30, and answers to the three questions every buyer asks. We keep what only you can say.",
        outcome: "One page with your message, and a list of five videos",
      },
      {
        week: 3,
        title: "Scripts",
        body: "Short sentences, one idea and a strong first line. The group reads your script aloud, you listen, and we cut what nobody would say.",
        outcome: "Two finished scripts and your first brand video filmed",
      },
      {
        week: 4,
        title: "Light, camera and sound",
        body: "Window light, camera height, background and the one microphone worth buying. You show us your room on the call, and we tell you what to move.",
        outcome: "A setup you can repeat, and a second video",
      },
      {
        week: 5,
        title: "Speaking and editing",
        body: "How fast to speak, when to pause, what to do with your hands and where to look. Then the edit: where to begin, what to cut and where to stop.",
        outcome: "Your next videos, edited and captioned",
      },
      {
        week: 6,
        title: "Launch and scale",
        body: "You publish your videos, and we compare your first take with your last. Then we plan the next 90 days, at a pace you can keep.",
        outcome: "3-5 published brand videos and a 90-day calendar",
      },
    ],
  },
  fit: {
    heading: "Is it for you?",
    yes: {
      heading: "Yes, if",
      points: [
        "Clients want to know you before they hire you",
        "You have time for one session and about three hours of homework a week",
        "You want to learn to do this yourself",
      ],
    },
    no: {
      heading: "No, if",
      points: [
        "You need finished videos by the end of the month. A bundle is quicker",
        "Someone else will be on camera. That person should join",
        "You want a certificate. We do not give one",
      ],
    },
  },
  closing: {
    heading: "Join the next cohort",
    lede: "Tell us what you sell and who should see your videos. We reply within one business day with the start date, and tell you honestly whether coaching fits.",
    inquire: {
      label: "Or answer a few questions first",
      href: "/inquiry/category?flow=short&serviceType=coaching",
    },
  },
  faqHeading: "What founders ask first",
} satisfies GroupCoaching;
