import type { ContentStrategy } from "#content/schema/pages";
import { ButtonLink } from "~/ui/button";

/** The assessments to pick from: one. `chosen`: the address named it, so its button has focus. */
export function Picker({ card, chosen }: { card: ContentStrategy["card"]; chosen: boolean }) {
  return (
    <ul>
      <li
        aria-current={chosen || undefined}
        className="grid gap-8 border border-ink-rule bg-ink-panel p-6 sm:p-9 lg:grid-cols-[1fr_24rem] lg:gap-16 chosen:border-mist chosen:edge-mark"
      >
        <div>
          <p className="inline-block border border-mist-muted px-2 py-0.5 text-small font-semibold">
            {card.recommended}
          </p>
          <h3 className="mt-4 flex items-center gap-4 font-display text-title">
            <Icon />
            {card.title}
          </h3>
          <p className="mt-4 max-w-measure text-mist-soft">{card.description}</p>
          <Facts facts={[card.questionsCount, card.estimatedTime, card.difficulty]} />
          <ButtonLink
            href={card.action.href}
            kind={chosen ? "primary" : "secondary"}
            autoFocus={chosen}
            className="mt-8"
          >
            {card.action.label}
          </ButtonLink>
        </div>
        <ul className="self-center text-mist-soft *:border-t *:border-ink-rule *:py-3.5">
          {card.benefits.map((benefit) => (
            <li key={benefit} className="last:border-b">
              {benefit}
            </li>
          ))}
        </ul>
      </li>
    </ul>
  );
}

/** A check list under a lens. */
function Icon() {
  return (
    <svg viewBox="0 0 40 40" className="size-10 shrink-0 text-mist-muted" aria-hidden="true">
      <path
        d="M8 5h20v13M8 5v28h11M13 12l2 2 4-4M13 20l2 2 3-3M30 30l6 6M26 20a6 6 0 1 1 0 12 6 6 0 0 1 0-12"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
      />
    </svg>
  );
}

function Facts({ facts }: { facts: string[] }) {
  return (
    <ul className="mt-6 flex flex-wrap gap-x-8 gap-y-2 text-small font-semibold tabular-nums">
      {facts.map((fact) => (
        <li key={fact} className="border-l border-ink-control pl-3">
          {fact}
        </li>
      ))}
    </ul>
  );
}
