import type { Location } from "#content/schema/pages";
import * as words from "#content/words/pages";
import { PageSection } from "~/site/page-section";

export function StartingPoints({
  heading,
  lede,
  items,
  timelineHeading,
  timelines,
}: NonNullable<Location["pricing"]>) {
  return (
    <PageSection id="pricing" form="card" eyebrow={words.budget} heading={heading} lede={lede}>
      <ul className="grid gap-x-10 *:border-t *:border-ink-rule *:py-6 md:grid-cols-3">
        {items.map(({ title, price, body }) => (
          <li key={title}>
            <h3 className="text-mist-soft">{title}</h3>
            <p className="mt-2 font-display text-step-5 md:text-[4.3vw]">{price}</p>
            <p className="mt-3 text-mist-soft">{body}</p>
          </li>
        ))}
      </ul>
      <h3 className="mt-10 font-display text-card">{timelineHeading}</h3>
      <dl className="mt-4 grid gap-x-10 *:border-t *:border-ink-rule *:py-5 sm:grid-cols-2 lg:grid-cols-4">
        {timelines.map(({ title, value, body }) => (
          <div key={title}>
            <dt className="text-small text-mist-muted">{title}</dt>
            <dd className="mt-1 font-display text-card">{value}</dd>
            <dd className="mt-2 text-small text-mist-soft">{body}</dd>
          </div>
        ))}
      </dl>
    </PageSection>
  );
}
