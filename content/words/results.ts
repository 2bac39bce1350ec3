// The words of the assessment's results, on the page and in its files.
export const scoreOfPoints = (
  percentage: string | number,
  score: string | number,
  maxScore: string | number,
) => `Score: ${percentage}% (${score} of ${maxScore} points)`;
export const level = (label: string | number) => `Level: ${label}`;
export const priorityActions = "Priority actions";
export const sixMonthRoadmap = "Six-month roadmap";
export const month = (month: string | number, title: string | number) => `Month ${month}: ${title}`;
export const measure = (metric: string | number) => `  Measure: ${metric}`;
export const suggestedServices = "Suggested services";
export const theseResultsAgain = (permalink: string | number) =>
  `These results again: ${permalink}`;
export const gap = (gap: string | number) => `  Gap: ${gap}`;
export const priorityEffort = (
  impact: string | number,
  effort: string | number,
  timeline: string | number,
  section: string | number,
  category: string | number,
) => `   Priority ${impact}, effort ${effort}, ${timeline}. ${section}, ${category}.`;
export const confidenceTheStepItself = (confidence: string | number, value: string | number) =>
  `   Confidence: ${confidence}. The step itself takes: ${value}.`;
export const howYouKnow = (metric: string | number) => `How you know: ${metric}`;
export const linkCopied = "Link Copied";
export const copyThisLink = "Copy this link";
export const thisBrowserCannotShare = "This browser cannot share";
export const sharedSuccessfully = "Shared Successfully";
export const theAssessmentIsOn = "The assessment is on its way.";
export const assessmentLinkCopiedTo = "Assessment link copied to clipboard.";
export const theLinkToYour = "The link to your results is in the clipboard.";
export const resultsDownloaded = "Results Downloaded";
export const yourAssessmentResultsHave =
  "Your assessment results have been downloaded successfully.";
export const sections = "Sections";
export const sectionScores = "Section scores";
export const callSheet = "Call sheet";
export const schedule = "Schedule";
export const notes = "Notes";
export const gapsAndRecommendations = "Gaps and recommendations";
export const crew = "Crew";
export const takeAnotherAssessment = "Take Another Assessment";
export const downloadResults = "Download results";
export const copyLinkToMy = "Copy link to my results";
export const shareTheAssessment = "Share the assessment";
export const yourResults = (assessment: string | number) => `Your results: ${assessment}`;
export const results = "RESULTS";
export const yourScore = "Your score";
export const ofPoints = (score: string | number, maxScore: string | number) =>
  `${score} of ${maxScore} points`;
export const industryBenchmark = (all: string | number) => `Industry benchmark ${all}%`;
export const theStepItselfTakes = (time: string) => `The step itself takes: ${time}`;
export const confidence = (level: string) => `Confidence: ${level}`;
export const facts = {
  priority: "Priority",
  effort: "Effort",
  timeline: "Timeline",
  category: "Category",
};
export const monthNumber = (month: number) => `Month ${month}`;
export const metricsHeading = "How you know";
export const noGapsHere = "No gaps in this section.";
export const match = (score: number) => `${score}% match`;
export const typicalInvestment = "Typical investment";
export const percentOf = (name: string, percent: number) => `${name}: ${percent} percent`;
export const percentAndBenchmark = (percent: number, benchmark: number) =>
  `${percent} percent; the industry benchmark is ${benchmark} percent`;
