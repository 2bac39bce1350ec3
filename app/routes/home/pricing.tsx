import { home } from "#content/home";
import * as words from "#content/words/home";
import { ButtonLink } from "~/ui/button";
import { Eyebrow } from "~/ui/eyebrow";

export function Pricing() {
  return (
    <section aria-labelledby="pricing-title" className="w-full px-gutter pt-28">
      <Eyebrow>{words.packages}</Eyebrow>
      <h2 id="pricing-title" className="font-display text-step-3">
        {words.thePriceIsOn}
      </h2>
      <ul className="mt-12 grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
        {home.pricing.map((card) => (
          <PriceCard key={card.title} {...card} />
        ))}
      </ul>
      <p className="mt-10">
        <ButtonLink href="/video-packages" kind="secondary">
          {words.viewAllSolutions}
        </ButtonLink>
      </p>
    </section>
  );
}

function PriceCard({ title, price, unit, body, points }: (typeof home.pricing)[number]) {
  return (
    <li className="group relative flex flex-col border border-ink-rule bg-ink-panel p-6 transition-colors hover:border-ink-control">
      <h3 className="font-semibold">
        <a
          href="/video-packages"
          className="group-hover:text-tungsten after:absolute after:inset-0"
        >
          {title}
        </a>
      </h3>
      <p className="mt-5 font-display text-figure lg:text-[4.1vw] lg:whitespace-nowrap">{price}</p>
      <p className="text-small text-mist-muted">{unit}</p>
      <p className="mt-5 text-mist-soft">{body}</p>
      <ul className="mt-auto pt-6 text-small text-mist-soft *:border-t *:border-ink-rule *:py-2.5">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </li>
  );
}
