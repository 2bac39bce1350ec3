import { offers } from "#content/offers.yaml";
import { labels, monthlyContent } from "#content/service-pages/monthly-content.yaml";
import { fill, formatPrice } from "~/content/format";
import { monthlyOffer } from "~/features/offers/offer-nodes";
import { Spots } from "~/features/offers/offer-parts";
import { FilmLinks } from "~/features/work/film-links";
import { platformContext } from "~/platform.server";
import { BookLink } from "~/site/book-link";
import { PageEnd } from "~/site/closing-section";
import { SlateHero } from "~/site/hero";
import { cacheable } from "~/site/page-data.server";
import { headers, meta } from "~/site/page-exports";
import { PageSection } from "~/site/page-section";
import { ButtonLink } from "~/ui/button";
import { Steps, TitledText } from "~/ui/lists";
import type { Route } from "./+types/monthly-content";
import { Fit, Inclusions } from "./sections";

const PATH = "/services/monthly-content";
const { eyebrows, facts } = labels;

export function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(platformContext);
  const head = { ...monthlyContent, nodes: [monthlyOffer(origin)] };
  return cacheable(context, PATH, head);
}

export { headers, meta };

export default function MonthlyContentPage() {
  const { title, lede, actions, deliverables, process, fit, closing } = monthlyContent;
  const { name, price, minimumMonths, spots, contactHref } = offers.monthly;
  return (
    <>
      <SlateHero
        path={PATH}
        title={title}
        lede={lede}
        facts={[
          { label: facts.program, value: name },
          {
            label: facts.price,
            value: (
              <>
                <span>{formatPrice(price)}</span>{" "}
                <span className="block font-text text-small text-mist-soft">
                  {fill(facts.unit, { months: minimumMonths })}
                </span>
              </>
            ),
          },
          { label: facts.spots, value: <Spots {...spots} /> },
          facts.youBring,
        ]}
      >
        <ButtonLink href={contactHref} label={actions.apply} />{" "}
        <BookLink call="discovery" kind="secondary" label={actions.book} />{" "}
        <FilmLinks offer="monthly" className="w-full" />
      </SlateHero>
      <PageSection id="deliverables" eyebrow={eyebrows.deliverables} {...deliverables}>
        <Inclusions items={deliverables.items} />
      </PageSection>
      <PageSection
        id="process"
        layout="inset"
        background="paper"
        eyebrow={eyebrows.process}
        {...process}
      >
        <Steps steps={process.steps} />
      </PageSection>
      <section
        aria-label={labels.notesLabel}
        className="grid gap-x-6 px-gutter pt-section ruled-6 md:rows-of-2"
      >
        {[monthlyContent.bonus, monthlyContent.youtubeNote].map(({ heading, body }) => (
          <div key={heading}>
            <TitledText level="h2" title={heading}>
              {body}
            </TitledText>
          </div>
        ))}
      </section>
      <Fit eyebrow={eyebrows.fit} {...fit} />
      <PageEnd
        path={PATH}
        id="apply"
        {...closing}
        action={{ label: actions.apply, href: contactHref }}
      />
    </>
  );
}
