// The texts of the assessment's screens, files and toasts; the texts of questions and results are in
// questions.ts and copy.ts. One export for each script or screen, so that a bundle holds only its own.

export const flow = { loading: "Loading assessment..." };

export const intro = {
  eyebrow: "Readiness",
  lastResult: (label: string, score: number, age: string) => `${label}, ${score}%, ${age}`,
  benefitsHeading: "What you get",
  sectionsHeading: "Four sections",
  questionCount: (count: number) => `${count} questions`,
  noAnswer: "Prefer not to say",
  startButton: "Start the assessment",
};

export const resume = {
  heading: "Continue where you left off?",
  answered: (answered: number, total: number) =>
    `You answered ${answered} of ${total} questions. This browser keeps them for 24 hours.`,
  continueButton: "Continue",
  startOverButton: "Start Over",
};

export const section = {
  documentTitle: (number: number, total: number, name: string) =>
    `Section ${number} of ${total}: ${name}`,
  scene: "SC 01",
  take: (number: number) => `TAKE ${number}`,
  position: (number: number, total: number) => `Section ${number} of ${total}`,
  answered: (answered: number, total: number) => `${answered} of ${total} answered`,
  answerLabels: { no: "No", partially: "Partially", yes: "Yes" },
  answerMissing: "Choose an answer",
  answerMissingAt: (number: number) => `Answer question ${number}`,
  openQuestions: (count: number) => `${count} to answer in this section`,
  previousButton: "Previous",
  nextButton: "Next",
  resultsButton: "View Results",
};

export const results = {
  documentTitle: (assessment: string) => `Your results: ${assessment}`,
  shareTitle: (percentage: number, level: string) => `${percentage}%: ${level}`,
  eyebrow: "RESULTS",
  scoreHeading: "Your score",
  points: (score: number, maxScore: number) => `${score} of ${maxScore} points`,
  scoreMeter: (percentage: number, benchmark: number) =>
    `${percentage} percent; the industry benchmark is ${benchmark} percent`,
  benchmark: (percentage: number) => `Industry benchmark ${percentage}%`,
  downloadButton: "Download results",
  scores: { eyebrow: "Sections", heading: "Section scores" },
  sectionMeter: (name: string, percentage: number) => `${name}: ${percentage} percent`,
  actions: { eyebrow: "Call sheet", heading: "Priority actions" },
  stepTakes: (time: string) =>
    `The step itself takes: ${time.charAt(0).toLowerCase()}${time.slice(1)}`,
  confidence: (confidence: string) => `Confidence: ${confidence}`,
  actionLabels: {
    impact: "Priority",
    effort: "Effort",
    timeline: "Timeline",
    category: "Category",
  },
  roadmap: { eyebrow: "Schedule", heading: "Six-month roadmap" },
  month: (month: number) => `Month ${month}`,
  metricsHeading: "How you know",
  gaps: { eyebrow: "Notes", heading: "Gaps and recommendations" },
  noGaps: "No gaps in this section.",
  services: { eyebrow: "Crew", heading: "Suggested services" },
  match: (score: number) => `${score}% match`,
  investment: "Typical investment",
  againButton: "Take Another Assessment",
};

export const resultsNotFound = {
  documentTitle: (siteName: string) => `Results not found | ${siteName}`,
  shareTitle: "Results not found",
  eyebrow: "ERROR 404",
  heading: "This link leads to no results",
  explanation:
    "Part of the address was changed or cut off on the way here. Open the link again from where it was first copied, or answer the questions anew: it takes 3-5 minutes.",
  startButton: "Start the assessment",
};

/** What the script of the results page adds and says. */
export const sharing = {
  copyButton: "Copy link to my results",
  shareButton: "Share the assessment",
  copied: { title: "Link Copied", text: "The link to your results is in the clipboard." },
  assessmentCopied: { title: "Link Copied", text: "Assessment link copied to clipboard." },
  copyYourself: "Copy this link",
  shared: { title: "Shared Successfully", text: "The assessment is on its way." },
  downloaded: {
    title: "Results Downloaded",
    text: "Your assessment results have been downloaded successfully.",
  },
};

/** The lines of the text file and of the calendar that a visitor downloads. */
export const files = {
  score: (percentage: number, score: number, maxScore: number) =>
    `Score: ${percentage}% (${score} of ${maxScore} points)`,
  level: (label: string) => `Level: ${label}`,
  benchmark: (comparison: string, percentage: number) =>
    `${comparison} (industry benchmark ${percentage}%)`,
  call: (readiness: string, call: string, length: string) => `${readiness}: ${call}, ${length}`,
  section: (name: string, percentage: number, score: number, maxScore: number) =>
    `${name.toUpperCase()}: ${percentage}% (${score} of ${maxScore} points)`,
  gap: (gap: string) => `  Gap: ${gap}`,
  recommendation: (title: string, description: string) => `  - ${title}. ${description}`,
  actionFacts: (action: {
    impact: string;
    effort: string;
    timeline: string;
    section: string;
    category: string;
  }) =>
    `   Priority ${action.impact}, effort ${action.effort}, ${action.timeline}. ${action.section}, ${action.category}.`,
  actionConfidence: (confidence: string, takes: string) =>
    `   Confidence: ${confidence}. The step itself takes: ${takes.toLowerCase()}.`,
  month: (month: number, title: string) => `Month ${month}: ${title}`,
  metric: (metric: string) => `  Measure: ${metric}`,
  service: (name: string, investment: string) => `${name}: typical investment ${investment}`,
  permalink: (permalink: string) => `These results again: ${permalink}`,
  calendarMetric: (metric: string) => `How you know: ${metric}`,
};

const saved = "Your details are saved";

export const booking = {
  documentTitle: "Book your call",
  shareDescription: (call: string, length: string) => `${call}, ${length}`,
  closeLink: "Close",
  fullNameLabel: "Full name",
  emailLabel: "Email",
  companyLabel: "Company",
  stillMissing: "Still missing:",
  sending: "Processing...",
  opensScheduler: (call: string) => `Opens the ${call} scheduler in a new tab, filled in.`,
  tabBlocked: (call: string) => `Your browser kept the tab closed: open the ${call} scheduler`,
  topicsIntro: "What we would talk about first:",
  noTopics: "You answered every question with Yes. Bring a film.",
  weWriteToYou: (phone: string) =>
    `We write to you to agree on a time. If you would rather choose one now, call ${phone}.`,
  backButton: "Back to my results",
  contactButton: "Contact us",
};

export const bookingErrors = {
  fullNameMissing: "Full name is required",
  emailMissing: "Email is required",
  emailInvalid: "Email is invalid",
};

/** Why a booking was not accepted; everything entered is still in the form. */
export const bookingProblems = {
  incomplete: {
    title: "Information Required",
    text: "Please provide your name and email to book a call.",
  },
  invalid: { title: "Check your details", text: "One of the fields needs another look." },
  expired: {
    title: "This form had been open for a long time",
    text: "Everything you typed is still here. Check it and press the button once more.",
  },
  limited: {
    title: "A little too fast",
    text: "Several messages came from your connection. Wait a minute and press the button again.",
  },
  failed: {
    title: "Booking Error",
    text: "There was an issue processing your booking. Please try again.",
  },
};

/** What became of a booking's details, and what happens next. */
export const bookingMessages = {
  sent: {
    title: "Assessment Data Sent",
    text: "Your assessment details have been sent to our team for call preparation.",
  },
  underway: { title: saved, text: "They are on their way to our team." },
  queued: {
    title: saved,
    text: "Handing them to our team did not work at once; we keep trying.",
  },
  refused: {
    title: saved,
    text: "Handing them to our team did not work; a person at the studio will pick them up.",
  },
  openingScheduler: (call: string) => ({
    title: "Redirecting to Booking",
    text: `Opening ${call} scheduler...`,
  }),
};
