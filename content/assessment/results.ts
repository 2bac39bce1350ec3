// The texts of the results page, of its script and of the files to download.

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
  actions: { eyebrow: "To do", heading: "Priority actions" },
  stepTakes: (time: string) =>
    `The step itself takes: ${time.charAt(0).toLowerCase()}${time.slice(1)}`,
  confidence: (confidence: string) => `Confidence: ${confidence}`,
  actionLabels: {
    impact: "Priority",
    effort: "Effort",
    timeline: "Timeline",
    category: "Category",
  },
  roadmap: { eyebrow: "Plan", heading: "Six-month roadmap" },
  month: (month: number) => `Month ${month}`,
  metricsHeading: "How you know",
  gaps: { eyebrow: "Details", heading: "Gaps and recommendations" },
  noGaps: "No gaps in this section.",
  services: { eyebrow: "Help", heading: "Suggested services" },
  match: (score: number) => `${score}% match`,
  investment: "Typical investment",
  againButton: "Take Another Assessment",
};

export const resultsNotFound = {
  documentTitle: (siteName: string) => `Results not found | ${siteName}`,
  shareTitle: "Results not found",
  eyebrow: "ERROR 404",
  heading: "This link does not work",
  explanation:
    "Part of it was changed or cut off. Open it again from where you copied it, or answer the questions again: it takes 3-5 minutes.",
  startButton: "Start the assessment",
};

/** What the script of the results page adds and says. */
export const sharing = {
  copyButton: "Copy link to my results",
  shareButton: "Share the assessment",
  copied: "Link Copied",
  resultsCopied: "You can paste the link to your results now.",
  assessmentCopied: "Assessment link copied to clipboard.",
  notCopied: "Copy this link",
  shared: { title: "Shared Successfully", text: "You shared the assessment." },
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
