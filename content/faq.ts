// All questions are on /faq. `page` names the one other page that shows a question, with
// structured data there, so that a search engine finds each marked up once. Of Markdown, an answer may have links to
// pages of this site: [the terms](/terms).

import type { Faq, FaqCategories, FaqTexts } from "../app/content/schema/pages";
import { names } from "./brand.ts";
import { city, firstName, inWordsFirst } from "./facts.ts";
import { formatPrice } from "./format.ts";
import { offers } from "./offers.ts";
import { price } from "./price.ts";

export const faqCategories = [
  { id: "all", label: "All" },
  { id: "content-systems", label: "Content systems" },
  { id: "internal-external", label: "Internal and external FAQ" },
  { id: "packages-pricing", label: "Packages and pricing" },
  { id: "ownership-support", label: "Ownership and support" },
  { id: "measurement", label: "Measurement" },
  { id: "process", label: "Process" },
] satisfies FaqCategories;

export const faq = [
  {
    id: "what-is-a-content-system",
    category: "content-systems",
    question: "What is a content system?",
    answer:
      "A content system is a set of videos that we plan and film together, so that you can publish for weeks. The [Social Authority Kit](/services/monthly-content) gives you one every month. The [bundles](/video-packages?tab=bundles) give you one for a single problem.",
  },
  {
    id: "monthly-kit-contents",
    category: "content-systems",
    question: "What do we get each month with the Social Authority Kit?",
    answer: `You get one hero video of 90-120 seconds, six social reels of 30-45 seconds and one client voice video of 60-90 seconds. A strategy and script session comes before each shoot. It costs ${price("monthly")} per month; [its page](/services/monthly-content) describes each part.`,
  },
  {
    id: "long-form-youtube",
    category: "content-systems",
    question: "Is long-form YouTube part of the monthly kit?",
    answer: `No. The kit is short-form, and long-form YouTube is a separate future plan. If you need long videos now, the [YouTube Visibility Engine](/video-packages?tab=bundles#youtube-visibility-engine) costs ${price("youtube-visibility-engine")}, paid once. It covers three months with 2-3 long-form videos a month, 6-9 in all.`,
  },
  {
    id: "system-ready",
    category: "content-systems",
    question: "How long before a video system is ready to use?",
    answer:
      "Systems are ready in 4-8 weeks. We write first, then film, then edit. How fast you approve scripts makes most of the difference.",
  },
  {
    id: "which-download-first",
    category: "content-systems",
    question: "Which download should I start with?",
    answer: `If you do not know what to film, the Video Strategy Blueprint at ${price("video-strategy-blueprint")} gives you a [plan for a quarter](/services/diy-downloads). If you know what to film, 25 Reels at ${price("25-reels")} gives you the scripts. The Owner/Founder Script Bundle at ${price("owner-founder-script-bundle")} is for longer videos about you and your company.`,
    page: "diy",
  },
  {
    id: "internal-or-external",
    category: "internal-external",
    question: "What is the difference between an internal and an external FAQ?",
    answer: `An internal FAQ answers your team: how you do things, where things are, what to say to a difficult customer. An external FAQ answers your buyers, on your website and in your proposals. Prices: [the internal bundle](/video-packages?tab=bundles#internal-faq) ${price("internal-faq")}, [the external one](/video-packages?tab=bundles#external-faq) ${price("external-faq")}.`,
  },
  {
    id: "internal-faq-size",
    category: "internal-external",
    question: "How many videos are in the Internal FAQ?",
    answer:
      "Up to 15 videos of 60-90 seconds each. The External FAQ has up to 12. We collect questions from your managers and your newest hires and keep the ones that come up every week. [Our training article](/blog/automate-employee-training-video) shows how to collect them.",
  },
  {
    id: "faq-on-camera",
    category: "internal-external",
    question: "Who should be on camera in an FAQ video?",
    answer:
      "The person whom people already ask. A colleague who does the work is more convincing than an actor. We ask the questions and film short answers, so nobody has to memorize anything.",
  },
  {
    id: "faq-goes-out-of-date",
    category: "internal-external",
    question: "What happens when one of the answers goes out of date?",
    answer: `You replace one short video and keep the rest, because each question has its own file. We keep prices and dates out of the spoken words where we can. A [Starter Session](/video-packages?tab=bundles#starter-session) gives you three new answers for ${price("starter-session")}.`,
  },
  {
    id: "which-package",
    category: "packages-pricing",
    question: "How do I know which package fits?",
    answer:
      "Decide who will film. If you film yourself, choose a DIY download, or coaching if you want to learn it well. If we film, choose the Social Authority Kit for videos every month, or a bundle for one project. If you are not sure, [book a free 30-minute strategy call](/contact).",
    page: "packages",
  },
  {
    id: "travel-included",
    category: "packages-pricing",
    question: "Is travel included in the price?",
    answer: `Travel within about 30 miles is included. If it is further, we tell you the cost of travel before you commit. We film for clients worldwide, from studios in [${city("bellevue-wa")}](/locations/bellevue-wa) and [${city("portland-or")}](/locations/portland-or).`,
    page: "packages",
  },
  {
    id: "what-spots-mean",
    category: "packages-pricing",
    question: "What does “2 of 4 spots available” mean?",
    answer:
      "We take a limited number of each project. The first number says how many spots were open on the day shown beside it; the second is the limit. You take a spot when you agree on a project, not when you send a form.",
    page: "packages",
  },
  {
    id: "bonus-pack",
    category: "packages-pricing",
    question: "What is the Business Bonus Pack, and who gets it?",
    answer: `It comes with every bundle except the Starter Session. It contains 25 Reels at ${price("25 Reels")}, the Blueprint at ${price("Blueprint")}, the Script Bundle at ${price("Script Bundle")}, Script Feedback at ${price("Script Feedback")} and On-Camera Coaching at ${price("On-Camera Coaching")}, ${price("bonus-pack")} in all. The monthly kit has a different pack.`,
    page: "packages",
  },
  {
    id: "starter-session",
    category: "packages-pricing",
    question: `What do I get for ${price("starter-session")} in a Starter Session?`,
    answer:
      "You get a 30-minute shoot and three edited videos, with two revision rounds. It is [capped at 6 per month](/video-packages?tab=bundles#starter-session) and comes without the bonus pack.",
  },
  {
    id: "monthly-minimum",
    category: "packages-pricing",
    question: "Why does the monthly kit have a 3-month minimum?",
    answer: `In the first month we find the right format, and in the second we repeat it. In the third month you can judge the results. These months cost ${formatPrice(offers.monthly.price * offers.monthly.minimumMonths)} in all. After that the kit continues [month by month](/terms#the-monthly-kit) for as long as you want it.`,
  },
  {
    id: "who-owns-the-films",
    category: "ownership-support",
    question: "Who owns the finished films?",
    answer:
      "You do, once you have paid for them. The studio owns the work until full payment. Then [ownership passes to you](/terms#ownership), and you may publish the films wherever you like.",
    page: "packages",
  },
  {
    id: "revision-rounds",
    category: "ownership-support",
    question: "How many rounds of changes do we get?",
    answer:
      "You get two revision rounds in everything we film, including the Starter Session. Send each round as one list from one person. If you change a script after you approved it, that is new work, and we [tell you the price first](/terms#revisions-and-delivery).",
  },
  {
    id: "download-refunds",
    category: "ownership-support",
    question: "Can I return a download?",
    answer:
      "No. Downloads are non-refundable, because you cannot give a file back. If you are not sure which one you need, [ask before you buy](/services/diy-downloads#message). We reply within one business day.",
    page: "diy",
  },
  {
    id: "download-license",
    category: "ownership-support",
    question: "What may I do with the downloads?",
    answer:
      "Use them in your own business as often as you like. They are licensed for business use only: you may film them, publish the videos and share the files with colleagues. You may [not resell them](/terms#downloads) or give the files to another company.",
    page: "diy",
  },
  {
    id: "coaching-ownership",
    category: "ownership-support",
    question: "Who owns the videos I record during coaching?",
    answer:
      "You do. You record them yourself, on your own phone, and they are yours once [the course](/services/group-coaching) is paid in full. We show one in public only with your permission.",
    page: "coaching",
  },
  {
    id: "is-it-working",
    category: "measurement",
    question: "How will we know that the videos work?",
    answer:
      "Before we write a script, we agree on one goal and one number for the film. A film for new customers should book calls, a training film should save hours, and a sales film should get proposals signed. Our [ROI article](/blog/video-content-roi-comparison) has a worksheet to work it out.",
  },
  {
    id: "when-results",
    category: "measurement",
    question: "When should we expect to see results?",
    answer:
      "Training and onboarding films work within weeks, because people ask fewer questions. Sales films work as soon as you send them with a proposal. To become known in your field, plan three months or more of [steady publishing](/services/monthly-content).",
  },
  {
    id: "numbers-we-review",
    category: "measurement",
    question: "Which numbers do you look at in the monthly kit?",
    answer:
      "For the reels, we look at watch time, saves and replies. For the rest, we count inquiries that mention a video. We go through the numbers in the next strategy and script session and change the plan. You keep your own accounts; we only need to see the numbers.",
  },
  {
    id: "after-six-weeks",
    category: "measurement",
    question: "What will I have after six weeks of coaching?",
    answer:
      "You will have 3-5 brand videos, a setup you can repeat and a plan for the next 90 days. You can also [compare them](/services/group-coaching#curriculum) with your first take from week one.",
    page: "coaching",
  },
  {
    id: "how-a-project-starts",
    category: "process",
    question: "How does a project start, and how soon will you reply?",
    answer:
      "Send us a [message](/contact#message), take the [strategy assessment](/content-strategy) or book a free 30-minute strategy call. We answer the contact form within one business day and the assessment within 24 hours. We charge nothing and hold no shoot day until you approve a written plan.",
  },
  {
    id: "shoot-day",
    category: "process",
    question: "What happens on a shoot day?",
    answer: `The crew arrives early and sets up the light. [${firstName("founder")} or another director](/company/team) asks you the questions, and we film one approved script after another. Bring water and a plain shirt, and choose a quiet room.`,
  },
  {
    id: "diy-equipment",
    category: "process",
    question: "What do I need to film with the downloads?",
    answer:
      "A phone made in the last five years, a window and something steady to hold the phone. Any computer opens the files: PDFs and editable documents. If you buy one thing, buy a [small clip-on microphone](/blog/mobile-video-production).",
    page: "diy",
  },
  {
    id: "next-cohort",
    category: "process",
    question: "When does the next coaching cohort start?",
    answer:
      "Cohorts launch every 6 weeks with 8-10 founders. [Apply through the contact form](/contact?service=Camera-Ready%20Brand%20Coaching) and we reply within one business day with the date, the session times and whether a spot is open.",
    page: "coaching",
  },
  {
    id: "coaching-hours",
    category: "process",
    question: "How much time does coaching take each week?",
    answer:
      "Each week has one live video session and about three hours of homework. You spend most of that time filming yourself and watching the result. Keep the same afternoon free for all six weeks.",
    page: "coaching",
  },
  {
    id: "coaching-equipment",
    category: "process",
    question: "Do I need a camera for group coaching?",
    answer:
      "No. Your phone is enough, and [week four](/services/group-coaching#curriculum) is about light, lens and sound. Do not buy a lamp or a microphone before then: in week four you learn which one you need.",
    page: "coaching",
  },
] satisfies Faq;

export const faqTexts = {
  title: `${inWordsFirst(faq.length)} answers to your questions`,
  lede: "What clients ask us about prices, ownership, changes, filming days and coaching. Search for a word, or choose a topic.",
  metaTitle: "Questions and answers",
  metaDescription: `${inWordsFirst(faq.length)} answers on packages and prices, ownership, revisions, filming days, coaching and what to measure, from a ${names.area} video production company.`,
  search: {
    label: "Search the questions",
    placeholder: "Travel, downloads...",
    submit: "Search",
  },
  categoriesLabel: "Topics",
  empty: { text: "No questions match your search.", reset: "Show All Questions" },
  closing: {
    heading: "Did we miss your question?",
    lede: "Send it to us, and we reply within one business day. Or ask it on a free 30-minute call.",
    action: { label: "Ask a question", href: "/contact" },
    book: "Book a free 30-minute call",
  },
  inquire: { label: "Or compare our offers in two steps", href: "/inquiry/service?flow=short" },
} satisfies FaqTexts;
