import type { Values } from "#content/schema/company";

export function Pillar({
  title,
  short,
  body,
  practice,
  practiceLabel,
}: Values["pillars"][number] & { practiceLabel: string }) {
  return (
    <li className="last:border-b">
      <div className="grid gap-x-16 gap-y-6 lg:grid-cols-[1fr_22rem]">
        <div>
          <h2 className="font-display text-title">{title}</h2>
          <p className="mt-3 max-w-measure text-lede">{short}</p>
          <p className="mt-4 max-w-measure text-mist-soft">{body}</p>
        </div>
        <div className="aside self-end">
          <h3 className="text-small font-semibold text-mist-muted">{practiceLabel}</h3>
          <p className="mt-1.5">{practice}</p>
        </div>
      </div>
    </li>
  );
}
