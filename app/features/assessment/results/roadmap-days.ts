import * as words from "#content/words/results";
import type { CalendarDay } from "./calendar-text";
import type { Results } from "./results";

/** The roadmap as days of a calendar: the first of each of the six months that follow `today`, in UTC. */
export function roadmapDays(
  { roadmap }: Pick<Results, "roadmap">,
  permalink: URL,
  today: Date,
): CalendarDay[] {
  return roadmap.map(({ month, title, goals, metrics }) => ({
    uid: `${permalink.pathname.split("/").at(-1)}-${month}@${permalink.hostname}`,
    day: new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + month, 1)),
    title: words.month(month, title),
    notes: [
      ...goals.map((goal) => `- ${goal}`),
      ...metrics.map((metric) => words.howYouKnow(metric)),
      permalink.href,
    ].join("\n"),
  }));
}
