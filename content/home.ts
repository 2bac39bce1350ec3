import { names } from "./brand.ts";
import { city } from "./facts.ts";
import { price, priceRange } from "./price.ts";
import type { Home } from "./schema/pages";

export const home = {
  headline: `${names.area} Video Production Company That Drives Results`,
  lede: `We plan, film and edit short videos for founders and growing businesses, in ${city("bellevue-wa")}, in ${city("portland-or")} or wherever you are. A filmed session starts at ${price("starter-session")}. Scripts for your own phone start at ${price("video-strategy-blueprint")}.`,
  categories: [
    {
      title: "DIY Resources",
      body: "Scripts, shot lists and a plan for one quarter. You film yourself with your phone.",
      points: [
        "25 reel scripts",
        "A one-quarter strategy workbook",
        `Yours for ${priceRange("downloads", " - ")}`,
      ],
      href: "/services/diy-downloads",
    },
    {
      title: "Coaching Programs",
      body: "Six weeks in a small group. You learn to speak well on camera and record your own videos.",
      points: [
        "Weekly live session",
        "8-10 founders per cohort",
        "You leave with 3-5 brand videos",
      ],
      href: "/services/group-coaching",
    },
    {
      title: "Content Partnership",
      body: "We plan, film and edit eight videos for you every month. You approve the scripts before the shoot and the edits after it.",
      points: ["1 hero video", "6 social reels", "1 client voice video: a client talks about you"],
      href: "/services/monthly-content",
    },
    {
      title: "Full-Service Production",
      body: "A full crew for one project at a fixed price. Choose the bundle that fits your problem.",
      points: [
        "Training, FAQ, launch and YouTube bundles",
        `Fixed prices, ${priceRange("bundles")}`,
        "Open spots shown beside each price",
      ],
      href: "/video-packages",
    },
  ],
  process: [
    {
      title: "A free call",
      body: "30 minutes. You tell us what the video should change. We tell you which offer fits and what it costs.",
    },
    {
      title: "Scripts",
      body: "We write the scripts and you approve them. You also get a schedule for the day, with every place and time.",
    },
    {
      title: "Shoot",
      body: "A small crew sets up the light before you arrive. Most projects need one day.",
    },
    {
      title: "Edit and delivery",
      body: "You see a first edit and ask for changes, up to two rounds. Then you get the finished files: wide, vertical and with captions.",
    },
  ],
  pricing: [
    {
      title: "DIY Downloads",
      price: priceRange("downloads", " - "),
      unit: "per download",
      body: "For filming it yourself, on your phone, this week.",
      points: ["25 Reels", "Video Strategy Blueprint", "Owner/Founder Script Bundle"],
    },
    {
      title: "Group Coaching",
      price: price("coaching"),
      unit: "six-week cohort",
      body: "For founders who want to learn to film themselves well.",
      points: ["Weekly live video session", "8-10 founders", "3-5 brand videos recorded"],
    },
    {
      title: "Monthly Content",
      price: price("monthly"),
      unit: "per month, 3-month minimum",
      body: "For companies that want to publish every week and film once a month.",
      points: [
        "1 hero video, 90-120 seconds",
        "6 social reels, 30-45 seconds",
        "1 client voice video, 60-90 seconds",
      ],
    },
    {
      title: "One-Time Bundles",
      price: priceRange("bundles"),
      unit: "per project",
      body: "For one project, such as a launch, staff training or your customers' questions.",
      points: [
        `Starter Session, ${price("starter-session")}`,
        "FAQ, launch and founder kits",
        "YouTube, three months at a time",
      ],
    },
  ],
} satisfies Home;
