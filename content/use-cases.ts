// Sample data: invented businesses, people and figures. Prices come from offers.ts; package names
// are written here: change them together with offers.ts.
import { names } from "./brand.ts";
import { inWords, inWordsFirst } from "./facts.ts";
import { price } from "./price.ts";
import type { UseCases } from "./schema/pages";

const cases = [
  {
    id: "rust-and-regret-bicycle-repair",
    businessName: "Rust & Regret Bicycle Repair",
    location: `Greenwood, ${names.area}`,
    industry: "Bicycle retail and repair",
    businessType: "Two mechanics and a dog",
    packageName: "25 Reels",
    price: price("25-reels"),
    timeline: "Two afternoons of filming, 11 weeks of posting",
    summary: "A repair shop filmed 21 reels on a phone and now has bookings nine days ahead.",
    problem:
      "From March on, customers called all day with the same question about squeaking brakes. Teo, the owner, answered it while he worked. He posted once a month, and all the bookings came on the first dry Saturday.",
    process: [
      "Bought 25 Reels, read all the scripts aloud and dropped four that did not sound like Teo.",
      "Filmed eleven in one afternoon and ten in another, in the order of the shot list.",
      "Posted two a week and answered the comments over lunch.",
      "Filmed the first three again in week five with a clip-on microphone, because of the traffic noise.",
    ],
    results: [
      "Tune-ups are booked nine days ahead instead of three.",
      "Calls about squeaking brakes fell by more than half.",
      "Twenty-one reels came out of one download.",
    ],
    gradient: "tungsten",
    beforeMetrics: [
      { label: "Reels posted", value: "1 a month", color: "low" },
      { label: "Booked ahead in spring", value: "3 days", color: "fair" },
      { label: "Calls about squeaking brakes", value: "14 a week", color: "low" },
    ],
    afterMetrics: [
      { label: "Reels posted", value: "8 a month", color: "high" },
      { label: "Booked ahead in spring", value: "9 days", color: "good" },
      { label: "Calls about squeaking brakes", value: "6 a week", color: "good" },
    ],
    action: "See the DIY downloads",
    serviceUrl: "/diy-downloads",
    inquire: {
      label: "Answer a few questions first",
      href: "/inquiry/category?flow=short&serviceType=diy",
    },
  },
  {
    id: "ferrous-and-fern-interiors",
    businessName: "Ferrous & Fern Interiors",
    location: `Capitol Hill, ${names.area}`,
    industry: "Interior design",
    businessType: "Solo founder with one assistant",
    packageName: "Camera-Ready Brand",
    price: price("coaching"),
    timeline: "Six weeks, one live session and about three hours of homework in each",
    summary:
      "A designer who froze on camera recorded four videos in six weeks and now does it without us.",
    problem:
      "Ilse could talk about a kitchen for an hour to any client. In front of a phone she recited her own website. Clients compared her with other designers whose pictures looked much the same, and nothing on her website sounded like her.",
    process: [
      "Week one: a first take in her hallway, to compare with later.",
      "Weeks two and three: her story cut to 60 seconds, two scripts read aloud to eight other founders, and the first video filmed.",
      "Week four: a better place for the chair and the lamp, and a second video in the new light.",
      "Weeks five and six: two more videos, all four cut, captioned and published, and a calendar for the next 90 days.",
    ],
    results: [
      "Four videos on her website: who she is, how she charges, and two finished rooms.",
      "Four of the next ten inquiries mentioned a video, usually the one about how she charges.",
      "A new video now takes five takes and about an hour.",
    ],
    gradient: "rose",
    beforeMetrics: [
      { label: "Videos on the site", value: "0 videos", color: "low" },
      { label: "Takes for one finished video", value: "23 takes", color: "low" },
      { label: "Inquiries that mention a video", value: "0 in 10", color: "low" },
    ],
    afterMetrics: [
      { label: "Videos on the site", value: "4 videos", color: "high" },
      { label: "Takes for one finished video", value: "5 takes", color: "good" },
      { label: "Inquiries that mention a video", value: "4 in 10", color: "good" },
    ],
    action: "See group coaching",
    serviceUrl: "/group-coaching",
    inquire: {
      label: "Answer a few questions first",
      href: "/inquiry/category?flow=short&serviceType=coaching",
    },
  },
  {
    id: "cedar-slip-remodeling",
    businessName: "Cedar Slip Remodeling",
    location: `Ballard, ${names.area}`,
    industry: "Home remodeling",
    businessType: "Design-build firm of 12",
    packageName: "Social Authority Kit",
    price: `${price("monthly")} per month`,
    timeline: "The 3-month minimum, measured in month three",
    summary:
      "A remodeler got eight videos from each monthly shoot and now wins one job in four estimates.",
    problem:
      "Cedar Slip finished a kitchen every three weeks and showed it to nobody. The pictures stayed on a foreman's phone. Homeowners put three bids side by side and compared the price.",
    process: [
      "Month one: in the strategy and script session we chose a theme, “what walls hide”. We filmed for a day in a kitchen under construction.",
      "Month two: a second house in the same format, with the project manager on camera.",
      "Month three: a theme taken from the comments, which were nearly all about dust.",
      "Every month: one hero video, six reels and one client voice video, with scripts approved before the shoot and two revision rounds after it.",
    ],
    results: [
      "Eight videos a month instead of two posts, and nobody on site has to remember to film.",
      "Estimate requests rose from nine to 14 a month, and several callers mentioned a reel.",
      "One estimate in four became a job, up from one in six. Fewer homeowners chose by price alone.",
    ],
    gradient: "rain",
    beforeMetrics: [
      { label: "Posts published", value: "2 a month", color: "low" },
      { label: "Estimate requests", value: "9 a month", color: "fair" },
      { label: "Estimates that became jobs", value: "1 in 6", color: "fair" },
    ],
    afterMetrics: [
      { label: "Posts published", value: "8 a month", color: "high" },
      { label: "Estimate requests", value: "14 a month", color: "good" },
      { label: "Estimates that became jobs", value: "1 in 4", color: "good" },
    ],
    action: "See the monthly kit",
    serviceUrl: "/monthly-content",
    inquire: {
      label: "Answer a few questions first",
      href: "/inquiry/category?flow=short&serviceType=monthly",
    },
  },
  {
    id: "small-hours-music-school",
    businessName: "Small Hours Music School",
    location: `Columbia City, ${names.area}`,
    industry: "Music education",
    businessType: "Five teachers, one upright piano",
    packageName: "Starter Session",
    price: price("starter-session"),
    timeline: "One visit, then 3 weeks of editing",
    summary:
      "A music school answered three questions in a 30-minute shoot, and more families came to trial lessons.",
    problem:
      "Parents called to ask whether six is too young for the violin, whether they must buy one first, and whether they may sit in. One family in four missed its trial lesson. The director had good answers, but none of them was on the website.",
    process: [
      "A short call to choose the three subjects: what age, what to buy first, and what happens in a trial lesson.",
      "Thirty minutes in the recital room on a Tuesday morning, with one lighting setup by the piano and the school's director answering questions.",
      "Three captioned videos, edited in three weeks. The school put two on its lesson page and the third in the confirmation e-mail.",
    ],
    results: [
      "Trial lessons went from six a month to ten by the end of the term.",
      "Missed trials fell from one in four to one in eight, once the confirmation e-mail showed the room and the teacher.",
      "The front desk no longer answers the three questions by telephone.",
    ],
    gradient: "moss",
    beforeMetrics: [
      { label: "Videos families can watch", value: "0 videos", color: "low" },
      { label: "Trial lessons booked", value: "6 a month", color: "fair" },
      { label: "Trials missed", value: "1 in 4", color: "low" },
    ],
    afterMetrics: [
      { label: "Videos families can watch", value: "3 videos", color: "good" },
      { label: "Trial lessons booked", value: "10 a month", color: "good" },
      { label: "Trials missed", value: "1 in 8", color: "good" },
    ],
    action: "Ask for a Starter Session",
    serviceUrl: "/contact?plan=starter",
    inquire: {
      label: "Answer a few questions first",
      href: "/inquiry/category?flow=short&serviceType=bundle&bundle=starter-session",
    },
  },
  {
    id: "coldframe-structural",
    businessName: "Coldframe Structural",
    location: `Queen Anne, ${names.area}`,
    industry: "Structural engineering",
    businessType: "Practice of three engineers",
    packageName: "YouTube Visibility Engine",
    price: price("youtube-visibility-engine"),
    priceFor: "three months",
    timeline: "System ready in 7 weeks, then three months of videos",
    summary:
      "An engineering practice answered homeowners' questions on YouTube and got twice as many calls about real projects.",
    problem:
      "Homeowners found a crack in the basement, searched online and called, often afraid of something harmless. In seven first calls out of ten, there was nothing to repair. The practice's only video was a conference talk from 2019.",
    process: [
      "A channel plan with one subject, old houses on slopes, and the searches each video would answer.",
      "Outlines instead of scripts, because the engineers spoke better without a text.",
      "Two cameras in real basements, once a month for three months: eight videos, from hairline cracks to what a seismic retrofit involves.",
      "A title, a thumbnail and a description for each, in the words people search for.",
    ],
    results: [
      "Watch time grew from four hours a month to 61, most of it on the video about cracks.",
      "Five inquiries a month began with a video, and those callers already had photos and measurements.",
      "Six first calls in ten were real projects, up from three. Owners of harmless cracks now find the answer in a video.",
    ],
    gradient: "tungsten",
    beforeMetrics: [
      { label: "Watch time in a month", value: "4 hours", color: "low" },
      { label: "Inquiries from the channel", value: "0 a month", color: "low" },
      { label: "First calls about real projects", value: "3 in 10", color: "fair" },
    ],
    afterMetrics: [
      { label: "Watch time in a month", value: "61 hours", color: "high" },
      { label: "Inquiries from the channel", value: "5 a month", color: "good" },
      { label: "First calls about real projects", value: "6 in 10", color: "good" },
    ],
    action: "Ask about the YouTube engine",
    serviceUrl: "/contact?plan=youtube",
    inquire: {
      label: "Answer a few questions first",
      href: "/inquiry/category?flow=short&serviceType=bundle&bundle=youtube-visibility-engine",
    },
  },
  {
    id: "longshore-linen-service",
    businessName: "Longshore Linen Service",
    location: `Georgetown, ${names.area}`,
    industry: "Commercial laundry",
    businessType: "46 employees on two shifts",
    packageName: "Internal FAQ",
    price: price("internal-faq"),
    timeline: "System ready in 6 weeks",
    summary: "A laundry cut training by three days with 13 short videos, one at each machine.",
    problem:
      "Every Monday the floor lead explained the same things to someone new, while mistakes happened behind him. New hires followed a colleague for five days and heard a different version each day. The manual was in the office.",
    process: [
      "Questions gathered from both shift managers and the four newest hires, then cut from 38 to 13.",
      "Scripts in the team's own words, corrected by the people who would say them and approved before the shoot.",
      "Two half days of filming beside the machines, with the colleagues everybody already asks.",
      "Thirteen captioned files of 60-90 seconds, numbered for the first week. A code on each machine opens the right one.",
    ],
    results: [
      "New hires follow a colleague for two days instead of five.",
      "Questions to the lead fell from 31 a shift to 12, by his own count.",
      "Loads washed twice dropped from seven in 100 to four.",
    ],
    gradient: "rain",
    beforeMetrics: [
      { label: "Days of shadowing for each hire", value: "5 days", color: "low" },
      { label: "Questions to the floor lead", value: "31 a shift", color: "low" },
      { label: "Loads washed twice", value: "7 in 100", color: "fair" },
    ],
    afterMetrics: [
      { label: "Days of shadowing for each hire", value: "2 days", color: "high" },
      { label: "Questions to the floor lead", value: "12 a shift", color: "good" },
      { label: "Loads washed twice", value: "4 in 100", color: "good" },
    ],
    action: "Ask for an Internal FAQ",
    serviceUrl: "/contact?plan=internal-faq",
    inquire: {
      label: "Answer a few questions first",
      href: "/inquiry/category?flow=short&serviceType=bundle&bundle=internal-faq",
    },
  },
  {
    id: "palefin-lab-couriers",
    businessName: "Palefin Lab Couriers",
    location: `South Lake Union, ${names.area}`,
    industry: "Laboratory logistics",
    businessType: "Business-to-business courier, 19 people",
    packageName: "External FAQ",
    price: price("external-faq"),
    timeline: "System ready in 5 weeks, measured over two quarters",
    summary:
      "A courier for medical samples answered its buyers before the first call and signed 12 days sooner.",
    problem:
      "Every lab manager asked the same six questions before signing, such as what happens when the van breaks down. The sales lead answered them in a 55-minute first call, and again for each department. A signature took 41 days.",
    process: [
      "Six months of sales calls and support mail sorted into 11 questions, with the six that hold up a signature at the top.",
      "Scripts written with the dispatcher, the quality manager and a driver, who sent their notes as one list.",
      "One day of filming at the loading dock for all 11 answers.",
      "Wide and vertical versions with captions. Palefin put the wide ones on its service pages and sends three with every meeting invitation.",
    ],
    results: [
      "First calls take 30 minutes, because buyers have seen the six answers.",
      "First call to signature takes 29 days, down from 41. Procurement gets a link instead of a meeting.",
      "One proposal in three is signed, up from one in five.",
    ],
    gradient: "moss",
    beforeMetrics: [
      { label: "Length of a first call", value: "55 minutes", color: "fair" },
      { label: "First call to signature", value: "41 days", color: "low" },
      { label: "Proposals signed", value: "1 in 5", color: "fair" },
    ],
    afterMetrics: [
      { label: "Length of a first call", value: "30 minutes", color: "good" },
      { label: "First call to signature", value: "29 days", color: "good" },
      { label: "Proposals signed", value: "1 in 3", color: "high" },
    ],
    action: "Ask for an External FAQ",
    serviceUrl: "/contact?plan=external-faq",
    inquire: {
      label: "Answer a few questions first",
      href: "/inquiry/category?flow=short&serviceType=bundle&bundle=external-faq",
    },
  },
] satisfies UseCases["cases"];

export const useCases = {
  title: `${inWordsFirst(cases.length)} ${names.area} businesses, before and after`,
  lede: `Each case shows the problem, what was filmed, what it cost and what changed, from a ${price("25-reels")} download to three months of YouTube. Open the one that is most like your business.`,
  metaTitle: "Video use cases, before and after",
  metaDescription: `${inWordsFirst(cases.length)} illustrative ${names.area} businesses, what each needed filmed, what it cost and what changed: DIY reels, coaching, monthly content, FAQ films and YouTube.`,
  illustrative: `These ${inWords(cases.length)} businesses and their figures are fictional. They show what each package can do. The packages and prices are real.`,
  labels: {
    expandAll: "Expand All",
    collapseAll: "Collapse All",
    before: "Before",
    after: "After",
    problem: "The problem",
    process: "The process",
    results: "The results",
    metrics: "The numbers",
  },
  closing: {
    heading: "What would yours look like?",
    lede: "Describe your problem in a few lines. We reply within one business day with the package that fits and its price. Or talk to us on a free 30-minute strategy call.",
    action: { label: "Describe your problem", href: "/contact" },
    book: "Book a free 30-minute call",
  },
  cases,
} satisfies UseCases;
