import * as words from "#content/words/results";
import type { Results } from "~/features/assessment/results/results";
import { ButtonLink } from "~/ui/button";

export function SuggestedServices({ services }: { services: Results["services"] }) {
  return (
    <ul className="grid gap-6 md:grid-cols-2">
      {services.map(({ name, description, timeline, investment, matchScore, link }) => (
        <li
          key={name}
          className="flex flex-col border border-ink-line bg-ink-panel p-6 sm:p-8 print:break-inside-avoid"
        >
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <h3 className="font-display text-card">{name}</h3>{" "}
            <p className="text-small text-mist-muted tabular-nums">{words.match(matchScore)}</p>
          </div>
          <p className="mt-4 text-small font-semibold text-mist-muted">{words.typicalInvestment}</p>
          <p className="font-display text-figure wrap-anywhere tabular-nums">{investment}</p>
          <p className="mt-3 grow text-mist-soft">{description}</p>
          <p className="mt-3 text-small text-mist-muted">{timeline}</p>
          <p className="mt-6 print:hidden">
            <ButtonLink href={link.href} kind="secondary">
              {link.label}
            </ButtonLink>
          </p>
        </li>
      ))}
    </ul>
  );
}
