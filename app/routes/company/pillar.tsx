import type { Values } from "#content/schema/company";

export function Pillar({
  title,
  short,
  body,
  practice,
  practiceLabel,
}: Values["pillars"][number] & { practiceLabel: string }) {
  return (
    <li className="border-t border-ink-line/60 py-10 last:border-b">
      <div className="grid gap-x-16 gap-y-6 lg:grid-cols-[1fr_22rem]">
        <div>
          <h2 className="font-display text-title">{title}</h2>
          <p className="mt-3 max-w-measure text-lede">{short}</p>
          <p className="mt-4 max-w-measure text-mist-soft">{body}</p>
        </div>
        <div className="self-end border-l-4 border-rain bg-ink-raised px-5 py-4">
          <h3 className="text-small font-semibold text-mist-muted">{practiceLabel}</h3>
          <p className="mt-1.5">{practice}</p>
        </div>
      </div>
    </li>
  );
}
