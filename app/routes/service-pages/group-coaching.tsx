import { offers } from "#content/offers.yaml";
import { groupCoaching, labels } from "#content/service-pages/group-coaching.yaml";
import { fill, formatPrice } from "~/content/format";
import { coachingOffer } from "~/features/offers/offer-nodes";
import { Spots } from "~/features/offers/offer-parts";
import { FilmLinks } from "~/features/work/film-links";
import { platformContext } from "~/platform.server";
import { faqNode } from "~/seo/structured-data";
import { BookLink } from "~/site/book-link";
import { PageEnd } from "~/site/closing-section";
import { SlateHero } from "~/site/hero";
import { cacheable, pageFaq } from "~/site/page-data.server";
import { headers, meta } from "~/site/page-exports";
import { FaqSection, PageSection } from "~/site/page-section";
import { ButtonLink } from "~/ui/button";
import type { Route } from "./+types/group-coaching";
import { Fit, Inclusions } from "./sections";

const PATH = "/services/group-coaching";
const { eyebrows } = labels;

export function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(platformContext);
  const faq = pageFaq("coaching");
  const head = { ...groupCoaching, nodes: [coachingOffer(origin), faqNode(faq)] };
  return cacheable(context, PATH, head, { faq });
}

export { headers, meta };

export default function GroupCoachingPage({ loaderData: { faq } }: Route.ComponentProps) {
  const { title, lede, actions, facts, inclusions, curriculum, fit, closing, faqHeading } =
    groupCoaching;
  // The last one is the open spots, which the hero shows with their date.
  const cohort = facts.items.slice(1, -1);
  const { name, price, spots, contactHref } = offers.coaching;
  return (
    <>
      <SlateHero
        path={PATH}
        title={title}
        lede={lede}
        facts={[
          { label: labels.facts.program, value: name },
          { label: labels.facts.price, value: formatPrice(price) },
          { label: labels.facts.spots, value: <Spots {...spots} /> },
          ...facts.items.slice(0, 1),
        ]}
      >
        <ButtonLink href={contactHref} label={actions.join} />{" "}
        <BookLink call="strategy" kind="secondary" label={actions.book} />{" "}
        <FilmLinks offer="coaching" className="w-full" />
      </SlateHero>
      <PageSection id="cohort" eyebrow={eyebrows.cohort} {...facts}>
        <dl className="grid gap-x-6 ruled-6 md:rows-of-3">
          {cohort.map(({ label, value }) => (
            <div key={label}>
              <dt className="text-mist-muted">{label}</dt>
              <dd className="mt-1 font-display text-part">{value}</dd>
            </div>
          ))}
        </dl>
      </PageSection>
      <PageSection
        id="inclusions"
        layout="inset"
        background="panel"
        eyebrow={eyebrows.inclusions}
        {...inclusions}
      >
        <Inclusions items={inclusions.items} />
      </PageSection>
      <PageSection id="curriculum" background="paper" eyebrow={eyebrows.curriculum} {...curriculum}>
        <ol className="ruled-6">
          {curriculum.weeks.map(({ week, title, body, outcome }) => (
            <li key={week} className="grid gap-x-6 gap-y-2 md:grid-cols-[7rem_1fr_18rem]">
              <p className="font-display text-card text-mist-muted">
                {fill(labels.week, { week })}
              </p>
              <div>
                <h3>{title}</h3>
                <p className="mt-2 max-w-measure text-mist-soft">{body}</p>
              </div>
              <p className="text-small text-mist-soft">
                <span className="block text-mist-muted">{curriculum.outcomeLabel}</span> {outcome}
              </p>
            </li>
          ))}
        </ol>
      </PageSection>
      <Fit eyebrow={eyebrows.fit} {...fit} />
      <FaqSection items={faq} heading={faqHeading} />
      <PageEnd
        path={PATH}
        id="apply"
        {...closing}
        action={{ label: actions.apply, href: contactHref }}
      />
    </>
  );
}
