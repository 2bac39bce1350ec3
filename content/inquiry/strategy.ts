// Wizard step 6. A rule fits when, for each field it names, the visitor's answer is among the values.
// One insight for each single answer gives everyone five; the combinations add up to three
// (checked over all 4,032 combinations by strategy.test.ts).

import type { Strategy } from "../../app/content/schema/inquiry";
import { price } from "../price.ts";

export const strategy = {
  levels: {
    high: {
      title: "Ready to start",
      body: "Your answers fit together: a clear goal, a pace you can keep and a date you can book. The next step is to write the scripts.",
    },
    medium: {
      title: "Nearly ready",
      body: "The idea is good, but one or two answers do not fit it yet, usually the number of videos or the date. Decide those first; then the shoot is easy.",
    },
    low: {
      title: "Early",
      body: "This is the cheapest time to change your mind. Write down what your customers ask, choose one goal and test it with something small.",
    },
  },
  insights: [
    // Business stage
    {
      id: "stage-solo",
      when: { businessProfile: ["solo"] },
      category: "strategy",
      title: "Set up one corner and leave it ready",
      description:
        "If you film yourself, setting up is what stops you. Keep one corner ready, with a fixed light and a marked chair, and filming takes 20 minutes.",
      actionItems: [
        "Mark where the tripod and the chair stand with tape on the floor",
        "Write three scripts before you switch anything on",
      ],
    },
    {
      id: "stage-growing",
      when: { businessProfile: ["growing"] },
      category: "strategy",
      title: "Put a second face on camera now",
      description:
        "A brand that depends on one face stops publishing when that person gets busy. Introduce a colleague now, while the audience is still small.",
      actionItems: [
        "Pick the colleague your customers already ask for by name",
        "Give them one recurring subject of their own",
      ],
    },
    {
      id: "stage-established",
      when: { businessProfile: ["established"] },
      category: "quick-win",
      title: "You own footage you have forgotten",
      description:
        "Most established companies have event recordings, drone shots and old interviews on a drive somewhere. Spend an afternoon listing them, and you know what you do not have to film again.",
      actionItems: [
        "Gather existing footage, releases and music licenses in one folder",
        "Mark what still shows current people, products and signage",
      ],
    },
    {
      id: "stage-agency",
      when: { businessProfile: ["agency"] },
      category: "opportunity",
      title: "Your process is the best film you have",
      description:
        "Every agency shows a showreel. Few show how the work came about: the discussion, the version you rejected and why.",
      actionItems: [
        "Ask one client for permission before the project starts",
        "Film three short visits over the project: brief, middle, delivery",
      ],
    },
    {
      id: "stage-enterprise",
      when: { businessProfile: ["enterprise"] },
      category: "strategy",
      title: "Plan the versions before the shoot",
      description:
        "Regions, departments and platforms will each want their own version. Versions are cheap if you plan them before the shoot, and expensive afterward.",
      actionItems: [
        "List each channel, picture shape and language you need",
        "Ask for final files without titles, and for voice and music as separate files",
      ],
    },
    {
      id: "stage-nonprofit",
      when: { businessProfile: ["nonprofit"] },
      category: "strategy",
      title: "One shoot day can feed the whole year",
      description:
        "One set of interviews is enough for a donor film, a board update and a call for volunteers, if you write the questions for all three.",
      actionItems: [
        "Write the questions together with fundraising and programs",
        "Record each answer as a complete sentence, so that it stands alone",
      ],
    },
    // Business type
    {
      id: "type-service",
      when: { businessType: ["service"] },
      category: "quick-win",
      title: "Start with the job you finish next",
      description:
        "Service work comes with its own before and after. Film the next job before you start and when you finish, with the phone in the same place, and you have a clip this week.",
      actionItems: [
        "Film from the same spot, same height, before and after",
        "Ask the customer for written permission while you are still there",
      ],
    },
    {
      id: "type-product",
      when: { businessType: ["product"] },
      category: "quick-win",
      title: "Replace your second product photo with a loop",
      description:
        "A silent six-second clip of the product in a hand shows its size, its surface and its use. You can film it beside a window.",
      actionItems: [
        "Shoot at a higher frame rate, so the loop can be slowed",
        "Keep the file small and leave the first photo still",
      ],
    },
    {
      id: "type-saas",
      when: { businessType: ["saas"] },
      category: "strategy",
      title: "Plan for your next software update",
      description:
        "Recordings of your screens go out of date first. Keep them separate from the rest of the edit, and an update takes one new recording and an hour.",
      actionItems: [
        "Keep a demo account with believable data, only for filming",
        "Say what the viewer gets, and let the screen show the clicks",
      ],
    },
    {
      id: "type-coaching",
      when: { businessType: ["coaching"] },
      category: "quick-win",
      title: "Your last ten calls are ten scripts",
      description:
        "The questions clients pay you to answer are the ones strangers search for. Giving away the answer rarely costs you the sale: clients hire you to apply it.",
      actionItems: [
        "After each call, note the question in the client's own words",
        "Film three answers in one sitting, 60 to 90 seconds each",
      ],
    },
    {
      id: "type-professional",
      when: { businessType: ["professional"] },
      category: "warning",
      title: "Have the wording approved before you film",
      description:
        "In regulated professions, good footage is often lost in legal review. Have compliance read the script first, and the edit is short.",
      actionItems: [
        "Add the standard disclaimer to the template, once",
        "Check the rules on client testimonials before you invite anyone",
      ],
    },
    {
      id: "type-media",
      when: { businessType: ["media"] },
      category: "strategy",
      title: "Choose a format that works in a bad week",
      description:
        "A series lasts if it is easy to make. Decide on the opening, the length and the graphics once, and spend your ideas on the content.",
      actionItems: [
        "Describe the format on one page, so that a stranger could film it",
        "Record two episodes on each shoot day, so you are always one ahead",
      ],
    },
    {
      id: "type-nonprofit",
      when: { businessType: ["nonprofit"] },
      category: "strategy",
      title: "Let the people you serve approve the cut",
      description:
        "Showing a participant the film before release costs a few days. It prevents the worst kind of correction and usually improves the story.",
      actionItems: [
        "Put a viewing date into the schedule, with time to change things",
        "Give each participant a copy they are glad to share",
      ],
    },
    // Video goal
    {
      id: "goal-lead-generation",
      when: { videoUseCase: ["lead-generation"] },
      category: "quick-win",
      title: "Test the first two seconds",
      description:
        "Most viewers leave before the offer appears. Film three openings for the same video: it takes minutes, and tells you more than a second video would.",
      actionItems: [
        "Open once on the problem, once on the result, once on a question",
        "Send each clip to one page with one button",
      ],
    },
    {
      id: "goal-training",
      when: { videoUseCase: ["training"] },
      category: "quick-win",
      title: "Film the most repeated task first",
      description:
        "Find the task somebody explains each week. A single 60-90 second video of it shows whether your team will use a library before you pay for one.",
      actionItems: [
        "Ask supervisors which explanation they are tired of giving",
        "Hang a QR code to the clip at the place where the task happens",
      ],
    },
    {
      id: "goal-onboarding",
      when: { videoUseCase: ["onboarding"] },
      category: "quick-win",
      title: "Send one clip a day, in order",
      description:
        "People save a list of six videos and forget it. They watch one short clip in each of the first five e-mails, because it answers that day's question.",
      actionItems: [
        "Sort the questions of last quarter's newcomers by the day they asked",
        "Film the person who would have answered the e-mail",
      ],
    },
    {
      id: "goal-authority",
      when: { videoUseCase: ["authority"] },
      category: "strategy",
      title: "Pick three themes and refuse the fourth",
      description:
        "Recognition comes from repetition on a narrow subject. Three themes, rotated for a quarter, give people a reason to remember what you are for.",
      actionItems: [
        "Write four opinions under each theme and you have twelve scripts",
        "Review after a quarter and keep the theme that started conversations",
      ],
    },
    {
      id: "goal-education",
      when: { videoUseCase: ["education"] },
      category: "strategy",
      title: "Teach buyers how to compare",
      description:
        "Buyers ask about price because they have no other way to compare. A video that shows them how to compare helps you sell.",
      actionItems: [
        "Ask sales which misunderstanding costs the most time",
        "Keep each film to one idea and link them in a sequence",
      ],
    },
    {
      id: "goal-sales",
      when: { videoUseCase: ["sales"] },
      category: "opportunity",
      title: "Answer the last objection on film",
      description:
        "Send a 60-second answer with the proposal and with the follow-up. Few competitors do, and the viewer is one person with a budget.",
      actionItems: [
        "Look at your last ten lost deals and write down the last objection",
        "Film a direct answer, with the person who would give it on the phone",
      ],
    },
    // Monthly volume
    {
      id: "volume-1-2",
      when: { contentVolume: ["1-2"] },
      category: "strategy",
      title: "Choose subjects that stay true",
      description:
        "With one or two videos a month, each should still be true next year. Leave news, seasonal offers and staff changes to photographs and text.",
      actionItems: [
        "Ask of each idea whether you would publish it again in twelve months",
        "Cut a vertical version of each film from the same footage",
      ],
    },
    {
      id: "volume-3-4",
      when: { contentVolume: ["3-4"] },
      category: "quick-win",
      title: "One half-day covers your month",
      description:
        "Four videos of 30-60 seconds fit into a half-day shoot with room for a second take. If you film every week, you set up four times for the same result.",
      actionItems: [
        "Block the same half-day each month for the next quarter",
        "Approve four scripts together, a week ahead",
      ],
    },
    {
      id: "volume-5-8",
      when: { contentVolume: ["5-8"] },
      category: "strategy",
      title: "Make the reels from one hero film",
      description:
        "Reels that each make one point of a longer film cost less to write and fit together. Eight separate subjects do not.",
      actionItems: [
        "Write the hero script first and underline the lines that stand alone",
        "Film the hero video so that it can also be cut upright",
      ],
    },
    {
      id: "volume-8-plus",
      when: { contentVolume: ["8-plus"] },
      category: "warning",
      title: "Approval will be your bottleneck",
      description:
        "A crew can film thirty short pieces in two or three days. Thirty review rounds by e-mail take a month, so decide the look once and approve in batches.",
      actionItems: [
        "Approve one finished sample, then let the others follow it",
        "Set a single weekly hour for notes, with one person giving them",
      ],
    },
    // Start timeline
    {
      id: "start-immediately",
      when: { timeline: ["immediately"] },
      category: "quick-win",
      title: "A small shoot can happen this month",
      description:
        "One location, one or two speakers and written scripts are enough. The fastest projects are those with the fewest ideas.",
      actionItems: [
        "Offer two possible shoot dates in your first message",
        "Send the website and the three questions the film must answer",
      ],
    },
    {
      id: "start-1-3-months",
      when: { timeline: ["1-3-months"] },
      category: "strategy",
      title: "Finish the script ten days before the shoot",
      description:
        "You have time to prepare. A script that is final ten days ahead leaves time to choose people and places and to rehearse, so the shoot day is calm.",
      actionItems: [
        "Hold the shoot day now and work backward from it",
        "Visit the location at the hour you will film there",
      ],
    },
    {
      id: "start-3-6-months",
      when: { timeline: ["3-6-months"] },
      category: "opportunity",
      title: "Spend a little now to spend well later",
      description:
        "You have time for a test. Three short videos filmed this season show who is good on camera and which message lands, before the larger budget is committed.",
      actionItems: [
        "Film one small set within the next six weeks",
        "Write down what you learned before you brief the main shoot",
      ],
    },
    {
      id: "start-planning",
      when: { timeline: ["planning"] },
      category: "quick-win",
      title: "Collect twenty real questions",
      description:
        "The best script list is already in your inbox. Twenty customer questions in their original wording are worth more than a mood board.",
      actionItems: [
        "Search sent mail for answers you have written more than twice",
        "Mark the five that come up just before people buy",
      ],
    },
    // Combinations
    {
      id: "solo-at-high-volume",
      when: { businessProfile: ["solo"], contentVolume: ["8-plus"] },
      category: "warning",
      title: "That is a lot for one person",
      description:
        "More than eight videos a month is a strain for one person who also has clients. Most people who start there stop in the second month, so begin with four.",
      actionItems: [
        "Run four a month for a quarter, filmed in one half-day",
        "If you need a burst, make it one dated campaign with an end",
      ],
    },
    {
      id: "small-team-full-kit",
      when: { businessProfile: ["solo", "growing"], contentVolume: ["5-8"] },
      category: "warning",
      title: "Plan a day for the scripts, too",
      description:
        "You can film eight videos in one day, but reading the scripts takes another day before it. Small teams often forget that second day.",
      actionItems: [
        "Block half a day for scripts in the week before each shoot",
        "Decide now who approves cuts when you are away",
      ],
    },
    {
      id: "nonprofit-in-a-hurry",
      when: { businessProfile: ["nonprofit"], timeline: ["immediately"] },
      category: "warning",
      title: "Consent takes longer than filming",
      description:
        "Releases, guardians and a board chair rarely answer within a week. For a film this month, choose a participant who has spoken in public before.",
      actionItems: [
        "Send release forms today, before you discuss style",
        "Get one board member's authority to approve the cut",
      ],
    },
    {
      id: "enterprise-in-a-hurry",
      when: { businessProfile: ["enterprise"], timeline: ["immediately"] },
      category: "warning",
      title: "Start the paperwork before the scripts",
      description:
        "In large companies the purchase order often takes longer than the edit. Get insurance certificates, access to the location and legal review while the scripts are being written.",
      actionItems: [
        "Ask procurement for the vendor forms in the same week",
        "Agree on a two-day limit for script comments",
      ],
    },
    {
      id: "established-library",
      when: {
        businessProfile: ["established", "enterprise"],
        videoUseCase: ["training", "onboarding"],
      },
      category: "opportunity",
      title: "You explain the same thing to many people",
      description:
        "Each new hire or client costs someone the same hours. Multiply those hours by the number who started last year: that is what the videos may cost.",
      actionItems: [
        "Count how many people heard that explanation last year",
        "Start with the fifteen questions that came up most",
      ],
    },
    {
      id: "agency-at-volume",
      when: { businessProfile: ["agency"], contentVolume: ["5-8", "8-plus"] },
      category: "strategy",
      title: "Keep time for your own videos",
      description:
        "Client work takes all the time you give it. Reserve two videos a month for the agency itself, and plan them like paid work.",
      actionItems: [
        "Open a job number for your own content",
        "Agree in writing who may show client footage in a reel",
      ],
    },
    {
      id: "expert-authority",
      when: { businessType: ["coaching", "professional"], videoUseCase: ["authority"] },
      category: "opportunity",
      title: "The expert should be the one speaking",
      description:
        "In your field people hire the person on screen, so a voice-over film wastes your best asset. Comfort on camera is a skill and takes a few weeks to learn.",
      actionItems: [
        "Record yourself answering one question and watch it once, kindly",
        "Practice looking at the lens and never at your own picture",
      ],
    },
    {
      id: "local-proof",
      when: { businessType: ["service"], videoUseCase: ["lead-generation", "sales"] },
      category: "opportunity",
      title: "Neighbors persuade neighbors",
      description:
        "A customer standing in a recognizable part of town does more than a claim about quality. One 60-90 second client voice per service area is a strong start.",
      actionItems: [
        "Ask the customer who referred someone last, because they like to talk",
        "Film it at their place, with the finished work in frame",
      ],
    },
    {
      id: "product-demand",
      when: { businessType: ["product"], videoUseCase: ["lead-generation", "sales"] },
      category: "opportunity",
      title: "One tabletop day fills a year of ads",
      description:
        "Products do not get tired, so a single studio day can cover every color, every use and a dozen openings. The edit can keep drawing on it for months.",
      actionItems: [
        "Write a shot list by use, then by color, then by size",
        "Record unboxing, first use and repair as three separate stories",
      ],
    },
    {
      id: "saas-first-week",
      when: { businessType: ["saas"], videoUseCase: ["onboarding", "education"] },
      category: "quick-win",
      title: "Film the screen where people give up",
      description:
        "Your own data shows the step at which new accounts stall. A 45-second clip on that exact screen is a better first film than a tour of everything.",
      actionItems: [
        "Ask support which help article is opened most",
        "Place the clip inside the product, next to that step",
      ],
    },
    {
      id: "cause-education",
      when: {
        businessType: ["nonprofit"],
        videoUseCase: ["education", "authority", "lead-generation"],
      },
      category: "opportunity",
      title: "Your field staff have the best stories",
      description:
        "People who do the work daily explain a cause more plainly than a spokesperson. Two field interviews of 30 minutes give you a season of short clips.",
      actionItems: [
        "Ask staff for the moment they tell their families about",
        "Keep the organization's name for the last shot",
      ],
    },
    {
      id: "media-cutdowns",
      when: { businessType: ["media"], contentVolume: ["3-4", "5-8"] },
      category: "quick-win",
      title: "Use what you have before you film more",
      description:
        "One long recording usually holds five or more clips that stand alone. Mark them while you record, and cutting them takes hours instead of days.",
      actionItems: [
        "Have someone note timecodes on the day, with one word each",
        "Leave a clean pause before and after a strong line",
      ],
    },
    {
      id: "too-few-to-test",
      when: { contentVolume: ["1-2"], videoUseCase: ["lead-generation", "authority"] },
      category: "warning",
      title: "Two films cannot teach you much",
      description:
        "To get attention, you have to try things out. With one or two videos a month, you need half a year to learn which message works. So make several versions from each shoot.",
      actionItems: [
        "Ask for three openings and two lengths of each film",
        "Publish the versions two weeks apart and compare inquiries",
      ],
    },
    {
      id: "planning-for-sales",
      when: { timeline: ["planning", "3-6-months"], videoUseCase: ["sales"] },
      category: "opportunity",
      title: "Ask for client interviews while they are delighted",
      description:
        "A sales film depends on a client who will speak, and the best moment to ask is just after delivery. You have time to ask three clients before you need one.",
      actionItems: [
        "Add one question about filming to your project closing call",
        "Write down the client's figures now, while everyone remembers them",
      ],
    },
    {
      id: "rush-at-volume",
      when: {
        businessProfile: ["growing", "established", "agency", "nonprofit"],
        contentVolume: ["8-plus"],
        timeline: ["immediately"],
      },
      category: "warning",
      title: "Use templates to be fast",
      description:
        "You can start fast or have every video look different, but not both. For a fast start, agree on two settings and one style of graphics, and change only the words.",
      actionItems: [
        "Approve scripts in one sitting, at least ten at a time",
        "Keep one spare script for each scene, in case one does not work",
      ],
    },
    {
      id: "early-and-small",
      when: { timeline: ["planning", "3-6-months"], contentVolume: ["1-2", "3-4"] },
      category: "quick-win",
      title: "Rehearse on your phone",
      description:
        "Nothing you film this month has to be published. Three phone takes of one answer will show you the right length, the weak sentence and who should say it.",
      actionItems: [
        "Face a window, phone at eye level, one minute at most",
        "Show it to a customer and ask what they remember",
      ],
    },
  ],
  recommendations: [
    // Everyone
    {
      when: {},
      text: "Write a one-sentence brief before anything else: who watches, what they believe now, what they should do next.",
    },
    // By goal
    {
      when: { videoUseCase: ["lead-generation"] },
      text: `Film the questions people ask before they say yes as an External FAQ (${price("external-faq")}), then use the short answers as ads and on your pages.`,
    },
    {
      when: { videoUseCase: ["training"] },
      text: `Turn the explanations your team repeats into an Internal FAQ (${price("internal-faq")}): up to 15 videos of 60-90 seconds.`,
    },
    {
      when: { videoUseCase: ["onboarding"] },
      text: `Cover the first week with an Internal FAQ for hires (${price("internal-faq")}) or an External FAQ for clients (${price("external-faq")}), one clip for each day's question.`,
    },
    {
      when: {
        videoUseCase: ["authority"],
        businessProfile: ["established", "enterprise", "nonprofit"],
      },
      text: "Choose one spokesperson and film them once a month in the same chair with the same lens, so that viewers get to know a face.",
    },
    {
      when: { videoUseCase: ["authority"], businessProfile: ["solo", "growing", "agency"] },
      text: `Introduce yourself once and properly with the Founder's Brand Kit (${price("founders-brand-kit")}), then link to it from your weekly clips.`,
    },
    {
      when: { videoUseCase: ["education"] },
      text: `Put your explainers on a channel of your own: the YouTube Visibility Engine (${price("youtube-visibility-engine")}, paid once) plans a channel and films 2-3 long-form videos a month for three months.`,
    },
    {
      when: { videoUseCase: ["sales"] },
      text: "Make three films to send with proposals: one client voice video, one answer about price, one about what happens after signing.",
    },
    // By volume
    {
      when: { contentVolume: ["1-2"] },
      text: `Begin with a Starter Session (${price("starter-session")}): a 30-minute shoot and three edited videos, which is two months of material at your pace.`,
    },
    {
      when: { contentVolume: ["3-4"] },
      text: `Try your weekly format with a Starter Session (${price("starter-session")}): three edited videos, enough to judge it before you block a half-day each month.`,
    },
    {
      when: { contentVolume: ["5-8"] },
      text: `Look at the Social Authority Kit (${price("monthly")}/month, 3-month minimum): one hero video, six reels and one client voice match your volume.`,
    },
    {
      when: { contentVolume: ["8-plus"] },
      text: `Choose 30 Reels in 30 Days (${price("30-reels-in-30-days")}) to publish a lot in one month. Agree on the template and the approver before the first shoot day.`,
    },
    // By situation, at most three at a time
    {
      when: { businessProfile: ["solo", "growing"], businessType: ["coaching", "professional"] },
      text: `Join a Camera-Ready Brand cohort (${price("coaching")}, six weeks) if you will be the one on camera; you record 3-5 brand videos on the way.`,
    },
    {
      when: {
        businessProfile: ["solo", "growing", "nonprofit"],
        timeline: ["3-6-months", "planning"],
      },
      text: `Practice cheaply first: 25 Reels (${price("25-reels")}) gives you scripts and shot lists for a phone.`,
    },
    {
      when: { timeline: ["planning"] },
      text: `Fill in the Video Strategy Blueprint (${price("video-strategy-blueprint")}) before you ask anyone for a quote, us included.`,
    },
    {
      when: { timeline: ["immediately"], businessType: ["product", "saas", "media"] },
      text: `If a release date is fixed, the 7-Day Launch (${price("7-day-launch")}) goes from final script to finished files in seven days.`,
    },
    {
      when: { businessProfile: ["established", "enterprise", "agency"] },
      text: "Name one person on your side who may approve script and edit, and collect everyone else's notes in one list.",
    },
    {
      when: { businessType: ["nonprofit"] },
      text: "Publish before your giving season, and keep one clip for the thank-you: donors remember it longer than the appeal.",
    },
    {
      when: { businessType: ["service"], timeline: ["1-3-months", "immediately"] },
      text: "Schedule the shoot around a real job, with the customer's permission in writing and time to film the place before you start.",
    },
  ],
  nextSteps: [
    {
      when: { timeline: ["immediately"] },
      text: "Today: book the free 30-minute call and bring two shoot dates you could keep.",
    },
    {
      when: { timeline: ["immediately"] },
      text: "This week: choose the location and the one person who can approve a script within a day.",
    },
    {
      when: { timeline: ["1-3-months"] },
      text: "This week: book the free 30-minute call and keep a shoot day free in four to eight weeks.",
    },
    {
      when: { timeline: ["1-3-months"] },
      text: "Within two weeks: decide on the scripts and ask the people who will be on camera.",
    },
    {
      when: { timeline: ["3-6-months"] },
      text: "This month: choose the day you need the videos, and a shoot day at least a month before it.",
    },
    {
      when: { timeline: ["3-6-months"] },
      text: "Within six weeks: film a small test, with us or on a phone, and note what you learned.",
    },
    {
      when: { timeline: ["planning"] },
      text: "This month: collect twenty customer questions and mark the five that come up before a purchase.",
    },
    {
      when: { timeline: ["planning"] },
      text: "When you have the list: choose the day you decide, then book the free 30-minute call to learn the price.",
    },
    {
      when: { businessProfile: ["enterprise", "agency"] },
      text: "Before the first call: find out who must approve, how you add a new supplier and how long that takes.",
    },
    {
      when: { businessProfile: ["nonprofit"] },
      text: "Before the first call: identify one participant willing to be filmed and ask which consent form your board requires.",
    },
    {
      when: { businessProfile: ["established"] },
      text: "Before the first call: gather existing footage and the names of three clients who might speak.",
    },
    {
      when: {},
      text: "Next screen: choose the service closest to your case. You can change it before you send, and sending commits you to nothing.",
    },
  ],
} satisfies Strategy;
