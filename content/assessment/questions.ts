// 21 questions, 84 points. Visitors' browsers store the ids: never reuse one. A 4-point question is a gap at
// Partially too, so its gap sentence must be true of both answers.
import type { Assessment } from "../../app/content/schema/assessment";
import { setupCard } from "../setup-card.ts";

export const assessment = {
  sections: [
    {
      id: "strategic-foundation",
      name: "Strategic Foundation",
      payloadLabel: "Strategic Foundation",
      lede: "What your films are for, who should see them and what you can spend. You need no camera for this section.",
      questions: [
        {
          id: "one-job",
          text: "Can you name the one thing your next video has to change?",
          hint: "Yes if it is written down: booked calls, hours of training, signed proposals.",
          points: 5,
          gap: "Your next film has no single goal yet, so nobody can decide what belongs in it.",
          recommendations: [
            {
              title: "Give the next film one job",
              payloadLabel: "Give the next film one job",
              description:
                "Write one sentence: after watching, this person does this. If the sentence needs the word “and”, plan two films.",
              timeline: "30 minutes",
              phase: "Foundation",
            },
            {
              title: "Write today's number beside the job",
              payloadLabel: "Write today's number beside the job",
              description:
                "For example calls booked last month, hours spent on training, or proposals signed out of ten sent. You need it to show that the film worked.",
              timeline: "One hour",
              phase: "Foundation",
            },
          ],
        },
        {
          id: "one-audience",
          text: "Do you know which kind of customer your videos should speak to?",
          hint: "Yes if you can name a real one, with their problem in their own words.",
          points: 5,
          gap: "Your films are for everyone, which makes it hard to decide what to leave out.",
          recommendations: [
            {
              title: "Pick one real customer as the viewer",
              payloadLabel: "Pick one real customer as the viewer",
              description:
                "Choose the customer you would like ten more of. Write down what they were worried about the week before they called you, and pin it above every script.",
              timeline: "One hour",
              phase: "Foundation",
            },
          ],
        },
        {
          id: "buyer-questions",
          text: "Do you keep a list of the questions people ask before they buy?",
          hint: "Yes if it is in one place and was added to this month.",
          points: 4,
          gap: "Nobody has written down what buyers ask, so nobody can script the answers.",
          recommendations: [
            {
              title: "Collect twenty questions from calls and e-mail",
              payloadLabel: "Collect twenty questions from calls and e-mail",
              description:
                "Ask everyone who speaks to customers for the five they hear most, in the customer's wording. Merge the duplicates: what is left is your script list.",
              timeline: "One week, ten minutes a day",
              phase: "Foundation",
            },
          ],
        },
        {
          id: "customer-proof",
          text: "Do you have customers who would speak about you on camera?",
          hint: "Yes if at least three have already said so.",
          points: 4,
          gap: "Too few customers have agreed to speak for you, so in your films only you praise you.",
          recommendations: [
            {
              title: "Ask three customers for 45 minutes",
              payloadLabel: "Ask three customers for 45 minutes",
              description:
                "Write to the three who last thanked you without being asked. Say what you will ask, where it will be shown and that they approve the cut.",
              timeline: "One afternoon of e-mail",
              phase: "Foundation",
            },
          ],
        },
        {
          id: "plain-difference",
          text: "Can everyone on your team say in one sentence why customers choose you?",
          hint: "Yes if the sentences match and no competitor could say the same.",
          points: 3,
          gap: "There is no shared sentence about why customers choose you, so each film would describe a different company.",
          recommendations: [
            {
              title: "Ask five customers why they chose you",
              payloadLabel: "Ask five customers why they chose you",
              description:
                "Phone them and write down the answer word for word. Use the sentence that came up twice on your home page.",
              timeline: "One week",
              phase: "Foundation",
            },
          ],
        },
        {
          id: "budget-and-hours",
          text: "Have you set aside money and working hours for video this quarter?",
          hint: "Yes if there is an amount and the hours are in somebody's calendar.",
          points: 3,
          gap: "You have set aside no money or no hours for video this quarter, so other work will come first.",
          recommendations: [
            {
              title: "Set a quarterly amount and four hours weekly",
              payloadLabel: "Set a quarterly amount and four hours weekly",
              description:
                "Decide what one new customer is worth and what share of that you would spend on video. Then block the hours in a calendar: they run out before the money does.",
              timeline: "One meeting",
              phase: "Foundation",
            },
          ],
        },
      ],
    },
    {
      id: "technical-readiness",
      name: "Technical Readiness",
      payloadLabel: "Technical Readiness",
      lede: "Sound, light, a place to film and somewhere to keep the files. A phone is enough for every Yes here.",
      questions: [
        {
          id: "clean-sound",
          text: "Can you record a voice that is easy to understand on a phone speaker?",
          hint: `Yes if a microphone sits ${setupCard.microphone}, or as near, and you have tested it.`,
          points: 5,
          gap: "You have not tested your sound. Viewers forgive a soft picture sooner than an echo.",
          recommendations: [
            {
              title: "Buy one clip-on microphone",
              payloadLabel: "Buy one clip-on microphone",
              description: `Any model that plugs into your phone will do. Clip it ${setupCard.microphone} and use the phone's own microphone only if it fails.`,
              timeline: "One delivery",
              phase: "Setup",
            },
            {
              title: "Record a test in three rooms",
              payloadLabel: "Record a test in three rooms",
              description:
                "Read the same paragraph in each and listen on a phone speaker. The room with carpet, curtains and no refrigerator wins.",
              timeline: "30 minutes",
              phase: "Setup",
            },
          ],
        },
        {
          id: "place-to-film",
          text: "Is there a place where you can film without moving furniture?",
          hint: "Yes if it is quiet, free for an hour and looks like your business.",
          points: 4,
          gap: "You have no place that is ready to film in, so each shoot begins with moving furniture.",
          recommendations: [
            {
              title: "Mark one filming corner on the floor",
              payloadLabel: "Mark one filming corner on the floor",
              description:
                "Choose a corner with some depth behind the chair. Tape the positions of chair, tripod and lamp, photograph the picture and leave everything as it is.",
              timeline: "One morning",
              phase: "Setup",
            },
          ],
        },
        {
          id: "flattering-light",
          text: "Can you light a face the same way on two different days?",
          hint: "Yes if last month's clip and this month's look alike.",
          points: 4,
          gap: "Your light depends on the weather, so two clips may not look alike.",
          recommendations: [
            {
              title: "Set one soft light and write it down",
              payloadLabel: "Set one soft light and write it down",
              description: `Put a lamp behind a diffuser at 45 degrees, slightly above eye height, and switch off the ceiling. Film with ${setupCard.lens} from ${setupCard.distance}, at ${setupCard.frameRate}. Note it all, so that next month matches.`,
              timeline: "One afternoon",
              phase: "Setup",
            },
          ],
        },
        {
          id: "edit-and-captions",
          text: "Is there someone who can cut, caption and export a clip within a week?",
          hint: "Yes if that person is named and has done it before.",
          points: 3,
          gap: "Nobody is in charge of editing, so what you film stays on a phone.",
          recommendations: [
            {
              title: "Name an editor and time one clip",
              payloadLabel: "Name an editor and time one clip",
              description:
                "Give one person a 60-second clip to trim, caption and export, and note the hours. That number tells you whether to teach them, to hire an editor or to film less.",
              timeline: "One week",
              phase: "Setup",
            },
          ],
        },
        {
          id: "files-in-order",
          text: "Could you find your logo, old footage and signed releases in five minutes?",
          hint: "Yes if they share one folder that a colleague can open too.",
          points: 3,
          gap: "Your footage, releases and brand files are in many places, so you may pay to film what you already have.",
          recommendations: [
            {
              title: "Gather every usable file in one folder",
              payloadLabel: "Gather every usable file in one folder",
              description: `Sort logos, fonts, footage, music licenses and releases. Name films by ${setupCard.fileName}. Mark whatever still shows current people, products and signage.`,
              timeline: "One afternoon",
              phase: "Setup",
            },
          ],
        },
      ],
    },
    {
      id: "content-planning",
      name: "Content Planning",
      payloadLabel: "Content Planning",
      lede: "Topics, scripts, dates and people. Good plans make good shoot days.",
      questions: [
        {
          id: "topics-for-a-quarter",
          text: "Do you have a list of video topics for the next three months?",
          hint: "Yes if there are at least twelve and each has one viewer and one point.",
          points: 5,
          gap: "There is no list of topics, so each film starts from a blank page.",
          recommendations: [
            {
              title: "Write twelve titles, one for each week",
              payloadLabel: "Write twelve titles, one for each week",
              description:
                "Title each the way a customer would type the question. If you have to explain a title, keep it for later.",
              timeline: "Two hours",
              phase: "Foundation",
            },
            {
              title: "Put the three quickest first",
              payloadLabel: "Put the three quickest first",
              description:
                "Choose the three you can answer in one minute. They are quick to film and show you how long the other nine will take.",
              timeline: "20 minutes",
              phase: "Production",
            },
          ],
        },
        {
          id: "scripts-before-filming",
          text: "Are your videos scripted or outlined before anyone presses record?",
          hint: "Yes if each has a first line, an order and an ending on paper.",
          points: 5,
          gap: "You film without a script, so you do the writing while editing, where it takes longest.",
          recommendations: [
            {
              title: "Script the next video and read it aloud",
              payloadLabel: "Script the next video and read it aloud",
              description:
                "Keep to 150 words a minute, one idea and a first line that names the viewer's problem. Cross out every sentence that is hard to say.",
              timeline: "One hour for each video",
              phase: "Production",
            },
          ],
        },
        {
          id: "shoot-days-booked",
          text: "Are your next filming days already in the calendar?",
          hint: "Yes if at least two dates are held with the people who will be on camera.",
          points: 4,
          gap: "Your filming dates are not fixed, so urgent work comes first.",
          recommendations: [
            {
              title: "Hold one filming morning every month",
              payloadLabel: "Hold one filming morning every month",
              description:
                "Book the same morning for the next three months, with the room and the people in it. Plan four short videos for each, because the setup costs the same as for one.",
              timeline: "15 minutes",
              phase: "Production",
            },
          ],
        },
        {
          id: "one-approver",
          text: "Can one person approve a script without calling a meeting?",
          hint: "Yes if that person is named and answers within two working days.",
          points: 3,
          gap: "No one person approves scripts, so each script takes many rounds and loses its point.",
          recommendations: [
            {
              title: "Name one approver and a two-day limit",
              payloadLabel: "Name one approver and a two-day limit",
              description:
                "Everyone else gives notes to that person, in one list, once. No answer within two working days counts as a yes.",
              timeline: "One e-mail",
              phase: "Foundation",
            },
          ],
        },
        {
          id: "person-on-camera",
          text: "Do you have someone who is willing and able to be on camera?",
          hint: "Yes if they have done a take, watched it and agreed to another.",
          points: 3,
          gap: "Nobody has agreed to be on camera. Find someone before the first shoot day.",
          recommendations: [
            {
              title: "Screen-test two colleagues for ten minutes each",
              payloadLabel: "Screen-test two colleagues for ten minutes each",
              description:
                "Ask them three customer questions and film the answers without a script. Choose the one people already ask for by name.",
              timeline: "One lunch break",
              phase: "Production",
            },
          ],
        },
      ],
    },
    {
      id: "distribution-analytics",
      name: "Distribution & Analytics",
      payloadLabel: "Distribution & Analytics",
      lede: "Where you publish your films, what they ask people to do and how you measure it.",
      questions: [
        {
          id: "next-step",
          text: "Does each of your videos lead to one clear next step?",
          hint: "Yes if there is one link to one page that continues what the video began.",
          points: 5,
          gap: "Your videos end without a next step, so interested viewers do not know what to do.",
          recommendations: [
            {
              title: "Give each video one link and one page",
              payloadLabel: "Give each video one link and one page",
              description:
                "Pick the step: book, reply, download or visit. Say it in the last line, and begin the page with the same words.",
              timeline: "Half a day",
              phase: "Growth",
            },
            {
              title: "Walk the path on a phone",
              payloadLabel: "Walk the path on a phone",
              description:
                "Start from the video and try to become your own customer. Count the taps and remove one.",
              timeline: "20 minutes",
              phase: "Growth",
            },
          ],
        },
        {
          id: "measure-inquiries",
          text: "Can you tell which video brought in an inquiry?",
          hint: "Yes if links are tagged, or every new inquiry is asked what they watched.",
          points: 5,
          gap: "You do not know which film brings inquiries, so you cannot tell which one to pay for again.",
          recommendations: [
            {
              title: "Ask every inquiry what they watched",
              payloadLabel: "Ask every inquiry what they watched",
              description:
                "Add the question to your form and to the first call, and tag the link under each video. Write the answers in one sheet that sales can open.",
              timeline: "One afternoon",
              phase: "Growth",
            },
          ],
        },
        {
          id: "right-channels",
          text: "Have you chosen your channels by where your buyers already look?",
          hint: "Yes if there are one or two, and customers told you about them.",
          points: 4,
          gap: "You chose your channels by habit, so the right people may not see your films.",
          recommendations: [
            {
              title: "Choose two channels and let the others rest",
              payloadLabel: "Choose two channels and let the others rest",
              description:
                "Ask the last ten customers where they looked before they called. Publish in the two places that come up most, and pin your best film in the places you leave.",
              timeline: "One week",
              phase: "Growth",
            },
          ],
        },
        {
          id: "publishing-rhythm",
          text: "Have you published on a schedule for the last three months?",
          hint: "Yes if the dates were set in advance and you kept nearly all of them.",
          points: 4,
          gap: "You do not publish on a schedule, so neither viewers nor your team know when the next film comes.",
          recommendations: [
            {
              title: "Publish on one fixed day each week",
              payloadLabel: "Publish on one fixed day each week",
              description:
                "Choose a day you can keep in a bad week and finish four videos before the first goes out. If weekly is too much, go monthly and keep that.",
              timeline: "Two weeks for the first four",
              phase: "Growth",
            },
          ],
        },
        {
          id: "films-reused",
          text: "Do your sales team and your e-mails use the videos you already have?",
          hint: "Yes if someone outside marketing sent one to a customer this month.",
          points: 3,
          gap: "You publish each film once, although sales and e-mail could use it again.",
          recommendations: [
            {
              title: "Put one video into the proposal e-mail",
              payloadLabel: "Put one video into the proposal e-mail",
              description:
                "Find the objection that comes after your quote and attach the film that answers it. If there is none, you know what to film next.",
              timeline: "One hour",
              phase: "Growth",
            },
          ],
        },
      ],
    },
  ],
} satisfies Assessment;
