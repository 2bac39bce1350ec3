/** A day that belongs to no hour: what happens, and what to know of it. */
export type CalendarDay = { uid: string; day: Date; title: string; notes: string };

type Calendar = { name: string; made: Date; days: CalendarDay[] };

const LINE_OCTETS = 75;

/** A calendar file (RFC 5545) of all-day events: lines end in CRLF and none is longer than 75 octets. */
export function calendarText({ name, made, days }: Calendar): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${escapeText(name)}//EN`,
    ...days.flatMap((it) => eventLines(it, made)),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}

function eventLines({ uid, day, title, notes }: CalendarDay, made: Date): string[] {
  return [
    "BEGIN:VEVENT",
    `UID:${uid}`,
    `DTSTAMP:${made.toISOString().replace(/[-:]|\.\d+/g, "")}`,
    `DTSTART;VALUE=DATE:${dayNumber(day)}`,
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(notes)}`,
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
  ];
}

const dayNumber = (day: Date) => day.toISOString().slice(0, 10).replaceAll("-", "");

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, "\\$&").replace(/\r?\n/g, "\\n");
}

/** Breaks a line between characters: a continuation begins with a space, which counts. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  let octets = 0;
  return Array.from(line, (character) => {
    const size = encoder.encode(character).length;
    const fits = octets + size <= LINE_OCTETS;
    octets = fits ? octets + size : size + 1;
    return fits ? character : `\r\n ${character}`;
  }).join("");
}
