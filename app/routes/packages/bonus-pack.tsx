import { formatPrice } from "#content/format";
import { offers } from "#content/offers";
import { Disclosure } from "~/ui/disclosure";
import type { PackagesCopy } from "./packages-copy";

export function BonusPack({ heading, lede, totalLabel }: PackagesCopy["bonusPack"]) {
  return (
    <section aria-label={heading} className="w-full px-gutter pt-20">
      <div className="border-b border-ink-rule">
        <Disclosure
          summary={heading}
          aside={
            <span className="shrink-0 font-display text-step-3">
              {formatPrice(offers.bonusPack.total)}
            </span>
          }
        >
          <p className="max-w-measure text-mist-soft">{lede}</p>
          <dl className="mt-6 max-w-176 *:border-t *:border-ink-rule *:py-3">
            {offers.bonusPack.items.map(({ name, price, description }) => (
              <div key={name} className="grid grid-cols-[1fr_auto] gap-x-6">
                <dt>
                  {name} <span className="block text-small text-mist-muted">{description}</span>
                </dt>
                <dd className="font-display text-card">{formatPrice(price)}</dd>
              </div>
            ))}
            <div className="grid grid-cols-[1fr_auto] gap-x-6 last:border-mist-muted">
              <dt className="font-semibold">{totalLabel}</dt>
              <dd className="font-display text-card">{formatPrice(offers.bonusPack.total)}</dd>
            </div>
          </dl>
        </Disclosure>
      </div>
    </section>
  );
}
