// Prices of packages are inserted from offers.ts; those of custom work are its `startingPrices`.

import type { Locations } from "../app/content/schema/pages";
import { names } from "./brand.ts";
import { city, firstName, inWords, place } from "./facts.ts";
import { offers } from "./offers.ts";
import { price, priceRange } from "./price.ts";

export const locations = {
  "bellevue-wa": {
    slug: "bellevue-wa",
    facts: [
      { label: "Projects", value: `from ${price("starter-session")}` },
      { label: "Free travel", value: "30 miles" },
      { label: "First reply", value: "One business day" },
      { label: "Editing", value: "2-4 weeks" },
    ],
    title: `Video production in ${place("bellevue-wa")}`,
    lede: `We film for businesses in ${city("bellevue-wa")}, ${names.area} and the Eastside, at our studio or at your place. The price is the same, and travel within about 30 miles is included.`,
    metaTitle: `Video production in ${place("bellevue-wa")}`,
    metaDescription: `Brand films, monthly video and FAQ systems from our ${city("bellevue-wa")} studio, for ${names.area} and the Eastside. Travel within about 30 miles is included.`,
    services: {
      heading: `What we film from ${city("bellevue-wa")}`,
      lede: `Four ways to work with us, from a ${price("video-strategy-blueprint")} workbook to a full crew. The prices are the same at both studios.`,
      items: [
        {
          title: "DIY downloads",
          body: `Three sets of scripts and plans, ${priceRange("downloads")}, for filming yourself. You need a phone and a window.`,
          href: "/services/diy-downloads",
        },
        {
          title: "Group coaching",
          body: `Camera-Ready Brand, six weeks with 8-10 founders for ${price("coaching")}. The sessions are live video calls, so you do not have to travel.`,
          href: "/services/group-coaching",
        },
        {
          title: "Monthly content",
          body: `The Social Authority Kit at ${price("monthly")} per month: a hero video, six reels and a client voice video from one shoot, here or at your office.`,
          href: "/services/monthly-content",
        },
        {
          title: "Full-crew bundles",
          body: `Seven fixed-price projects, ${priceRange("bundles")}. FAQ systems and channels are ready in 4-8 weeks, if you approve scripts promptly, and a launch film seven days after its final script.`,
          href: "/video-packages",
        },
      ],
    },
    coverage: {
      heading: "Where we go",
      lede: `${names.area}, the Eastside and the valleys to the south and east.`,
      places: [
        `Downtown ${city("bellevue-wa")}`,
        "Bel-Red",
        "Factoria",
        "Kirkland",
        "Redmond",
        "Issaquah",
        "Sammamish",
        "Newcastle",
        "Mercer Island",
        `${names.area}`,
        "Renton",
        "Bothell",
        "Woodinville",
      ],
      note: "Travel within about 30 miles is included. For Tacoma, Olympia, Bellingham, Spokane or another country we tell you the cost of travel before you commit.",
    },
    process: {
      heading: `How a ${city("bellevue-wa")} project runs`,
      lede: "Four steps. They take a few hours of your time.",
      steps: [
        {
          title: "A call",
          body: "30 minutes, free. You tell us what the video should change. We tell you what it costs and where to film it.",
        },
        {
          title: "A look at the room",
          body: "If we film at your place, we look at it first: windows, outlets, ceiling height, elevator and noise.",
        },
        {
          title: "The shoot",
          body: "The crew sets up the light before you arrive. You have approved the script, and most projects need one day.",
        },
        {
          title: "The edit",
          body: `We edit here in ${city("bellevue-wa")}. You get two revision rounds, then the finished files: wide, vertical and with captions.`,
        },
      ],
    },
    faqHeading: `Questions about ${city("bellevue-wa")}`,
    faq: [
      {
        id: "bellevue-why-not-seattle",
        question: `You are a ${names.area} company, so why is the studio in ${city("bellevue-wa")}?`,
        answer: `We found high ceilings, parking and a landlord who lets us darken the windows. Travel to ${names.area} is included, and we film there most weeks.`,
      },
      {
        id: "bellevue-studio-or-office",
        question: `Should we film at the ${city("bellevue-wa")} studio or at our own office?`,
        answer:
          "Choose your place if people should see your work, or if several people will be on camera. Choose the studio if one person speaks and your office is loud. The price is the same either way within about 30 miles.",
      },
      {
        id: "bellevue-ready-when",
        question: `How long does a ${city("bellevue-wa")} project take from the first call to finished files?`,
        answer:
          "FAQ systems and channels are ready in 4-8 weeks. Scripts come first, then the shoot, then 2-4 weeks of editing. The 7-Day Launch is faster: seven days from the final script to the finished files.",
      },
      {
        id: "bellevue-office-tower",
        question: "Can you film in a downtown office tower?",
        answer: `Yes. Tell us the building early. Most towers ask for proof of insurance and a time for the loading dock and the elevator, and someone must switch off the air conditioning. ${firstName("producer")} handles the forms.`,
      },
      {
        id: "bellevue-dark-at-four",
        question: "Does it matter that it is dark by half past four in winter?",
        answer:
          "Very little. We bring lamps, and an interview needs only one lit corner. From November to February we film outdoor scenes around noon.",
      },
    ],
    closing: {
      heading: `Film with us in ${city("bellevue-wa")}`,
      lede: "Send us a few lines about your business and where you want to film. We reply within one business day, with a price or with a question.",
    },
  },
  "portland-or": {
    slug: "portland-or",
    facts: [
      { label: "Projects", value: `from ${price("starter-session")}` },
      { label: "Free travel", value: "30 miles" },
      { label: "First reply", value: "One business day" },
      { label: "Editing", value: "2-4 weeks" },
    ],
    title: `Video production in ${place("portland-or")}`,
    lede: `We film for businesses in ${city("portland-or")} and its suburbs with a local crew, at our studio or at your place. Choose a fixed-price offer, or ask for a custom project from ${price("single video")}.`,
    metaTitle: `Video production in ${place("portland-or")}`,
    metaDescription: `Single videos from ${price("single video")}, packages from ${price("package")} and monthly programs from ${price("monthly program")} per month with our ${city("portland-or")} crew. Travel within about 30 miles included.`,
    services: {
      heading: `What we film from ${city("portland-or")}`,
      lede: `The same offers as in ${city("bellevue-wa")}, at the same prices. Prices for custom projects are further down.`,
      items: [
        {
          title: "DIY downloads",
          body: `Scripts, shot lists and a plan for one quarter, ${priceRange("downloads")}. You need a phone, a window and something steady to hold the phone.`,
          href: "/services/diy-downloads",
        },
        {
          title: "Group coaching",
          body: `Camera-Ready Brand: six weeks, a weekly live video session, 8-10 founders, ${price("coaching")}. You finish with 3-5 brand videos of your own.`,
          href: "/services/group-coaching",
        },
        {
          title: "Monthly content",
          body: `The Social Authority Kit, ${price("monthly")} per month with a 3-month minimum. Eight videos from one shoot every month, the same in both cities.`,
          href: "/services/monthly-content",
        },
        {
          title: "Full-crew bundles",
          body: `Seven projects at fixed prices, ${priceRange("bundles")}, such as a launch, staff training or your customers' questions. Look here first.`,
          href: "/video-packages",
        },
      ],
    },
    coverage: {
      heading: "Where we go",
      lede: `${city("portland-or")}, its suburbs and Vancouver, WA.`,
      places: [
        "Pearl District",
        "Central Eastside",
        "Alberta Arts District",
        "St. Johns",
        "Sellwood",
        "Beaverton",
        "Hillsboro",
        "Tigard",
        "Lake Oswego",
        "Milwaukie",
        "Oregon City",
        "Gresham",
        "Vancouver, WA",
      ],
      note: "Travel within about 30 miles is included. The coast, Hood River, Salem and Bend are further, so we tell you the cost of travel before you commit.",
    },
    process: {
      heading: `How a ${city("portland-or")} production runs`,
      lede: "Four steps, with the same people from start to finish.",
      steps: [
        {
          title: "Discovery",
          body: "It starts with a free call. Then you get a one-page plan with the goal, the places and the price, and you approve it in writing.",
        },
        {
          title: "Scripts and scout",
          body: `We write the scripts, and you change and approve them. ${firstName("producer")} visits the location and checks light, noise, parking and keys.`,
        },
        {
          title: "Filming",
          body: `The ${city("portland-or")} crew sets up the light before you arrive. ${firstName("founder")} or another director asks you the questions.`,
        },
        {
          title: "Editing and delivery",
          body: `${firstName("editor")} edits in ${city("bellevue-wa")}. You watch the edit online and ask for changes, up to two rounds. Then you get the finished files.`,
        },
      ],
    },
    pricing: {
      heading: "Prices for custom projects",
      lede: "For projects that no fixed-price offer covers. You get a quote in writing. Each includes two revision rounds and local travel.",
      items: [
        {
          title: "Single videos",
          price: `from ${price("single video")}`,
          body: "One film, such as a brand film, a client story or a product video. Includes script, shoot, edit and a vertical version.",
        },
        {
          title: "Packages",
          price: `from ${price("package")}`,
          body: "Several films that we plan and film together, with more people or places than a fixed-price bundle covers.",
        },
        {
          title: "Monthly programs",
          price: `from ${price("monthly program")} per month`,
          body: `Regular shoot days with the ${city("portland-or")} crew. You choose the days and the films.`,
        },
      ],
      timelineHeading: "How long each part takes",
      timelines: [
        {
          title: "Discovery",
          value: "1-2 weeks",
          body: "Interviews, locations and scripts. How fast you approve makes most of the difference.",
        },
        {
          title: "Filming",
          value: "1-3 days",
          body: "One day for a single video. Two or three days for more people or places.",
        },
        {
          title: "Editing",
          value: "2-4 weeks",
          body: "You see a first edit before we finish color, sound and captions.",
        },
        {
          title: "Revisions",
          value: "Two revision rounds",
          body: "Send each round as one list of changes.",
        },
      ],
    },
    faqHeading: `Questions about ${city("portland-or")}`,
    faq: [
      {
        id: "portland-monthly-price",
        question: `Why do ${city("portland-or")} monthly programs start at ${price("monthly program")} when the Social Authority Kit is ${price("monthly")} per month?`,
        answer: `You get different things. The kit is the same every month: one hero video, six social reels, one client voice video and a strategy and script session, for ${price("monthly")}. In a program you choose the shoot days, the places and the films, and the price depends on the number of crew days. If the kit is enough, choose the kit. It costs the same in ${city("portland-or")}.`,
      },
      {
        id: "portland-bundles-or-custom",
        question: `Do the fixed-price bundles cost more in ${city("portland-or")}?`,
        answer: `No. The ${inWords(offers.bundles.length)} bundles are ${priceRange("bundles")} at both studios, and travel in ${city("portland-or")} is included. The starting prices on this page are only for custom projects that no bundle covers.`,
      },
      {
        id: "portland-vancouver",
        question: "Do you film across the river in Vancouver?",
        answer:
          "Yes. Vancouver, Washington is less than 30 miles away, so travel is included. The crew starts early to avoid traffic on the bridges.",
      },
      {
        id: "portland-rain-plan",
        question: `What happens if it rains on an outdoor shoot in ${city("portland-or")}?`,
        answer:
          "If the script allows it, we film in the rain. If not, we use the covered place that your schedule names for each outdoor scene. If the weather makes filming unsafe, we move the day and charge nothing for it.",
      },
      {
        id: "portland-who-comes",
        question: `Who comes to a ${city("portland-or")} shoot?`,
        answer: `The camera, sound and light crew lives in ${city("portland-or")}. ${firstName("founder")} or another director asks the questions, and ${firstName("producer")} keeps the schedule. ${firstName("editor")} edits in ${city("bellevue-wa")}.`,
      },
    ],
    closing: {
      heading: `Film with us in ${city("portland-or")}`,
      lede: "Tell us what you want filmed and when. We reply within one business day, with a price or with a question.",
    },
  },
} satisfies Locations;
