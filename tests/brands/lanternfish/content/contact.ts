import { calls } from "./calls";
import type { Contact } from "./schema/forms";

export const contact = {
  title: "Show us your place",
  lede: "Write, or talk to one of us.",
  metaTitle: "Write to us",
  metaDescription:
    "Write to Lanternfish, or ask for a talk. One of two people answers within two days.",
  cards: {
    call: {
      title: "Talk to one of us",
      body: "It is free.",
      action: "Ask for a talk",
      discovery: `Or a longer one, ${calls.discovery} minutes`,
    },
    strategy: {
      title: "What to film first",
      body: "Twelve steps.",
      action: { label: "Begin", href: "/content-strategy" },
    },
    audit: {
      title: "Readiness audit",
      body: "Four sections.",
      action: { label: "Take it", href: "/assessments/video-readiness" },
    },
    reassurance: {
      title: "No hurry",
      body: "Writing costs nothing.",
      points: ["Two people read it"],
    },
  },
  forms: {
    contact: { title: "A letter", lede: "We answer within two days." },
    diy: { title: "About the scripts", lede: "Ask before you buy." },
  },
  chosenService: "You ask about",
  submit: "Send the letter",
  sending: "Sending...",
  fields: {
    firstName: { label: "First name" },
    lastName: { label: "Last name" },
    company: { label: "Place" },
    email: { label: "Email" },
    phone: { label: "Phone", hint: "With its country code." },
    city: { label: "Town" },
    state: { label: "Region" },
    zip: { label: "Postcode" },
    country: { label: "Country" },
    projectType: { label: "Kind of film" },
    budget: { label: "Budget" },
    timeline: { label: "When" },
    description: { label: "Your letter" },
  },
} satisfies Contact;
