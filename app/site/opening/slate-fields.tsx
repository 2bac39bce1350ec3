import type { ReactNode } from "react";
import * as words from "#content/words/site";
import { eyebrow } from "~/ui/eyebrow";

/** The fields of a clapperboard, with what they say of this page. */
export function SlateFields({ facts }: { facts: { label: string; value: ReactNode }[] }) {
  return (
    <dl className="grid grid-cols-2 border-t border-ink-line bg-ink-panel px-gutter lg:grid-cols-4">
      {facts.map(({ label, value }, i) => (
        <div
          key={label}
          className="flex flex-col gap-3 border-ink-line py-5 pr-4 max-lg:nth-[n+3]:border-t lg:py-7 lg:not-first:border-l lg:not-first:pl-6"
        >
          <dt className={`${eyebrow} uppercase max-sm:tracking-[0.06em]`}>
            <span aria-hidden="true">{`${words.slateFields[i]} / `}</span>
            {label}
          </dt>
          <dd className="font-display text-fact text-balance">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
