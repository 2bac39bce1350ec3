import tall from "virtual:pictures/tall";
import { offers } from "#content/offers.yaml";
import { packages } from "#content/packages.yaml";
import { formatPrice } from "~/content/format";
import type { Offers } from "~/content/schema/offers";
import { Spots, spotsText } from "~/features/offers/offer-parts";
import { summarizeOffer } from "~/features/offers/offer-summary";
import { FilmLinks } from "~/features/work/film-links";
import { ButtonLink } from "~/ui/button";
import { Disclosure } from "~/ui/disclosure";
import { Fact } from "~/ui/lists";
import { sitePicture } from "~/ui/picture";
import { TextList, VisuallyHidden } from "~/ui/text";

export function OfferPanel({ offer, facts }: { offer: "coaching" | "monthly"; facts: string[] }) {
  const { name, price, note } = summarizeOffer(offer);
  return (
    <>
      <div className="grid card-box gap-x-16 gap-y-6 sm:p-8 lg:grid-cols-[auto_1fr]">
        <div>
          <h3 className="heading-small">{name}</h3>
          <p className="mt-3 pb-descender font-display text-display">{price}</p>
          <p className="text-small text-mist-muted">{note}</p>
          <div className="mt-5">
            <Spots {...offers[offer].spots} />
          </div>
        </div>
        <TextList items={facts} className="text-mist-soft ruled-3" />
      </div>
      <FilmLinks offer={offer} className="mt-5" />
    </>
  );
}

export function BundlesPanel() {
  return (
    <>
      <div className="border-b border-ink-rule">
        {offers.bundles.map((bundle) => (
          <Disclosure
            key={bundle.slug}
            id={bundle.slug}
            group="bundles"
            level="h3"
            picture={bundle.picture ? sitePicture(tall, bundle.picture) : undefined}
            summary={bundle.name}
            note={`${bundle.films}\u00a0· ${spotsText(bundle.spots)}`}
            price={formatPrice(bundle.price)}
          >
            <BundleDetails {...bundle} />
          </Disclosure>
        ))}
      </div>
      <p className="mt-5 text-small text-mist-muted">{packages.spotsNote}</p>
    </>
  );
}

function BundleDetails(bundle: Offers["bundles"][number]) {
  const { slug, name, description, includes, timeline, bestFor, contactHref, spots, bonus } =
    bundle;
  const { labels, bonusNotice } = packages;
  return (
    <div className="grid gap-x-6 gap-y-8 lg:grid-cols-edge">
      <div className="grid content-start gap-5">
        <dl className="grid gap-4">
          <Fact label={labels.timeline}>{timeline}</Fact>
          <Fact label={labels.bestFor}>{bestFor}</Fact>
        </dl>
        <Spots {...spots} />
      </div>
      <div className="grid max-w-208 content-start justify-items-start gap-5">
        <p className="max-w-measure text-mist-soft">{description}</p>
        <div className="w-full">
          <h4>{labels.includes}</h4>
          <TextList items={includes} className="mt-2 text-mist-soft ruled-3" />
        </div>
        {bonus !== false && <p className="note-box text-small">{bonusNotice}</p>}
        <FilmLinks offer={slug} />
        <ButtonLink href={contactHref}>
          {labels.bundle} <VisuallyHidden>{name}</VisuallyHidden>
        </ButtonLink>
      </div>
    </div>
  );
}

export function BonusPack() {
  const { heading, lede, totalLabel } = packages.bonusPack;
  return (
    <section aria-label={heading} className="px-gutter pt-section">
      <div className="border-b border-ink-rule">
        <Disclosure summary={heading} price={formatPrice(offers.bonusPack.total)}>
          <p className="lede">{lede}</p>
          <dl className="mt-6 max-w-measure ruled-3">
            {offers.bonusPack.items.map(({ name, price, description }) => (
              <div key={name} className="grid grid-cols-[1fr_auto] gap-x-6">
                <dt>
                  {name} <span className="block text-small text-mist-muted">{description}</span>
                </dt>
                <dd className="font-display text-card">{formatPrice(price)}</dd>
              </div>
            ))}
            <div className="grid grid-cols-[1fr_auto] gap-x-6">
              <dt className="font-semibold">{totalLabel}</dt>
              <dd className="font-display text-card">{formatPrice(offers.bonusPack.total)}</dd>
            </div>
          </dl>
        </Disclosure>
      </div>
    </section>
  );
}
