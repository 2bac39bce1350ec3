import { price, priceRange } from "./price.ts";
import type { Home } from "./schema/pages";

export const home = {
  headline: "Seattle Video Production Company That Drives Results",
  lede: "Short, cinematic films for founders and the companies they are building, shot in Bellevue, Portland or wherever you are. You bring what you know; we bring the light, the lens and an edit of two minutes or less.",
  categories: [
    {
      title: "DIY Resources",
      body: "Scripts, shot lists and a quarterly plan for the days when the crew is you and a phone on a stack of books.",
      points: [
        "25 reel scripts",
        "A one-quarter strategy workbook",
        `Yours for ${priceRange("downloads", " - ")}`,
      ],
      href: "/services/diy-downloads",
    },
    {
      title: "Coaching Programs",
      body: "Six weeks in a small group, learning to say the useful thing on camera without a teleprompter stare.",
      points: [
        "Weekly live session",
        "8-10 founders per cohort",
        "You leave with 3-5 brand videos",
      ],
      href: "/services/group-coaching",
    },
    {
      title: "Content Partnership",
      body: "We plan, film and cut a month of video while you run the business. You approve scripts before the shoot and cuts after it.",
      points: ["1 hero video", "6 social reels", "1 client voice video, every month"],
      href: "/services/monthly-content",
    },
    {
      title: "Full-Service Production",
      body: "One problem, one project, a full crew. Choose the bundle that names your problem and we bring the call sheet.",
      points: [
        "Training, FAQ, launch and YouTube bundles",
        `Fixed prices, ${priceRange("bundles")}`,
        "A limited number of spots",
      ],
      href: "/video-packages",
    },
  ],
  process: [
    {
      title: "Scout",
      body: "A free 30-minute call. You say what the film has to change; we say what it takes, or that a download would do.",
    },
    {
      title: "Script and call sheet",
      body: "We write, you approve. By the time anyone loads a van, each line, location and setup is on paper.",
    },
    {
      title: "Shoot",
      body: "A small crew and a quiet set. Most projects need one day; the lighting is done before you sit down.",
    },
    {
      title: "Cut, grade, deliver",
      body: "You see a cut, we take your notes, then color and sound. You get masters, captions and vertical versions, named so you can find them.",
    },
  ],
  pricing: [
    {
      title: "DIY Downloads",
      price: priceRange("downloads", " - "),
      unit: "per download",
      body: "For filming it yourself this week.",
      points: ["25 Reels", "Video Strategy Blueprint", "Owner/Founder Script Bundle"],
    },
    {
      title: "Group Coaching",
      price: price("coaching"),
      unit: "six-week cohort",
      body: "For founders who would rather be good at this than hire it out.",
      points: ["Weekly live video session", "8-10 founders", "3-5 brand videos recorded"],
    },
    {
      title: "Monthly Content",
      price: price("monthly"),
      unit: "per month, 3-month minimum",
      body: "For companies that want to publish every week and film once.",
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
      body: "For one problem that a good set of films would settle.",
      points: [
        `Starter Session, ${price("starter-session")}`,
        "FAQ, launch and founder kits",
        "YouTube, three months at a time",
      ],
    },
  ],
} satisfies Home;
