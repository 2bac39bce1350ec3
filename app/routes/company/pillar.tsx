import type { Values } from "#content/schema/company";

const LIGHTS = [
  "light-tungsten",
  "light-rain",
  "light-moss",
  "light-rose",
  "light-paper-link",
  "light-ember",
];

export function Pillar({
  at,
  title,
  short,
  body,
  practice,
  practiceLabel,
}: Values["pillars"][number] & { at: number; practiceLabel: string }) {
  return (
    <li className={`card-light ${LIGHTS[at % LIGHTS.length]} bg-ink`}>
      <div className="flex h-full flex-col px-gutter pt-16 pb-12 md:pt-24">
        <h2 className="flex max-w-[12ch] items-end pb-descender font-display text-step-9 lg:min-h-[2.1lh]">
          {title}
        </h2>
        <p className="mt-4 max-w-measure text-lede text-balance">{short}</p>
        <p className="mt-3 mb-8 max-w-measure text-mist-soft">{body}</p>
        <div className="mt-auto max-w-measure border-t border-ink-line pt-4">
          <h3 className="text-small font-semibold text-mist-muted">{practiceLabel}</h3>
          <p className="mt-1.5">{practice}</p>
        </div>
      </div>
    </li>
  );
}
