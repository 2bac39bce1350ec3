// Prices of the packages repeat offers.ts. Portland's starting points are its own and differ from the kit.
import { price, priceRange } from "./price.ts";
import type { Locations } from "./schema/pages";

export const locations = {
  "bellevue-wa": {
    slug: "bellevue-wa",
    frame: "window",
    facts: [
      { label: "Exterior", value: "Bellevue, dusk" },
      { label: "Position", value: "47.61 N, 122.20 W" },
      { label: "Weather", value: "Rain, expected" },
      { label: "Free travel", value: "30 miles" },
    ],
    title: "Video production in Bellevue, WA",
    lede: "Our studio on the Eastside, and the crew that drives out of it. Come to us for a quiet room with the lights already up, or we bring the room to you.",
    metaTitle: "Video production in Bellevue, WA",
    metaDescription:
      "Brand films, monthly video and FAQ systems from our Bellevue studio, for Seattle and the Eastside. Travel within about 30 miles is included.",
    services: {
      heading: "What we film from Bellevue",
      lede: `Four ways to work with us, from a ${price("video-strategy-blueprint")} workbook to a full crew. The prices are the same at both studios.`,
      items: [
        {
          title: "DIY downloads",
          body: `Three sets of scripts and plans, ${priceRange("downloads")}, for filming on a phone. You need a phone and a window.`,
          href: "/services/diy-downloads",
        },
        {
          title: "Group coaching",
          body: `Camera-Ready Brand, six weeks with 8-10 founders for ${price("coaching")}. The sessions are live on video, so nobody crosses a bridge at rush hour.`,
          href: "/services/group-coaching",
        },
        {
          title: "Monthly content",
          body: `The Social Authority Kit at ${price("monthly")} per month: a hero video, six reels and a client voice video from one shoot, here or at your office.`,
          href: "/services/monthly-content",
        },
        {
          title: "Full-crew bundles",
          body: `Seven fixed-price projects, ${priceRange("bundles")}. FAQ systems and channels are ready in 4-8 weeks, and a launch film in seven days.`,
          href: "/video-packages",
        },
      ],
    },
    coverage: {
      heading: "Where we go",
      lede: "Both sides of Lake Washington, both bridges, and the valleys behind them.",
      places: [
        "Downtown Bellevue",
        "Bel-Red",
        "Factoria",
        "Kirkland",
        "Redmond",
        "Issaquah",
        "Sammamish",
        "Newcastle",
        "Mercer Island",
        "Seattle",
        "Renton",
        "Bothell",
        "Woodinville",
      ],
      note: "Travel within about 30 miles is included. For Olympia, Bellingham, Spokane or another country we quote the travel as a line of its own, before you commit.",
    },
    process: {
      heading: "How a Bellevue project runs",
      lede: "Four steps. Yours take a few hours between them.",
      steps: [
        {
          title: "A call",
          body: "Thirty minutes, free. You say what the film has to change; we say what it takes and which room suits it.",
        },
        {
          title: "A look at the room",
          body: "If we film at your place, we check it first: windows, outlets, ceiling height, the freight elevator and whatever hums.",
        },
        {
          title: "The shoot",
          body: "The crew loads in early and lights before you arrive. Most projects need one day, with the script already approved.",
        },
        {
          title: "The edit",
          body: "Cut, color, sound and captions are done here in Bellevue. You get two revision rounds, then masters and vertical versions.",
        },
      ],
    },
    faqHeading: "Asked on the Eastside",
    faq: [
      {
        id: "bellevue-why-not-seattle",
        question: "You are a Seattle company, so why is the studio in Bellevue?",
        answer:
          "Ceiling height, parking and a landlord who does not mind blackout cloth. Seattle is within the travel we include, and we film there most weeks.",
      },
      {
        id: "bellevue-studio-or-office",
        question: "Should we film at the Bellevue studio or at our own office?",
        answer:
          "At your place, if the work itself is worth seeing or several people have to be on camera. At the studio, if the subject is one person and your office has open-plan acoustics. The price is the same either way within about 30 miles.",
      },
      {
        id: "bellevue-ready-when",
        question: "How long does a Bellevue project take from the first call to finished files?",
        answer:
          "Systems are ready in 4-8 weeks. Scripts and approvals come first, then the shoot, then 2-4 weeks of editing. The 7-Day Launch is the exception: seven days from a locked script to delivered files.",
      },
      {
        id: "bellevue-office-tower",
        question: "Can you film in a downtown office tower?",
        answer:
          "Yes. Tell us the building early, because the paperwork takes longer than the lighting. Most towers want to know about insurance, the loading dock and the freight elevator, and somebody has to switch the air handling off. Tomas sends the forms.",
      },
      {
        id: "bellevue-dark-at-four",
        question: "Does it matter that it is dark by half past four in winter?",
        answer:
          "Very little. We carry our own daylight, and an interview needs one lit corner. For scenes that need the sky we schedule around noon from November to February, and an overcast noon is the best light there is.",
      },
    ],
    closing: {
      heading: "Bring us the address",
      lede: "Send a few lines about the business and where you would film. We reply within one business day.",
    },
  },
  "portland-or": {
    slug: "portland-or",
    frame: "street",
    facts: [
      { label: "Exterior", value: "Portland, blue hour" },
      { label: "Position", value: "45.52 N, 122.68 W" },
      { label: "Weather", value: "Rain, on schedule" },
      { label: "Free travel", value: "30 miles" },
    ],
    title: "Video production in Portland, OR",
    lede: "A second studio and a local crew, for companies on both banks of the Willamette. Choose a fixed offer, or have a production built around your own list.",
    metaTitle: "Video production in Portland, OR",
    metaDescription: `Single videos from ${price("single video")}, packages from ${price("package")} and monthly programs from ${price("monthly program")} per month with our Portland crew. Travel within about 30 miles included.`,
    services: {
      heading: "What we film from Portland",
      lede: "Everything we sell in Bellevue, at the same prices. Custom productions have their own starting points, further down.",
      items: [
        {
          title: "DIY downloads",
          body: `Scripts, shot lists and a plan for one quarter, ${priceRange("downloads")}. You need a phone, a window and something steady to stand it on.`,
          href: "/services/diy-downloads",
        },
        {
          title: "Group coaching",
          body: `Camera-Ready Brand: six weeks, a weekly live video session, 8-10 founders, ${price("coaching")}. You finish with 3-5 brand videos of your own.`,
          href: "/services/group-coaching",
        },
        {
          title: "Monthly content",
          body: `The Social Authority Kit, ${price("monthly")} per month with a 3-month minimum. A fixed list of films from one shoot, the same in both cities.`,
          href: "/services/monthly-content",
        },
        {
          title: "Full-crew bundles",
          body: `Seven projects at fixed prices, ${priceRange("bundles")}, each named after the problem it settles. Look here before you ask for custom work.`,
          href: "/video-packages",
        },
      ],
    },
    coverage: {
      heading: "Where we go",
      lede: "The city, its suburbs and the far side of the Columbia.",
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
      note: "Travel within about 30 miles is included. The coast, Hood River, Salem and Bend are further, so we quote the drive as a line of its own before you commit.",
    },
    process: {
      heading: "How a Portland production runs",
      lede: "Four steps, with the same people at the start and the end of them.",
      steps: [
        {
          title: "Discovery",
          body: "A free call first, then your questions, your audience and your locations on one page. You approve the plan and the price in writing.",
        },
        {
          title: "Scripts and scout",
          body: "We write and you cut. Tomas walks the location with a light meter and asks about parking, keys and the neighbor with the table saw.",
        },
        {
          title: "Filming",
          body: "The Portland crew loads in early and lights the room. Ingrid, or the director of the day, asks the questions.",
        },
        {
          title: "Editing and delivery",
          body: "Wren cuts, grades and mixes in Bellevue. You review online, we take your notes, and you get files with names you can read.",
        },
      ],
    },
    pricing: {
      heading: "Starting points for custom work",
      lede: "For productions that no fixed offer describes, crewed from Portland and quoted in writing. Each includes two revision rounds and local travel.",
      items: [
        {
          title: "Single videos",
          price: `from ${price("single video")}`,
          body: "One film with one job: a brand film, a client story, a product. Script, shoot, edit and a vertical version.",
        },
        {
          title: "Packages",
          price: `from ${price("package")}`,
          body: "Several films planned together and shot back to back, across more people or places than a fixed bundle holds.",
        },
        {
          title: "Monthly programs",
          price: `from ${price("monthly program")} per month`,
          body: "A standing schedule with the Portland crew. You choose the shoot days and the list of films; we keep the dates.",
        },
      ],
      timelineHeading: "How long each part takes",
      timelines: [
        {
          title: "Discovery",
          value: "1-2 weeks",
          body: "Interviews, locations, scripts and your approval, which is the part that stretches.",
        },
        {
          title: "Filming",
          value: "1-3 days",
          body: "One for a single video. Two or three when people or places multiply.",
        },
        {
          title: "Editing",
          value: "2-4 weeks",
          body: "Cut, color, sound and captions, with the first cut in your hands before the polish.",
        },
        {
          title: "Revisions",
          value: "Two revision rounds",
          body: "Each as one list, with time codes if you can.",
        },
      ],
    },
    faqHeading: "Asked in Portland",
    faq: [
      {
        id: "portland-monthly-price",
        question: `Why do Portland monthly programs start at ${price("monthly program")} when the Social Authority Kit is ${price("monthly")} per month?`,
        answer: `They buy different things. The kit is a fixed list every month: one hero video, six social reels, one client voice video and a strategy and script session, for ${price("monthly")}. A program is a custom schedule crewed in Portland, with the shoot days, locations and films you choose, and the crew days set the price. If the kit's list covers you, take the kit. It costs the same in Portland.`,
      },
      {
        id: "portland-bundles-or-custom",
        question: "Do the fixed-price bundles cost more in Portland?",
        answer: `No. The seven bundles are ${priceRange("bundles")} at both studios, and Portland is within the travel we include. The starting points on this page are for custom work only, when the list of films, people or places does not fit a bundle.`,
      },
      {
        id: "portland-vancouver",
        question: "Do you film across the river in Vancouver?",
        answer:
          "Yes. Vancouver, Washington is well within 30 miles, so the travel is included. We plan load-in around the bridges, so the crew starts early.",
      },
      {
        id: "portland-rain-plan",
        question: "What happens if it rains on an outdoor shoot in Portland?",
        answer:
          "We film in it, if the script allows; drizzle looks better than sun on nearly everything. Otherwise the call sheet already names a covered alternative for each outdoor scene. If the weather makes it unsafe, we move the day and charge nothing for moving it.",
      },
      {
        id: "portland-who-comes",
        question: "Who comes to a Portland shoot?",
        answer:
          "Camera, sound and light are people who live in Portland. Ingrid directs, or the director she has booked for the day, and Tomas keeps the schedule. Wren edits in Bellevue, as for every film of ours.",
      },
    ],
    closing: {
      heading: "Put Portland on the call sheet",
      lede: "Tell us what you want filmed and roughly when. You hear back within one business day with a fixed offer, a custom price or a question.",
    },
  },
} satisfies Locations;
