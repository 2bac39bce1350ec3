import { formatPrice } from "#content/format";
import { offers } from "#content/offers";
import type { Offers } from "#content/schema/offers";
import { Spots } from "~/features/offers/spots";
import { ButtonLink } from "~/ui/button";
import { Disclosure } from "~/ui/disclosure";
import type { PackagesCopy } from "./packages-copy";

export function BundlesPanel({ copy }: { copy: PackagesCopy }) {
  return (
    <>
      <div className="border-b border-ink-rule">
        {offers.bundles.map((bundle) => (
          <Disclosure
            key={bundle.slug}
            id={bundle.slug}
            group="bundles"
            level="h3"
            summary={bundle.name}
            note={bundle.films}
            aside={
              <span className="shrink-0 font-display text-step-3">{formatPrice(bundle.price)}</span>
            }
          >
            <BundleDetails {...bundle} copy={copy} />
          </Disclosure>
        ))}
      </div>
      <p className="mt-5 text-small text-mist-muted">{copy.spotsNote}</p>
    </>
  );
}

function BundleDetails({
  name,
  description,
  includes,
  timeline,
  bestFor,
  contactHref,
  spots,
  bonus,
  copy: { labels, bonusNotice },
}: Offers["bundles"][number] & { copy: PackagesCopy }) {
  return (
    <div className="grid gap-8 md:grid-cols-[1fr_20rem]">
      <div>
        <p className="max-w-measure text-mist-soft">{description}</p>
        <h4 className="mt-6 font-semibold">{labels.includes}</h4>
        <ul className="mt-2 text-mist-soft *:border-t *:border-ink-rule *:py-2.5">
          {includes.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
      <div className="grid content-start gap-5">
        <dl className="grid gap-4">
          <div>
            <dt className="text-small text-mist-muted">{labels.timeline}</dt>
            <dd>{timeline}</dd>
          </div>
          <div>
            <dt className="text-small text-mist-muted">{labels.bestFor}</dt>
            <dd>{bestFor}</dd>
          </div>
        </dl>
        <Spots {...spots} />
        {bonus !== false && (
          <p className="border-l-4 border-rain bg-ink-raised px-4 py-3 text-small">{bonusNotice}</p>
        )}
        <ButtonLink href={contactHref}>
          {labels.bundle} <span className="sr-only">{name}</span>
        </ButtonLink>
      </div>
    </div>
  );
}
