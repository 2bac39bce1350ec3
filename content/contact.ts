// Texts of /contact, and of the lead form on every page. Its choices are in lead-form.ts.
import { calls } from "./calls";
import type { Contact } from "./schema/forms";

export const contact = {
  title: "Tell us what you want filmed",
  lede: "Book a call, take an assessment or write a few lines. Whichever you choose, a person reads it and answers with a price or a question.",
  metaTitle: "Contact and strategy calls",
  metaDescription:
    "Book a free 30-minute strategy call, take the strategy assessment or send a quick message. We reply within one business day.",
  cards: {
    call: {
      title: "Book a Strategy Call",
      body: "A free 30-minute call with one of the three people who will make the film. Bring the problem; you leave with a recommendation and a price, or a reason not to film at all.",
      action: "Book the call",
      discovery: `Or book a discovery call, ${calls.discovery} minutes`,
    },
    strategy: {
      title: "Complete Strategy Assessment",
      body: "A 12-step assessment of your stage, goal, volume and timing. You see your scores before you tell us who you are.",
      action: { label: "Start the assessment", href: "/content-strategy" },
    },
    audit: {
      title: "Video Readiness Audit",
      body: "Four sections of plain questions about strategy, equipment, planning and distribution, and a list of what to fix first.",
      action: { label: "Take the audit", href: "/assessments/video-readiness" },
    },
    reassurance: {
      title: "No pitch, no pressure",
      body: "Asking costs nothing and commits you to nothing. We recommend the smallest offer that does the job.",
      points: [
        "A reply within one business day",
        "Your details are used to answer you, and are not sold",
        "No shoot day is held until you say go",
      ],
    },
  },
  forms: {
    contact: {
      title: "Quick Message",
      lede: "The short way in. We reply within one business day.",
    },
    diy: {
      title: "Questions about DIY?",
      lede: "Ask before you buy. We reply within one business day, and we will say if you do not need the file.",
    },
  },
  chosenService: "You are asking about",
  submit: "Send message",
  sending: "Sending...",
  fields: {
    firstName: { label: "First name" },
    lastName: { label: "Last name" },
    company: { label: "Company", hint: "Your own name will do if there is no company yet." },
    email: { label: "Email", hint: "We reply to this address." },
    phone: { label: "Phone", hint: "With the country code if you are outside the US." },
    city: { label: "City" },
    state: { label: "State", hint: "Or province, or region." },
    zip: { label: "Zip code", hint: "Or postal code; write none if you have none." },
    country: { label: "Country" },
    projectType: {
      label: "Project type",
      hint: "A guess is fine; we check it with you.",
    },
    budget: { label: "Budget" },
    timeline: { label: "Timeline" },
    description: {
      label: "Description",
      hint: "Who should see it, and what should they do next? A few lines are enough.",
    },
  },
} satisfies Contact;
