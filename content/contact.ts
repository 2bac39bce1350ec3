// Texts of /contact, and of the lead form on every page. Its choices are in lead-form.ts.

import type { Contact } from "../app/content/schema/forms";
import { calls } from "./calls";
import { inWords } from "./facts.ts";
import { team } from "./team.ts";

export const contact = {
  title: "Tell us what you want filmed",
  lede: "Book a free call, take an assessment or send a message. A person reads it and replies within one business day, with a price or a question.",
  metaTitle: "Contact and strategy calls",
  metaDescription:
    "Book a free 30-minute strategy call, take the strategy assessment or send a quick message. We reply within one business day.",
  cards: {
    call: {
      title: "Book a Strategy Call",
      body: `A free ${calls.strategy}-minute call with one of the ${inWords(team.members.length)} people who will make your video. You tell us the problem, and we tell you what fits and what it costs.`,
      action: "Book a free 30-minute call",
      discovery: `Or book a free discovery call of ${calls.discovery} minutes, to plan your films and their cost`,
    },
    strategy: {
      title: "Complete Strategy Assessment",
      body: "A 12-step assessment of your business, your goal, how much video you need and when. You see your score before you give your name.",
      action: { label: "Start the assessment", href: "/content-strategy" },
    },
    audit: {
      title: "Video Readiness Audit",
      body: "Questions about your strategy, equipment, plans and channels. You get a score and a list of what to fix first.",
      action: { label: "Take the audit", href: "/assessments/video-readiness" },
    },
    reassurance: {
      title: "No pitch, no pressure",
      body: "Asking is free and commits you to nothing. We recommend the cheapest offer that solves your problem.",
      points: [
        "A reply within one business day, Monday to Friday",
        "We use your details to answer you and never sell them",
        "We charge nothing until you approve a written plan",
      ],
    },
  },
  forms: {
    contact: {
      title: "Quick Message",
      lede: "Tell us what you need. We reply within one business day: Monday to Friday, Pacific time, except holidays.",
    },
    diy: {
      title: "Questions about DIY?",
      lede: "Ask before you buy. We reply within one business day and tell you if you do not need a download.",
    },
  },
  chosenService: "You are asking about {service}.",
  chosenOffer: "You are asking about {service}, {price}.",
  change: { label: "Change", href: "/video-packages?tab=bundles" },
  submit: "Send message",
  sending: "Sending...",
  fields: {
    firstName: { label: "First name" },
    lastName: { label: "Last name" },
    company: { label: "Company", hint: "No company yet? Enter your own name." },
    email: { label: "Email", hint: "We reply to this address." },
    phone: { label: "Phone", hint: "With the country code if you are outside the US." },
    city: { label: "City" },
    state: { label: "State", hint: "Or province or region." },
    zip: { label: "Zip code", hint: "Or postal code. If you have none, write “none”." },
    country: { label: "Country" },
    projectType: {
      label: "Project type",
      hint: "Your best guess is fine.",
    },
    budget: { label: "Budget" },
    timeline: { label: "Timeline" },
    description: {
      label: "Description",
      hint: "Who should watch the video, and what should they do next? A few lines are enough.",
    },
  },
} satisfies Contact;
