import { data } from "react-router";
import { studios } from "#content/brand.yaml";
import { locationPage } from "#content/location-page.yaml";
import { fill } from "~/content/format";
import { locations } from "~/content/locations";
import { describeHours } from "~/content/opening-hours";
import type { Location } from "~/content/schema/pages";
import { isAbsent } from "~/seo/absent-pages";
import { faqNode } from "~/seo/structured-data";
import { ImageBreak } from "~/site/backdrop";
import { PageEnd } from "~/site/closing-section";
import { HeroFacts, WideHero } from "~/site/hero";
import { cacheable } from "~/site/page-data.server";
import { headers, meta } from "~/site/page-exports";
import { FaqSection, PageSection } from "~/site/page-section";
import { ButtonLink } from "~/ui/button";
import { LinkRows, Steps } from "~/ui/lists";
import { TextList } from "~/ui/text";
import type { Route } from "./+types/location";

const { eyebrows } = locationPage;
const START = { label: locationPage.startButton, href: "/contact" };

export function loader({ params, context }: Route.LoaderArgs) {
  const studio = studios.find(({ slug }) => slug === params.studio);
  const path = `/locations/${params.studio}`;
  const location = studio && locations[studio.slug];
  if (!location || isAbsent(path))
    throw data(null, { status: 404, headers: { "Cache-Control": "no-store" } });
  const nodes = [faqNode(location.faq)];
  const head = { ...location, areas: location.coverage.places, nodes };
  const hours = describeHours(studio.hours);
  return cacheable(context, path, head, { location, phone: studio.phone, hours });
}

export { headers, meta };

export default function LocationPage({ loaderData }: Route.ComponentProps) {
  const { location, phone, hours, head } = loaderData;
  const { title, lede, services, coverage, process, closing, faqHeading, faq } = location;
  return (
    <>
      <WideHero path={head.path} title={title} lede={lede}>
        <ButtonLink {...START} />{" "}
        <ButtonLink href={`tel:${phone.tel}`} kind="secondary">
          {fill(locationPage.callButton, { number: phone.display })}
        </ButtonLink>{" "}
        <p className="w-full text-small text-mist-muted">{hours}</p>
      </WideHero>
      {location.facts && (
        <div className="mt-section border-b border-ink-line">
          <HeroFacts facts={location.facts} />
        </div>
      )}
      <PageSection id="services" eyebrow={eyebrows.services} {...services}>
        <LinkRows links={services.items} />
      </PageSection>
      <PageSection
        id="coverage"
        layout="inset"
        background="dusk"
        eyebrow={eyebrows.coverage}
        {...coverage}
      >
        <TextList
          items={coverage.places}
          className="flex max-w-208 flex-wrap gap-x-8 gap-y-2 font-display text-card wrap-anywhere text-mist-soft"
        />
        <p className="note-box mt-6 max-w-measure">{coverage.note}</p>
      </PageSection>
      <ImageBreak path={head.path} />
      <PageSection
        id="process"
        layout="beside"
        background="paper"
        eyebrow={eyebrows.process}
        {...process}
      >
        <Steps steps={process.steps} />
      </PageSection>
      {location.pricing && <StartingPoints {...location.pricing} />}
      <FaqSection items={faq} heading={faqHeading} />
      <PageEnd path={head.path} {...closing} action={START} />
    </>
  );
}

function StartingPoints(pricing: NonNullable<Location["pricing"]>) {
  const { items, timelineHeading, timelines } = pricing;
  return (
    <PageSection id="pricing" eyebrow={eyebrows.pricing} {...pricing}>
      <ul className="grid gap-x-6 ruled-6 md:rows-of-3">
        {items.map(({ title, price, body }) => (
          <li key={title}>
            <h3 className="heading-small font-normal text-mist-soft">{title}</h3>
            <p className="mt-2 pb-descender font-display text-part">{price}</p>
            <p className="mt-3 text-mist-soft">{body}</p>
          </li>
        ))}
      </ul>
      <h3 className="mt-10">{timelineHeading}</h3>
      <dl className="mt-4 grid gap-x-6 ruled-6 sm:rows-of-2 lg:rows-of-4">
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
