import { formatPrice } from "#content/format";
import { offers } from "#content/offers";
import { groupCoaching } from "#content/service-pages/group-coaching";
import * as words from "#content/words/pages";
import { platformContext } from "~/env.server";
import { coachingOffer } from "~/features/offers/offer-nodes";
import { Spots } from "~/features/offers/spots";
import { pageMeta } from "~/seo/page-meta";
import { faqPage } from "~/seo/structured-data";
import { BookLink } from "~/site/book-link";
import { ClosingSection } from "~/site/closing-section";
import { ExploreMore } from "~/site/explore-more";
import { FaqSection } from "~/site/faq-section";
import { Opening } from "~/site/opening/opening";
import { slate } from "~/site/opening/slate";
import { pageFaq } from "~/site/page-faq.server";
import { PageSection } from "~/site/page-section";
import { publicData } from "~/site/public-page.server";
import { ButtonLink } from "~/ui/button";
import { textLink } from "~/ui/text-link";
import type { Route } from "./+types/group-coaching";
import { Curriculum } from "./curriculum";
import { Fit } from "./fit";
import { Inclusions } from "./inclusions";

const PATH = "/services/group-coaching";

export function loader({ context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  return publicData(platform, PATH, groupCoaching, { faq: pageFaq("coaching"), groupCoaching });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta(
    loaderData?.head,
    loaderData && [coachingOffer(loaderData.head.origin), faqPage(loaderData.faq)],
  );

export default function GroupCoachingPage({ loaderData }: Route.ComponentProps) {
  const { title, lede, actions, facts, inclusions, curriculum, fit, closing, faqHeading } =
    loaderData.groupCoaching;
  const [starts, ...others] = facts.items;
  // The last are the open spots, which the slate says with their day.
  const cohort = others.slice(0, -1);
  const { name, price, spots, contactHref } = offers.coaching;
  return (
    <>
      <Opening
        shot={slate}
        path={PATH}
        title={title}
        lede={lede}
        facts={[
          { label: words.program, value: name },
          { label: words.priceLabel, value: formatPrice(price) },
          { label: words.spotsLabel, value: <Spots {...spots} /> },
          ...(starts ? [starts] : []),
        ]}
      >
        <ButtonLink href={contactHref}>{actions.join}</ButtonLink>{" "}
        <BookLink call="strategy" kind="secondary">
          {actions.book}
        </BookLink>
      </Opening>
      <PageSection id="cohort" slate={words.cohort} {...facts}>
        <dl className="grid gap-x-10 *:border-t *:border-ink-rule *:py-5 md:grid-cols-3">
          {cohort.map(({ label, value }) => (
            <div key={label}>
              <dt className="text-mist-muted">{label}</dt>
              <dd className="mt-1 font-display text-fact">{value}</dd>
            </div>
          ))}
        </dl>
      </PageSection>
      <PageSection
        id="inclusions"
        form="inset"
        ground="panel"
        slate={words.kitList}
        {...inclusions}
      >
        <Inclusions items={inclusions.items} />
      </PageSection>
      <PageSection
        id="curriculum"
        form="sheet"
        ground="paper"
        slate={words.schedule}
        {...curriculum}
      >
        <Curriculum {...curriculum} />
      </PageSection>
      <PageSection id="fit" form="card" slate={words.casting} heading={fit.heading}>
        <Fit {...fit} />
      </PageSection>
      <FaqSection items={loaderData.faq} heading={faqHeading} />
      <ClosingSection
        path={PATH}
        id="apply"
        {...closing}
        action={{ label: actions.apply, href: contactHref }}
      >
        <a href={closing.inquire.href} className={textLink}>
          {closing.inquire.label}
        </a>
      </ClosingSection>
      <ExploreMore path={PATH} />
    </>
  );
}
