import { page, files as texts } from "#content/assessment/results.yaml";
import { title } from "#content/assessment/texts.yaml";
import { names } from "#content/brand.yaml";
import { fill, studioDay } from "~/content/format";
import { BENCHMARK } from "./answers";
import type { Results, SectionResult } from "./results.server";
import { firstDayOf, monthOf } from "./roadmap-days";

export function resultsText(results: Results, contextLabels: string[], permalink: URL): string {
  const { percentage, score, maxScore, levelTexts, benchmark, callOffer } = results;
  return [
    title.toUpperCase(),
    ...(contextLabels.length > 0 ? [contextLabels.join(", ")] : []),
    "",
    fill(texts.score, { percentage, score, maxScore }),
    fill(texts.level, levelTexts),
    fill(texts.benchmark, { comparison: benchmark, percentage: BENCHMARK }),
    fill(texts.call, { readiness: callOffer.label, ...callOffer }),
    "",
    levelTexts.body,
    ...results.sections.flatMap(sectionLines),
    "",
    page.actions.heading.toUpperCase(),
    ...actionLines(results),
    "",
    page.roadmap.heading.toUpperCase(),
    ...results.roadmap.flatMap(({ month, title, goals, metrics }) => [
      fill(texts.month, { month, title }),
      ...goals.map((goal) => `  - ${goal}`),
      ...metrics.map((metric) => `  ${fill(texts.metric, { metric })}`),
    ]),
    ...(results.services.length > 0 ? ["", page.services.heading.toUpperCase()] : []),
    ...results.services.flatMap(({ name, description, timeline, investment }) => [
      fill(texts.service, { name, investment }),
      `  ${description}`,
      `  ${timeline}`,
    ]),
    "",
    fill(texts.permalink, { permalink: permalink.href }),
    "",
  ].join("\n");
}

function sectionLines(section: SectionResult): string[] {
  const { name, percentage, score, maxScore, gaps, recommendations } = section;
  return [
    "",
    fill(texts.section, { name: name.toUpperCase(), percentage, score, maxScore }),
    ...gaps.map((gap) => `  ${fill(texts.gap, { gap })}`),
    ...recommendations.map((step) => `  - ${fill(texts.recommendation, step)}`),
  ];
}

function actionLines({ actions, confidence, noGaps }: Results): string[] {
  if (actions.length === 0) return [noGaps];
  return actions.flatMap((action, i) => [
    `${i + 1}. ${action.title}`,
    `   ${action.description}`,
    `   ${fill(texts.actionFacts, action)}`,
    `   ${fill(texts.actionConfidence, { confidence, takes: action.takes.toLowerCase() })}`,
  ]);
}

type Roadmap = Results["roadmap"];

/** The month before the roadmap's first: the visitor's, if asked for, else the studio's. */
export function startMonth(now: Date, asked: string | null = null): string {
  if (asked && /^20\d\d-(0[1-9]|1[0-2])$/.test(asked)) return asked;
  return monthOf(studioDay(now.getTime()));
}

/** Calendars replace an event by one with the same UID and a higher number. */
const SEQUENCE_FROM = Date.UTC(2026);

/** The roadmap from `start` on as a calendar file (RFC 5545): lines end in CRLF and have at most 75 octets. */
export function calendarText(roadmap: Roadmap, start: string, permalink: URL, now: Date): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${escapeText(names.name)}//EN`,
    ...roadmap.flatMap((milestone) => eventLines(milestone, start, permalink, now)),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}

function eventLines(
  { month, title, goals, metrics }: Roadmap[number],
  start: string,
  permalink: URL,
  now: Date,
) {
  const code = permalink.pathname.split("/").at(-1);
  const notes = [
    ...goals.map((goal) => `- ${goal}`),
    ...metrics.map((metric) => fill(texts.calendarMetric, { metric })),
  ];
  return [
    "BEGIN:VEVENT",
    `UID:${code}-${month}@${permalink.hostname}`,
    `SEQUENCE:${Math.floor((now.getTime() - SEQUENCE_FROM) / 1000)}`,
    `DTSTAMP:${now.toISOString().replace(/[-:]|\.\d+/g, "")}`,
    `DTSTART;VALUE=DATE:${firstDayOf(start, month).replaceAll("-", "")}`,
    `SUMMARY:${escapeText(fill(texts.month, { month, title }))}`,
    `DESCRIPTION:${escapeText([...notes, permalink.href].join("\n"))}`,
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
