import { data } from "react-router";
import { company } from "#content/company";
import { formatClock } from "#content/format";
import { locations } from "#content/locations";
import type { Locations } from "#content/schema/pages";
import * as words from "#content/words/pages";
import { platformContext } from "~/env.server";
import { pageMeta } from "~/seo/page-meta";
import { faqPage } from "~/seo/structured-data";
import { ClosingSection } from "~/site/closing-section";
import { ExploreMore } from "~/site/explore-more";
import { FaqSection } from "~/site/faq-section";
import { SlateFacts, WideHero } from "~/site/hero";
import { cacheable } from "~/site/page-data.server";
import { PageSection } from "~/site/page-section";
import { ButtonLink } from "~/ui/button";
import { Steps } from "~/ui/lists";
import type { Route } from "./+types/location";
import { Coverage } from "./coverage";
import { LocalServices } from "./local-services";
import { StartingPoints } from "./starting-points";

const START = { label: words.startAProject, href: "/contact" };

export function loader({ params, context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const pages: Locations = locations;
  const studio = company.studios.find(({ slug }) => slug === params.studio);
  const location = studio && pages[studio.slug];
  if (!location) throw data(null, { status: 404, headers: { "Cache-Control": "no-store" } });
  const path = `/locations/${studio.slug}`;
  const head = { ...location, areas: location.coverage.places };
  const { phone, hours } = studio;
  return cacheable(platform, path, head, { location, phone, hours: openingHours(hours) });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders, errorHeaders }) =>
  errorHeaders ?? loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta(loaderData?.head, loaderData && [faqPage(loaderData.location.faq)]);

export default function LocationPage({ loaderData }: Route.ComponentProps) {
  const { location, phone, hours, head } = loaderData;
  const { title, lede, services, coverage, process, closing, faqHeading, faq } = location;
  return (
    <>
      <WideHero path={head.path} title={title} lede={lede}>
        <ButtonLink href={START.href}>{START.label}</ButtonLink>{" "}
        <ButtonLink href={`tel:${phone.tel}`} kind="secondary">
          {words.call(phone.display)}
        </ButtonLink>{" "}
        <p className="basis-full text-small text-mist-muted">{hours}</p>
      </WideHero>
      {location.facts && (
        <div className="mt-14 border-b border-ink-line">
          <SlateFacts facts={location.facts} />
        </div>
      )}
      <PageSection id="services" eyebrow={words.services} {...services}>
        <LocalServices items={services.items} />
      </PageSection>
      <PageSection
        id="coverage"
        form="inset"
        ground="dusk"
        eyebrow={words.locationScout}
        {...coverage}
      >
        <Coverage {...coverage} />
      </PageSection>
      <PageSection id="process" form="beside" eyebrow={words.schedule} {...process}>
        <Steps steps={process.steps} />
      </PageSection>
      {location.pricing && <StartingPoints {...location.pricing} />}
      <FaqSection items={faq} heading={faqHeading} />
      <ClosingSection path={head.path} {...closing} action={START} />
      <ExploreMore path={head.path} />
    </>
  );
}

/** Such as "Open Monday to Friday, 9 AM to 5 PM, Pacific time". */
function openingHours({ days, opens, closes, zone }: (typeof company.studios)[number]["hours"]) {
  return words.openTo(days, formatClock(opens), formatClock(closes), zone);
}
