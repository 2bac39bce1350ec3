import type { ReactNode } from "react";
import { inbox } from "#content/studio/inbox.yaml";
import { formatTime } from "~/features/admin/time";
import { TextList } from "~/ui/text";

const COLORS: Record<string, string> = {
  delivered: "text-score-high",
  received: "text-score-high",
  pending: "text-rain",
  held: "text-score-fair",
  unconfirmed: "text-score-fair",
  withdrawn: "text-score-fair",
  dead: "text-score-low",
};

export function StateBadge({ state }: { state: string }) {
  return (
    <span
      className={`inline-flex items-baseline gap-2 font-semibold ${COLORS[state] ?? "text-mist-muted"}`}
    >
      <span aria-hidden="true">●</span>
      {inbox.states[state] ?? state}
    </span>
  );
}

export function RelativeTime({ time, now }: { time: number; now: number }) {
  const iso = new Date(time).toISOString();
  return (
    <time dateTime={iso} title={`${iso.slice(0, 19).replace("T", " ")} UTC`}>
      {formatTime(time, now)}
    </time>
  );
}

type SectionProps = { id: string; heading: string; children: ReactNode };

export function Section({ id, heading, children }: SectionProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="font-display text-card">
        {heading}
      </h2>
      {children}
    </section>
  );
}

export function CopiesList({ copies }: { copies: string[] }) {
  return <TextList items={copies} className="mt-2 list-disc ps-5 text-mist-soft" />;
}

export function EmptyNote({ title, text }: { title: string; text: string }) {
  return (
    <div className="mt-8 border border-ink-line p-6">
      <p className="font-display text-card">{title}</p>
      <p className="mt-2 text-mist-soft">{text}</p>
    </div>
  );
}
