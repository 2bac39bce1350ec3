import { results as screen, files as texts } from "#content/assessment/results";
import { BENCHMARK } from "./answers";
import type { Results, SectionResult } from "./results.server";

export function resultsText(
  title: string,
  permalink: string,
  contextLabels: string[],
  results: Results,
): string {
  const { percentage, score, maxScore, levelTexts, benchmark, callOffer } = results;
  return [
    title.toUpperCase(),
    ...(contextLabels.length > 0 ? [contextLabels.join(", ")] : []),
    "",
    texts.score(percentage, score, maxScore),
    texts.level(levelTexts.label),
    texts.benchmark(benchmark, BENCHMARK),
    texts.call(callOffer.label, callOffer.call, callOffer.length),
    "",
    levelTexts.body,
    ...results.sections.flatMap(sectionLines),
    "",
    screen.actions.heading.toUpperCase(),
    ...actionLines(results),
    "",
    screen.roadmap.heading.toUpperCase(),
    ...results.roadmap.flatMap(({ month, title, goals, metrics }) => [
      texts.month(month, title),
      ...goals.map((goal) => `  - ${goal}`),
      ...metrics.map(texts.metric),
    ]),
    "",
    screen.services.heading.toUpperCase(),
    ...results.services.flatMap(({ name, description, timeline, investment }) => [
      texts.service(name, investment),
      `  ${description}`,
      `  ${timeline}`,
    ]),
    "",
    texts.permalink(permalink),
    "",
  ].join("\n");
}

function sectionLines(section: SectionResult): string[] {
  const { name, percentage, score, maxScore, gaps, recommendations } = section;
  return [
    "",
    texts.section(name, percentage, score, maxScore),
    ...gaps.map(texts.gap),
    ...recommendations.map(({ title, description }) => texts.recommendation(title, description)),
  ];
}

function actionLines({ actions, confidence, noGaps }: Results): string[] {
  if (actions.length === 0) return [noGaps];
  return actions.flatMap((action, i) => [
    `${i + 1}. ${action.title}`,
    `   ${action.description}`,
    texts.actionFacts(action),
    texts.actionConfidence(confidence, action.takes),
  ]);
}

/** The roadmap as calendar days: the first of each month that follows `today`, in UTC. */
export function roadmapDays({ roadmap }: Pick<Results, "roadmap">, permalink: URL, today: Date) {
  return roadmap.map(({ month, title, goals, metrics }) => ({
    uid: `${permalink.pathname.split("/").at(-1)}-${month}@${permalink.hostname}`,
    day: new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + month, 1)),
    title: texts.month(month, title),
    notes: [
      ...goals.map((goal) => `- ${goal}`),
      ...metrics.map(texts.calendarMetric),
      permalink.href,
    ].join("\n"),
  }));
}
type CalendarDay = ReturnType<typeof roadmapDays>[number];

/** A calendar file (RFC 5545) of all-day events: lines end in CRLF and have at most 75 octets. */
export function calendarText(name: string, createdAt: Date, days: CalendarDay[]): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${escapeText(name)}//EN`,
    ...days.flatMap((it) => eventLines(it, createdAt)),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}

function eventLines({ uid, day, title, notes }: CalendarDay, createdAt: Date): string[] {
  return [
    "BEGIN:VEVENT",
    `UID:${uid}`,
    `DTSTAMP:${createdAt.toISOString().replace(/[-:]|\.\d+/g, "")}`,
    `DTSTART;VALUE=DATE:${day.toISOString().slice(0, 10).replaceAll("-", "")}`,
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(notes)}`,
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
  ];
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, "\\$&").replace(/\r?\n/g, "\\n");
}

/** Breaks a line between characters; the space of a continuation line counts as an octet. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  let octets = 0;
  return Array.from(line, (character) => {
    const size = encoder.encode(character).length;
    const fits = octets + size <= 75;
    octets = fits ? octets + size : size + 1;
    return fits ? character : `\r\n ${character}`;
  }).join("");
}
