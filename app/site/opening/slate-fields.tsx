import type { ReactNode } from "react";
import * as words from "#content/words/site";

/** The fields of a clapperboard, with what they say of this page. */
export function SlateFields({ facts }: { facts: { label: string; value: ReactNode }[] }) {
  return (
    <dl className="grid grid-cols-2 border-t border-ink-line bg-ink-panel lg:grid-cols-4">
      {facts.map(({ label, value }, i) => (
        <div
          key={label}
          className="flex flex-col gap-3 border-b border-ink-line pl-[clamp(1.25rem,4vw,6rem)] pr-5 py-5 lg:border-r lg:border-b-0 lg:py-7"
        >
          <dt className="slate uppercase">
            <span
              aria-hidden="true"
              data-label={`${words.slateFields[i]} / `}
              className="before:content-[attr(data-label)]"
            />
            {label}
          </dt>
          <dd className="font-display text-fact">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
