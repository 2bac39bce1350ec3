// Thirty questions, all of them on /faq. `page` names the one other page that shows a question, with
// structured data there, so that a search engine finds each marked up once.
import { price } from "./price.ts";
import type { Faq, FaqCategories, FaqCopy } from "./schema/pages";

export const faqCopy = {
  title: "Thirty straight answers",
  lede: "What clients ask before they sign. Search for a word, or open a topic.",
  metaTitle: "Questions and answers",
  metaDescription:
    "Thirty answers on packages and prices, ownership, revisions, filming days, coaching and what to measure, from a Seattle video production company.",
  search: {
    label: "Search the questions",
    placeholder: "Travel, refunds...",
    submit: "Search",
  },
  categoriesLabel: "Topics",
  empty: { text: "No questions match your search.", reset: "Show All Questions" },
  closing: {
    heading: "Question thirty-one",
    lede: "Ask it. We reply within one business day, and if three people ask the same thing it moves onto this page.",
    action: { label: "Ask a question", href: "/contact" },
    book: "Book a strategy call",
  },
  inquire: { label: "Or choose how to work with us", href: "/inquiry/service?flow=short" },
} satisfies FaqCopy;

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
      "A set of films planned together: one script list, one shoot, several versions and a publishing order. The [Social Authority Kit](/services/monthly-content) repeats it every month, and the [bundles](/video-packages?tab=bundles) build one around a single problem.",
  },
  {
    id: "monthly-kit-contents",
    category: "content-systems",
    question: "What do we get each month with the Social Authority Kit?",
    answer: `One hero video of 90-120 seconds, six social reels of 30-45 seconds, one client voice video of 60-90 seconds, and a strategy and script session before the shoot. It costs ${price("monthly")} per month, and [each part is described on its page](/services/monthly-content). You approve every script before the shoot.`,
  },
  {
    id: "long-form-youtube",
    category: "content-systems",
    question: "Is long-form YouTube part of the monthly kit?",
    answer: `No. The kit is short-form, and long-form YouTube is a separate future plan. If your channel cannot wait, the [YouTube Visibility Engine](/video-packages?tab=bundles#youtube-visibility-engine) is a bundle at ${price("youtube-visibility-engine")}, paid once: three months with 2-3 long-form videos a month, 6-9 in all.`,
  },
  {
    id: "system-ready",
    category: "content-systems",
    question: "How long before a video system is ready to use?",
    answer:
      "Systems are ready in 4-8 weeks. Scripts take the first part and editing the last. What stretches it to eight weeks is nearly always approvals.",
  },
  {
    id: "which-download-first",
    category: "content-systems",
    question: "Which download should I start with?",
    answer: `If you do not know what to film, the Video Strategy Blueprint at ${price("video-strategy-blueprint")} gives you a [plan for a quarter](/services/diy-downloads). If you know and want to start on Saturday, 25 Reels at ${price("25-reels")} gives you the scripts. The Owner/Founder Script Bundle, at ${price("owner-founder-script-bundle")}, is for the longer pieces about you and the company.`,
    page: "diy",
  },
  {
    id: "internal-or-external",
    category: "internal-external",
    question: "What is the difference between an internal and an external FAQ?",
    answer: `An internal FAQ answers your team: how we do it here, where things are, what to say to a difficult customer. An external FAQ answers your buyers before they ask, on your service pages and in your proposals. [The internal bundle](/video-packages?tab=bundles#internal-faq) is ${price("internal-faq")} and [the external one](/video-packages?tab=bundles#external-faq) ${price("external-faq")}.`,
  },
  {
    id: "internal-faq-size",
    category: "internal-external",
    question: "How many videos are in the Internal FAQ?",
    answer:
      "Up to 15 videos of 60-90 seconds each; the External FAQ has up to 12. We gather the questions from your managers and your newest hires, then cut the list to the ones that come up every week. [Our training article](/blog/automate-employee-training-video) shows how to do the gathering.",
  },
  {
    id: "faq-on-camera",
    category: "internal-external",
    question: "Who should be on camera in an FAQ video?",
    answer:
      "Whoever people already ask. A colleague who does the work is more convincing than an actor and easier to book. We film in short setups and ask the questions ourselves, so nobody has to memorize anything.",
  },
  {
    id: "faq-goes-out-of-date",
    category: "internal-external",
    question: "What happens when one of the answers goes out of date?",
    answer: `You replace one short video and leave the rest alone, which is why each question gets its own file. We keep prices, dates and screenshots out of the spoken words where we can. Three new answers fit a [Starter Session](/video-packages?tab=bundles#starter-session): three edited videos for ${price("starter-session")}.`,
  },
  {
    id: "which-package",
    category: "packages-pricing",
    question: "How do I know which package fits?",
    answer:
      "Go by who will do the filming. If it is you, choose DIY, or coaching if you want to be good at it. If it is us, choose the Social Authority Kit for every month, or a bundle for one problem you can name. If two of those sound right, [book the free 30-minute strategy call](/contact).",
    page: "packages",
  },
  {
    id: "travel-included",
    category: "packages-pricing",
    question: "Is travel included in the price?",
    answer:
      "Travel within about 30 miles is included. Further than that we quote the travel before you commit, as a line of its own. We film for clients worldwide, from studios in [Bellevue](/locations/bellevue-wa) and [Portland](/locations/portland-or).",
    page: "packages",
  },
  {
    id: "what-spots-mean",
    category: "packages-pricing",
    question: "What does a line such as 2 of 4 spots available mean?",
    answer:
      "We take a limited number of each project. The first number is what was open on the day named beside it, when we last set it by hand; the second is the limit. Sending a form does not take a spot; agreeing on a project does.",
    page: "packages",
  },
  {
    id: "bonus-pack",
    category: "packages-pricing",
    question: "What is the Business Bonus Pack, and who gets it?",
    answer: `It comes with every bundle except the Starter Session. It holds 25 Reels at ${price("25 Reels")}, the Blueprint at ${price("Blueprint")}, the Script Bundle at ${price("Script Bundle")}, Script Feedback at ${price("Script Feedback")} and On-Camera Coaching at ${price("On-Camera Coaching")}, which makes ${price("bonus-pack")} in all. The monthly kit has a pack of its own.`,
    page: "packages",
  },
  {
    id: "starter-session",
    category: "packages-pricing",
    question: `What do I get for ${price("starter-session")} in a Starter Session?`,
    answer:
      "A 30-minute shoot and three edited videos, with two revision rounds. It is [capped at 6 per month](/video-packages?tab=bundles#starter-session) and comes without the bonus pack.",
  },
  {
    id: "monthly-minimum",
    category: "packages-pricing",
    question: "Why does the monthly kit have a 3-month minimum?",
    answer:
      "The first month is spent finding the format, the second repeating it, and the third is the first you can judge. After that minimum, the kit continues [month by month](/terms#the-monthly-kit) for as long as you want it.",
  },
  {
    id: "who-owns-the-films",
    category: "ownership-support",
    question: "Who owns the finished films?",
    answer:
      "You do, once they are paid for. The studio owns the work until full payment; after that, [ownership passes to you](/terms#ownership), and you may publish the films wherever you like.",
    page: "packages",
  },
  {
    id: "revision-rounds",
    category: "ownership-support",
    question: "How many rounds of changes do we get?",
    answer:
      "Two revision rounds, in every package that we film, the Starter Session included. Send each as one list from one person, with time codes if you can. Anything that changes an approved script is new work, so we [quote it first](/terms#revisions-and-delivery).",
  },
  {
    id: "download-refunds",
    category: "ownership-support",
    question: "Can I return a download?",
    answer:
      "No. Downloads are non-refundable, because a file cannot be handed back unread. If you are unsure which one you need, [ask before you buy](/services/diy-downloads#message); we answer within one business day.",
    page: "diy",
  },
  {
    id: "download-license",
    category: "ownership-support",
    question: "What may I do with the downloads?",
    answer:
      "Use them in your own business, as often as you like. They are licensed for business use only, which covers filming, publishing and sharing them with the colleagues who help. Reselling them or passing the files to another company [is not covered](/terms#downloads).",
    page: "diy",
  },
  {
    id: "coaching-ownership",
    category: "ownership-support",
    question: "Who owns the videos I record during coaching?",
    answer:
      "You record them yourself, on your own phone, and once [the course](/services/group-coaching) is paid in full everything made in it is yours. We would show one in public only with your permission.",
    page: "coaching",
  },
  {
    id: "is-it-working",
    category: "measurement",
    question: "How will we know that the videos work?",
    answer:
      "Each film gets one job before it gets a script, and the job decides the number. Lead films are judged by booked calls, training films by hours saved, and sales films by how often a proposal is signed. Views are reported last. The [ROI article](/blog/video-content-roi-comparison) has a worksheet for the sums.",
  },
  {
    id: "when-results",
    category: "measurement",
    question: "When should we expect to see results?",
    answer:
      "Training and onboarding films show up within weeks, because the questions stop. Sales films work as soon as they are in the proposal e-mail. Authority takes a quarter or more of [steady publishing](/services/monthly-content).",
  },
  {
    id: "numbers-we-review",
    category: "measurement",
    question: "Which numbers do you look at in the monthly kit?",
    answer:
      "Watch time, saves and replies for the reels, and inquiries that mention a film for everything else. We go through them in the next strategy and script session and change the plan accordingly. You keep your own accounts and analytics; we only need to see them.",
  },
  {
    id: "after-six-weeks",
    category: "measurement",
    question: "What will I have after six weeks of coaching?",
    answer:
      "You record 3-5 brand videos, and you leave with a setup you can repeat and a plan for the next 90 days. You also have a first take from week one to [compare them with](/services/group-coaching#curriculum).",
    page: "coaching",
  },
  {
    id: "how-a-project-starts",
    category: "process",
    question: "How does a project start, and how soon will you reply?",
    answer:
      "With a [message](/contact#message), an [assessment](/content-strategy) or a free 30-minute strategy call. We answer the contact form within one business day and an inquiry from the strategy assessment within 24 hours. Nothing is charged and no shoot day is held until you approve a written plan.",
  },
  {
    id: "shoot-day",
    category: "process",
    question: "What happens on a shoot day?",
    answer:
      "The crew arrives early and lights the room. We work through the approved scripts in the order on the call sheet, and [Ingrid or the day's director](/company/team) asks the questions. You need water, a plain shirt and nobody drilling next door.",
  },
  {
    id: "diy-equipment",
    category: "process",
    question: "What do I need to film with the downloads?",
    answer:
      "A phone made in the last five years, a window and something steady to stand the phone on. The files are PDFs and editable documents, so any computer opens them. A small clip-on microphone is [the first thing worth buying](/blog/mobile-video-production).",
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
      "One weekly live video session and about three hours of homework, most of it filming and watching yourself back. Block the same afternoon for all six weeks before you start.",
    page: "coaching",
  },
  {
    id: "coaching-equipment",
    category: "process",
    question: "Do I need a camera for group coaching?",
    answer:
      "No. Your phone is enough, and [week four](/services/group-coaching#curriculum) is about light, lens and sound. Wait with buying a lamp or a microphone until then, when you will know which one you need.",
    page: "coaching",
  },
] satisfies Faq;
