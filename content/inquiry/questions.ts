// Wizard steps 1 to 5. The values and their order are fixed by answer-values.ts.
// The area note of business type is never shown: that answer carries no score (G06).
import type { Questions } from "../schema/inquiry";

export const questions = {
  businessProfile: {
    heading: "Where is the business today?",
    lede: "Stage decides who can stand in front of the lens, and how many people must approve what they say.",
    summaryLabel: "Business stage",
    options: [
      {
        value: "solo",
        label: "Solo or founder-led",
        hint: "You are the product, the pitch and the talent",
        analysis: {
          title: "You are the talent, so protect your calendar",
          body: "With one face on screen, consistency is easy and scheduling is not. Plan one half-day shoot a month that yields three or four pieces of 30-45 seconds, with scripts written a week earlier. The common mistake is filming whenever the mood strikes, which leaves you with six lighting setups and no series.",
          points: [
            "Begin with a 60-90 second introduction that the later clips can point back to",
            "Keep one location and one lens, so that any two clips cut together",
          ],
        },
        areaNote:
          "Quick decisions and one clear voice; your calendar is the limit, so batch the filming.",
      },
      {
        value: "growing",
        label: "Growing team",
        hint: "New hires, new customers, more demand than process",
        analysis: {
          title: "Film the explanations you keep repeating",
          body: "At this size the founder still sells most of the work and says the same things on each call. One shoot day a month covers a 90-second hero film and a handful of reels, with two or three colleagues on camera so that the brand survives your vacation. The common mistake is one expensive company film that two new hires make out of date.",
          points: [
            "Put someone your customers actually talk to on camera beside you",
            "Shoot b-roll of real work on each visit, because it outlives the interviews",
          ],
        },
        areaNote: "The momentum is there; a fixed monthly shoot day would turn it into a library.",
      },
      {
        value: "established",
        label: "Established company",
        hint: "Steady revenue, a known name, a team in place",
        analysis: {
          title: "You have the proof, so put it on camera",
          body: "For a company with a track record, customers make the argument better than you can. Two client voice videos of 60-90 seconds each quarter, cut beside one hero film, serve your sales team better than a capabilities deck. The common mistake is opening on the year you were founded; open on the customer's problem.",
          points: [
            "List five clients who would give you 45 minutes and an honest answer",
            "Audit the footage you own first, since a recut costs far less than a reshoot",
          ],
        },
        areaNote: "Proof, people and budget are in place; name one owner and the work will move.",
      },
      {
        value: "agency",
        label: "Agency",
        hint: "You make things for other companies",
        analysis: {
          title: "Two productions: yours and your clients'",
          body: "Agencies postpone their own film because client work pays on Friday. Book your shoot day like a client job, with a brief and a call sheet, and aim for one 60-90 second case film a quarter. For client work, settle who owns the raw footage and who signs off on the cut before the first slate.",
          points: [
            "Film your process: in a pitch, a case film says more than a showreel",
            "Ask for textless masters, so that new versions stay cheap",
          ],
        },
        areaNote:
          "You know how to brief; the risk is that your own film loses the scheduling fight.",
      },
      {
        value: "enterprise",
        label: "Enterprise",
        hint: "Several departments, approvals and a brand book",
        analysis: {
          title: "The camera is quick; the approvals are not",
          body: "Two shoot days can cover four executives and a facility, and that footage feeds a hero film plus regional cutdowns. Have legal, brand and communications read the script beforehand, because a changed sentence is free on paper and costs half a day on set. The common mistake is a committee in the edit: name one approver and collect notes in one round.",
          points: [
            "Book executives in 40-minute slots that share a lighting setup",
            "Write captions, 16:9 and 9:16 versions into the first statement of work",
          ],
        },
        areaNote:
          "Reach and resources are strong; shorten the approval chain before the call sheet.",
      },
      {
        value: "nonprofit",
        label: "Nonprofit",
        hint: "A mission, a board and a careful budget",
        analysis: {
          title: "One person's story, told properly",
          body: "A 90-120 second film about one person you helped does more than a tour of your programs. A single shoot day gives you that film and three or four short clips for the weeks around an appeal. The common mistake is filming the gala: rooms full of applause look alike, and the story is elsewhere.",
          points: [
            "Get consent in writing, with a way to withdraw it, before the crew arrives",
            "Count back six weeks from your giving season to find your shoot day",
          ],
        },
        areaNote: "The stories are strong; consent, board sign-off and the season set the pace.",
      },
    ],
  },
  businessType: {
    heading: "What kind of business is it?",
    lede: "What you sell decides what the camera should look at.",
    summaryLabel: "Business type",
    options: [
      {
        value: "service",
        label: "Service business",
        hint: "Trades, hospitality, health, home and local services",
        analysis: {
          title: "Film the work being done",
          body: "People hire whoever they can picture in their home or office. Clips of real jobs, 30-45 seconds with one clear before and after, make that picture better than a spokesperson in a lobby. A single ride-along day usually yields six clips; the common mistake is filming only the finished result.",
          points: [
            "Show the technician by name and at work, as the person who will turn up",
            "Answer the price question on film, and callers arrive with better ones",
          ],
        },
        areaNote: "Visible work films well, and each finished job is another clip.",
      },
      {
        value: "product",
        label: "Physical product",
        hint: "Something a customer can hold, wear or use",
        analysis: {
          title: "Hands, scale and a solved problem",
          body: "A product film has about three seconds to show what the thing is, how big it is and what it fixes. Half a day of tabletop work with a macro lens covers a 30-second hero and a dozen silent loops for your product pages. The common mistake is the slow turntable shot, which is beautiful and answers nothing.",
          points: [
            "Send two clean samples, because the first one will collect fingerprints",
            "Cut for sound off, then let the voice add what the picture cannot",
          ],
        },
        areaNote: "Objects are patient talent, and a tabletop day yields a year of loops.",
      },
      {
        value: "saas",
        label: "Software or SaaS",
        hint: "Web, mobile and platform products",
        analysis: {
          title: "Show the result before the interface",
          body: "Screens age with each release and people do not. Open on the person whose day got shorter, hold interface shots for a few seconds each, and record them in a clean demo account so that they can be swapped. A 60-90 second explainer and four 30-second feature clips cover most launches.",
          points: [
            "Keep screen captures on their own layer, so one release never retires a film",
            "End the tour within two minutes and leave the rest to your help center",
          ],
        },
        areaNote: "Easy to demonstrate; build the edit so that a new release costs one shot.",
      },
      {
        value: "coaching",
        label: "Coaching or consulting",
        hint: "You sell your judgment, to one client or a group",
        analysis: {
          title: "Let people hear you think",
          body: "Your buyer is choosing a person to listen to for months. Answer one real client question in 60-90 seconds, outlined and unscripted, and publish two a week from a single shoot morning. The common mistake is the inspirational monologue; advice precise enough to disagree with brings more calls.",
          points: [
            "Keep a running list of client questions in their own wording",
            "Film seated and slightly off axis, which reads as a conversation",
          ],
        },
        areaNote: "You are the product sample, so each clip is a free trial of your thinking.",
      },
      {
        value: "professional",
        label: "Professional practice",
        hint: "Law, finance, medicine, architecture, engineering",
        analysis: {
          title: "Trust first, expertise second",
          body: "Clients decide whether you seem careful before they can judge whether you are right. Quiet interview setups, 60-90 seconds for each question, sit well on service pages and in the e-mail before a first meeting. The common mistake is filming before compliance has read the script and losing your best line in review.",
          points: [
            "Answer one question per video and title it the way a client would type it",
            "Check your profession's rules on testimonials before you film a client",
          ],
        },
        areaNote: "Calm answers to anxious questions film well; clear the wording first.",
      },
      {
        value: "media",
        label: "Media or creative",
        hint: "Publishers, podcasts, artists, events",
        analysis: {
          title: "You have an audience, so give it a format",
          body: "Viewers return to a shape they recognize, so fix the length, the opening and the release day before the first shoot. A recording day with two cameras gives you one long episode and five to eight vertical cutdowns. The common mistake is a pilot that took six weeks and cannot be repeated.",
          points: [
            "Frame the wide shot with a vertical crop in mind from the start",
            "Record clean sound for the long version, because no edit repairs it",
          ],
        },
        areaNote: "The audience exists; a repeatable format keeps it.",
      },
      {
        value: "nonprofit",
        label: "Nonprofit or cause",
        hint: "Charities, foundations, associations, civic groups",
        analysis: {
          title: "Give the cause a face",
          body: "Statistics explain a cause, and a person gets it funded. Film one participant and one staff member, 45 minutes each, and you have a 90-120 second story plus clips for donors, volunteers and the board. The common mistake is one film meant for all three, which moves none of them.",
          points: [
            "Shoot once and cut three endings: give, volunteer, refer",
            "Offer hands-only or voice-only filming to anyone who should not be identified",
          ],
        },
        areaNote: "The subject matters to people already; the craft is choosing one story.",
      },
    ],
  },
  videoUseCase: {
    heading: "What should the video do first?",
    lede: "A film with one job gets it done. Pick the job you would notice soonest.",
    summaryLabel: "Video goal",
    options: [
      {
        value: "lead-generation",
        label: "Generate leads",
        hint: "More of the right people asking to talk",
        analysis: {
          title: "Top of the funnel: short, several, tested",
          body: "Lead films run 15-45 seconds, say who they are for in the first two and ask for one small step. Shoot three openings for each one, so that you can test the hook without a second day on set. The common mistake is sending the clicks to a home page; build one page that finishes the sentence the video began.",
          points: [
            "Record the alternative hooks last, when everyone is warmed up",
            "Judge a clip by booked calls, since views are cheap to buy",
          ],
        },
        areaNote:
          "A clear job with fast feedback, provided each clip leads to one page and one ask.",
      },
      {
        value: "training",
        label: "Train a team",
        hint: "Teach the job the same way every time",
        analysis: {
          title: "Small lessons, filmed where the work happens",
          body: "Training films work at 60-90 seconds for each task, watched on a phone beside the machine. A shoot day covers eight to ten of them if the steps are on paper first. The common mistake is recording a two-hour seminar and calling it a library.",
          points: [
            "Let your best operator demonstrate, and a calmer voice narrate",
            "Shoot close-ups of hands, so that a changed step means one new clip",
          ],
        },
        areaNote: "Hours saved are easy to count; film the task you explain most often first.",
      },
      {
        value: "onboarding",
        label: "Onboard people",
        hint: "Welcome new clients or hires without repeating yourself",
        analysis: {
          title: "The first week, on film",
          body: "Five or six clips of 60-90 seconds, sent one at a time, answer what people ask right after they sign. One shoot day is enough, with the person the newcomer will actually deal with. The common mistake is a warm welcome film with no instructions in it.",
          points: [
            "Order the clips by the day on which the question comes up",
            "Keep prices, dates and screenshots out of the spoken track, so that it lasts",
          ],
        },
        areaNote: "A small set with a clear order, and you will hear the difference in your inbox.",
      },
      {
        value: "authority",
        label: "Build authority",
        hint: "Be the name people mention in your field",
        analysis: {
          title: "Cadence counts for more than polish",
          body: "Authority comes from being right in public, often, about a narrow subject. Six reels of 30-45 seconds and one piece of 90-120 seconds a month is a pace a busy person can hold, filmed in one day. The common mistake is commenting on everything; choose three themes and stay with them for a quarter.",
          points: [
            "Write down twelve opinions your competitors would not sign",
            "Keep the framing identical each month, so a clip is yours with the sound off",
          ],
        },
        areaNote:
          "A strong goal that rewards patience; three themes and a steady release day carry it.",
      },
      {
        value: "education",
        label: "Educate the market",
        hint: "Explain what buyers do not understand yet",
        analysis: {
          title: "Middle of the funnel: one question at a time",
          body: "Explainers hold attention for 90 seconds to four minutes when each answers a single question. Film the speaker in the studio, add diagrams and b-roll in the edit, and take one vertical cut of each for social. The common mistake is teaching in the order you learned it; begin with the thing buyers get wrong.",
          points: [
            "Collect ten questions from sales calls before anyone writes a script",
            "Publish the transcript beside the film, for readers and for search engines",
          ],
        },
        areaNote:
          "Good explanations keep working for years; start with the costliest misunderstanding.",
      },
      {
        value: "sales",
        label: "Close sales",
        hint: "Help people who already know you decide",
        analysis: {
          title: "Bottom of the funnel: proof and objections",
          body: "The films that close are seen by few people and watched to the end: a 60-90 second client voice, an answer about price, a walk through what happens after signing. One shoot day can cover all three. The common mistake is posting them for strangers to scroll past; put them in the proposal e-mail.",
          points: [
            "Name the three objections that lose deals and film an answer to each",
            "Ask the client for figures before the interview, so the answer is precise",
          ],
        },
        areaNote:
          "The shortest path from film to revenue, because the viewers are already on your list.",
      },
    ],
  },
  contentVolume: {
    heading: "How much video can you use each month?",
    lede: "Count finished pieces you would publish, from a reel to a hero film.",
    summaryLabel: "Monthly volume",
    options: [
      {
        value: "1-2",
        label: "1-2 videos",
        hint: "A piece or two, each given real attention",
        analysis: {
          title: "Few pieces with a long shelf life",
          body: "At this pace each film has to serve for a year, so choose subjects that will not date. A half-day shoot each month, or one full day a quarter, is plenty. The common mistake is spending the only slot on news.",
          points: [
            "Pair one 90-120 second hero film with one 60-90 second client voice",
            "Ask for short cutdowns of each, since the footage is already paid for",
          ],
        },
        areaNote: "Enough for a strong page and a proposal; too few to learn which hooks work.",
      },
      {
        value: "3-4",
        label: "3-4 videos",
        hint: "About one a week",
        analysis: {
          title: "A weekly rhythm people can notice",
          body: "One piece a week from a single half-day shoot is the steadiest pace for a small team. Rotate two answers, one customer story and one look behind the work, at 30-60 seconds each. The common mistake is filming weekly as well; film once and schedule the rest.",
          points: [
            "Publish on the same weekday, so that a gap embarrasses you into filming",
            "Keep two finished clips in reserve for the month that goes wrong",
          ],
        },
        areaNote: "A weekly piece is sustainable and visible; the next gain comes from batching.",
      },
      {
        value: "5-8",
        label: "5-8 videos",
        hint: "One or two a week, on more than one channel",
        analysis: {
          title: "A system, with its shoot day in the calendar",
          body: "Eight pieces is the size of our monthly kit: one hero of 90-120 seconds, six reels of 30-45 seconds and one client voice of 60-90 seconds. It takes one well-planned shoot day, a locked script list and one approver. The common mistake is eight unrelated ideas; let the reels argue parts of the hero's case.",
          points: [
            "Agree on the month's theme before anybody writes a hook",
            "Book the client voice first, because it depends on someone else's calendar",
          ],
        },
        areaNote: "Enough volume to build recognition, from about one good shoot day a month.",
      },
      {
        value: "8-plus",
        label: "More than 8 videos",
        hint: "Near-daily publishing, or several audiences",
        analysis: {
          title: "At this pace, logistics beat inspiration",
          body: "Thirty short pieces can come from two or three shoot days, provided the scripts are approved before the van is loaded. Expect ten to twelve setups a day, wardrobe changes and an editor working from a template. The common mistake is reviewing every cut by hand: agree on the look once, then approve in batches.",
          points: [
            "Freeze the script list five working days before the shoot",
            "Number the wardrobe on the shot list, so continuity survives the edit",
          ],
        },
        areaNote: "Plenty to test and learn from, as long as approvals keep up with the camera.",
      },
    ],
  },
  timeline: {
    heading: "When do you want to start?",
    lede: "The calendar decides what can be filmed properly and what should wait.",
    summaryLabel: "Start timeline",
    options: [
      {
        value: "immediately",
        label: "Immediately",
        hint: "Within the next few weeks",
        analysis: {
          title: "Possible, if the decisions are quick",
          body: "A small shoot can happen inside two weeks: one location, one or two people on camera, scripts approved in writing. The 7-Day Launch and the Starter Session are built for this. The common mistake is adding scope on the way to set; lock the list and keep the rest for the next shoot day.",
          points: [
            "Name one person who can approve a script within a day",
            "Choose a location you control, so that nobody waits for a permit",
          ],
        },
        areaNote: "Urgency helps when one person decides; lock the scope before the shoot.",
      },
      {
        value: "1-3-months",
        label: "In 1-3 months",
        hint: "Time to plan one proper shoot",
        analysis: {
          title: "The comfortable window",
          body: "It allows two or three weeks for scripts and locations, one or two shoot days and two to four weeks of editing with two rounds of notes. Most of our bundles fit, and so does the first month of a content system. The common mistake is leaving the scripts until the week of the shoot.",
          points: [
            "Hold the shoot date now; it is easier to move one than to find one",
            "Aim for a locked script ten days before the camera rolls",
          ],
        },
        areaNote: "Enough time to prepare properly and little enough to stay interested.",
      },
      {
        value: "3-6-months",
        label: "In 3-6 months",
        hint: "A launch, a season or a new budget ahead",
        analysis: {
          title: "Time to test before you commit",
          body: "Film something small now and let it tell you what the larger shoot should say. A Starter Session is $500 for three edited videos, and it shows you which of your people can talk to a lens. The common mistake is spending five of the six months choosing a style.",
          points: [
            "Fix the delivery date and count backward: edit, shoot, script",
            "Capture seasonal b-roll when it happens, since October light will not wait",
          ],
        },
        areaNote: "Room for a test shoot and a proper script, if the first date is set soon.",
      },
      {
        value: "planning",
        label: "Still planning",
        hint: "Gathering ideas, prices and opinions",
        analysis: {
          title: "Changes are free while it is on paper",
          body: "Write down the questions your customers ask, in their words, until you have twenty. Most become scripts, and the rest improve your website. The common mistake is collecting reference films you love without noting what each one was for.",
          points: [
            "Use the $19 Video Strategy Blueprint to put that list in order",
            "Put a date on the decision, even a distant one",
          ],
        },
        areaNote: "No pressure yet; a script list written now saves a shoot day later.",
      },
    ],
  },
} satisfies Questions;
