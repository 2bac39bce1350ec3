// What an answer to wizard steps 1, 3, 4 and 5 means. `title` and `body` are shown for three seconds after choosing;
// `areaNote` stands beside the answer's score on the strategy screen, and opens to `advice` and `points`.
import type { Analyses } from "../../app/content/schema/inquiry";
import { price } from "../price.ts";

export const analyses = {
  businessProfile: {
    solo: {
      title: "You are on camera, so plan your filming time.",
      body: "Plan one half-day shoot a month for three or four short videos, and write the scripts a week earlier.",
      advice:
        "With one person on camera it is easy to keep one look, and hard to find the time. Plan one half-day shoot a month for three or four videos of 30-45 seconds, with scripts written a week earlier. The common mistake is to film now and then, so that no two videos look alike.",
      points: [
        "Begin with a 60-90 second introduction that later clips can link to",
        "Keep one location and one lens, so that all your clips match",
      ],
      areaNote:
        "You decide fast and speak with one voice. Your time is the limit, so film several videos at once.",
    },
    growing: {
      title: "Film the explanations you keep repeating.",
      body: "One shoot day a month gives you a hero film and several reels, with a colleague or two on camera.",
      advice:
        "At this size the founder still sells most of the work and says the same things on each call. One shoot day a month covers a 90-second hero film and a handful of reels, with two or three colleagues on camera, so that you can go on vacation. The common mistake is one expensive company film that is out of date after two new hires.",
      points: [
        "Put someone your customers actually talk to on camera beside you",
        "Film people at work on each visit: you can use those pictures longer than the interviews",
      ],
      areaNote: "You have much to film. A fixed shoot day every month would give you a library.",
    },
    established: {
      title: "You have the proof, so put it on camera.",
      body: "Customers make your case better than you can. Film two of them every quarter.",
      advice:
        "For a company with a track record, customers make the argument better than you can. Two client voice videos of 60-90 seconds each quarter and one hero film help your sales team more than a slide deck. The common mistake is to begin with the year you were founded. Begin with the customer's problem.",
      points: [
        "List five clients who would give you 45 minutes and an honest answer",
        "Look at the footage you own first: a new edit costs far less than a new shoot",
      ],
      areaNote: "You have proof, people and budget. Name one person who is responsible.",
    },
    agency: {
      title: "You run two productions: your clients' and your own.",
      body: "Book your own shoot day like a client job: a brief, a call sheet and one case film a quarter.",
      advice:
        "Agencies postpone their own film because client work pays the bills. Book your shoot day like a client job, with a brief and a call sheet, and aim for one film of 60-90 seconds about a client case each quarter. For client work, agree on who owns the raw footage and who approves the edit before you film.",
      points: [
        "Film your process: in a pitch, a case film says more than a showreel",
        "Ask for final files without titles on them, so that new versions stay cheap",
      ],
      areaNote:
        "You know how to brief. The risk is that client work always comes before your own film.",
    },
    enterprise: {
      title: "Filming is quick; approvals are slow.",
      body: "Have legal, brand and communications read the script first. Then name one approver, who collects notes in one round.",
      advice:
        "Two shoot days can cover four executives and a facility, and that footage is enough for a hero film and short versions for each region. Have legal, brand and communications read the script beforehand: a changed sentence is free on paper and costs half a day at the shoot. The common mistake is a committee in the edit: name one approver and collect notes in one round.",
      points: [
        "Book executives in 40-minute slots that share a lighting setup",
        "Order captions and wide and vertical versions in the first contract",
      ],
      areaNote: "You have reach and resources. Agree on fewer approvals before you plan the shoot.",
    },
    nonprofit: {
      title: "Tell one person's story, and tell it properly.",
      body: "One shoot day gives you a film about someone you helped, and short clips for the weeks around an appeal.",
      advice:
        "A 90-120 second film about one person you helped does more than a tour of your programs. A single shoot day gives you that film and three or four short clips for the weeks around an appeal. The common mistake is to film the gala: it shows applause, not your work.",
      points: [
        "Get consent in writing, with a way to withdraw it, before the crew arrives",
        "Count back six weeks from your giving season to find your shoot day",
      ],
      areaNote: "You have strong stories. Consent, the board and your giving season set the dates.",
    },
  },
  videoUseCase: {
    "lead-generation": {
      title: "To find new customers, test several short films.",
      body: "Film three openings for each video: one shoot day is enough, and you learn which one works.",
      advice:
        "Films for new customers run 15-45 seconds. They say who they are for in the first two seconds and ask for one small step. Shoot three openings for each, so that you can test them without a second shoot day. The common mistake is to link to your home page. Build one page that continues what the video said.",
      points: [
        "Record the other openings last, when everyone is warmed up",
        "Judge a clip by booked calls, since views are cheap to buy",
      ],
      areaNote: "A clear goal with fast results, if each clip leads to one page with one button.",
    },
    training: {
      title: "Film small lessons where the work happens.",
      body: "Keep each task to 60-90 seconds, for a phone beside the machine. One shoot day covers eight to ten.",
      advice:
        "Training films work at 60-90 seconds for each task, watched on a phone beside the machine. A shoot day covers eight to ten of them if the steps are on paper first. The common mistake is recording a two-hour seminar and calling it a library.",
      points: [
        "Let your best operator show the task, and someone with a calm voice explain it",
        "Shoot close-ups of hands, so that a changed step means one new clip",
      ],
      areaNote: "You can count the hours you save. First film the task you explain most often.",
    },
    onboarding: {
      title: "Put the first week on film.",
      body: "Five or six short clips, sent one at a time, answer what people ask right after they sign.",
      advice:
        "Five or six clips of 60-90 seconds, sent one at a time, answer what people ask right after they sign. One shoot day is enough, with the person the newcomer will actually deal with. The common mistake is a warm welcome film with no instructions in it.",
      points: [
        "Order the clips by the day on which the question comes up",
        "Say no prices or dates, so that the clips stay true for longer",
      ],
      areaNote: "You need only a few clips in a clear order, and you will get fewer questions.",
    },
    authority: {
      title: "Publishing regularly matters more than perfection.",
      body: "Choose three themes and stay with them for three months. One shoot day a month is enough.",
      advice:
        "People trust you when you are right in public, often, about one narrow subject. A busy person can keep up six reels of 30-45 seconds and one video of 90-120 seconds a month, filmed in one day. The common mistake is to talk about everything. Choose three themes and stay with them for three months.",
      points: [
        "Write down twelve opinions your competitors would not sign",
        "Keep the same picture each month, so that people know you with the sound off",
      ],
      areaNote:
        "A strong goal that takes patience: choose three themes and one fixed day to publish.",
    },
    education: {
      title: "To explain well, answer one question at a time.",
      body: "Start with what buyers get wrong, and keep each explainer between 90 seconds and four minutes.",
      advice:
        "Explainers hold attention for 90 seconds to four minutes when each answers a single question. Film the speaker in the studio, add diagrams in the edit, and make one vertical version of each for social media. The common mistake is to teach in the order you learned it. Begin with what buyers get wrong.",
      points: [
        "Collect ten questions from sales calls before anyone writes a script",
        "Publish the transcript beside the film, for readers and for search engines",
      ],
      areaNote:
        "Good explanations work for years. Start with the misunderstanding that costs you most.",
    },
    sales: {
      title: "To close sales, show proof and answer objections.",
      body: "Few people see these films, but those who do watch to the end. Put them in the proposal e-mail.",
      advice:
        "Few people see the films that close a sale, but those people watch to the end: a client voice video of 60-90 seconds, an answer about price, and what happens after signing. One shoot day can cover all three. The common mistake is to post them for strangers. Put them in the proposal e-mail.",
      points: [
        "Name the three objections that lose deals and film an answer to each",
        "Ask the client for figures before the interview, so the answer is precise",
      ],
      areaNote: "The shortest way from film to revenue, because you already know the viewers.",
    },
  },
  contentVolume: {
    "1-2": {
      title: "Make few videos that you can use for years.",
      body: "Choose subjects that will stay true. A half-day each month, or one full day a quarter, is plenty.",
      advice:
        "At this pace each film has to work for a year, so choose subjects that will stay true. A half-day shoot each month, or one full day a quarter, is plenty. The common mistake is to spend your only video on news.",
      points: [
        "Make one hero film of 90-120 seconds and one client voice video of 60-90 seconds",
        "Ask for short versions of each: the filming is already paid for",
      ],
      areaNote: "Enough for a strong web page and a proposal, but too few to test what works.",
    },
    "3-4": {
      title: "One video a week is often enough to be noticed.",
      body: "Film a month's videos in one half-day, and schedule them. There is no need to film every week.",
      advice:
        "One video a week, all from one half-day shoot a month, is a steady pace for a small team. Each month, make two answers, one customer story and one look at your work, 30-60 seconds each. The common mistake is to film every week too. Film once and schedule the rest.",
      points: [
        "Publish on the same weekday, so that you notice when you miss one",
        "Keep two finished clips in reserve for a busy month",
      ],
      areaNote: "One video a week is a pace you can keep. Film several at once to save time.",
    },
    "5-8": {
      title: "You need a fixed shoot day every month.",
      body: "Eight videos is the size of our monthly kit: one hero video, six reels and one client voice video.",
      advice:
        "Eight videos is the size of our monthly kit: one hero video of 90-120 seconds, six reels of 30-45 seconds and one client voice video of 60-90 seconds. It takes one well-planned shoot day, approved scripts and one person who decides. The common mistake is eight unrelated ideas. Let each reel make one point of the hero video.",
      points: [
        "Agree on the month's theme before anybody writes a first line",
        "Book the client interview first, because it depends on someone else's calendar",
      ],
      areaNote: "Enough volume to build recognition, from about one good shoot day a month.",
    },
    "8-plus": {
      title: "At this pace, good planning matters most.",
      body: "Thirty short videos fit into two or three shoot days, if the scripts are approved first.",
      advice:
        "Thirty short videos can come from two or three shoot days, if the scripts are approved first. Expect ten to twelve scenes a day, several changes of clothes and an editor who works from a template. The common mistake is to review every video alone. Agree on the look once, then approve several at a time.",
      points: [
        "Stop changing the scripts five working days before the shoot",
        "Write the clothes for each video on the shot list, so that the videos match",
      ],
      areaNote: "Enough to test and learn, if you approve as fast as we film.",
    },
  },
  timeline: {
    immediately: {
      title: "It is possible, if the decisions are quick.",
      body: "A small shoot can happen within two weeks: one location, one or two speakers, scripts approved in writing.",
      advice:
        "A small shoot can happen inside two weeks: one location, one or two people on camera, scripts approved in writing. The 7-Day Launch and the Starter Session are built for this. The common mistake is to add ideas at the last minute. Fix the list and keep the rest for the next shoot day.",
      points: [
        "Name one person who can approve a script within a day",
        "Choose a location you control, so that nobody waits for a permit",
      ],
      areaNote:
        "A close date helps if one person decides. Fix the list of videos before the shoot.",
    },
    "1-3-months": {
      title: "This is enough time to do it well.",
      body: "Plan two or three weeks for scripts, a day or two to film, and up to four weeks to edit.",
      advice:
        "It allows two or three weeks for scripts and locations, one or two shoot days and two to four weeks of editing with two rounds of notes. Most of our bundles fit, and so does the first month of a content system. The common mistake is leaving the scripts until the week of the shoot.",
      points: [
        "Hold the shoot date now; it is easier to move one than to find one",
        "Finish the scripts ten days before the shoot",
      ],
      areaNote: "Enough time to prepare well, and soon enough to start now.",
    },
    "3-6-months": {
      title: "You have time to test before you commit.",
      body: "Film something small now, such as a Starter Session, to learn what the larger shoot should say.",
      advice: `Film something small now to learn what the larger shoot should say. A Starter Session is ${price("starter-session")} for three edited videos, and it shows you which of your people are good on camera. The common mistake is to spend most of the time choosing a style.`,
      points: [
        "Fix the delivery date and count backward: edit, shoot, script",
        "Film the seasons when they come: you cannot film fall in spring",
      ],
      areaNote: "Time for a test shoot and a good script, if you set the first date soon.",
    },
    planning: {
      title: "Changes are free while you plan.",
      body: "Write down twenty questions your customers ask, in their own words. Most of them become scripts.",
      advice:
        "Write down the questions your customers ask, in their words, until you have twenty. Most become scripts, and the rest improve your website. The common mistake is to collect films you love without noting what each one was for.",
      points: [
        `Use the ${price("video-strategy-blueprint")} Video Strategy Blueprint to put that list in order`,
        "Put a date on the decision, even a distant one",
      ],
      areaNote: "There is no hurry. A list of scripts now can save a shoot day later.",
    },
  },
} satisfies Analyses;
