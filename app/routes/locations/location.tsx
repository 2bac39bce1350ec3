import { company } from "#content/company";
import locationsAsset from "#content/locations?deferred";
import { site } from "#content/site";
import { readContent } from "~/deferred-content.server";
import imageFallback from "~/enhance/image-fallback.js?url&no-inline";
import { platformContext } from "~/env.server";
import { faqPage } from "~/seo/faq-page";
import { pageMeta } from "~/seo/page-meta";
import { ClosingSection } from "~/site/closing-section";
import { ExploreMore } from "~/site/explore-more";
import { FaqSection } from "~/site/faq-section";
import type { PageHandle } from "~/site/page-handle";
import { PageIntro } from "~/site/page-intro";
import { PageSection } from "~/site/page-section";
import { publicData } from "~/site/public-page.server";
import { ButtonLink } from "~/ui/button";
import { Steps } from "~/ui/steps";
import type { Route } from "./+types/location";
import { Coverage } from "./coverage";
import { LocalServices } from "./local-services";
import { StartingPoints } from "./starting-points";

const START = { label: "Start a project", href: "/contact" };

export async function loader({ request, context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const path = new URL(request.url).pathname;
  const slug = path.endsWith("/portland-or") ? "portland-or" : "bellevue-wa";
  const { locations } = await readContent<typeof import("#content/locations")>(
    platform,
    locationsAsset,
  );
  const studio = company.studios.find((it) => it.slug === slug);
  const phone = studio?.phone ?? site.phone.display;
  const location = locations[slug];
  return publicData(
    platform,
    path,
    { ...location, areas: location.coverage.places },
    { location, phone, hours: studio && openingHours(studio.hours) },
  );
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta(loaderData?.head, loaderData && [faqPage(loaderData.location.faq)]);

export const handle: PageHandle = { scripts: [imageFallback] };

export default function LocationPage({ loaderData }: Route.ComponentProps) {
  const { location, phone, hours, head } = loaderData;
  const { title, lede, frame, services, coverage, process, closing, faqHeading, faq } = location;
  return (
    <>
      <PageIntro title={title} lede={lede} frame={frame}>
        <ButtonLink href={START.href}>{START.label}</ButtonLink>{" "}
        <ButtonLink href={`tel:+1${phone.replace(/\D/g, "")}`} kind="secondary">
          Call {phone}
        </ButtonLink>{" "}
        {hours && <p className="basis-full text-small text-mist-muted">{hours}</p>}
      </PageIntro>
      <PageSection
        id="services"
        scene={1}
        slate="Services"
        title={services.heading}
        lede={services.lede}
      >
        <LocalServices items={services.items} />
      </PageSection>
      <PageSection
        id="coverage"
        scene={2}
        slate="Location scout"
        title={coverage.heading}
        lede={coverage.lede}
      >
        <Coverage {...coverage} />
      </PageSection>
      <PageSection
        id="process"
        scene={3}
        slate="Schedule"
        title={process.heading}
        lede={process.lede}
      >
        <Steps steps={process.steps} />
      </PageSection>
      {"pricing" in location && <StartingPoints {...location.pricing} />}
      <FaqSection items={faq} title={faqHeading} />
      <ClosingSection scene={"pricing" in location ? 5 : 4} {...closing} action={START} />
      <ExploreMore path={head.path} />
    </>
  );
}

/** Such as "Open Monday to Friday, 9 am to 5 pm". */
function openingHours({ days, opens, closes }: (typeof company.studios)[number]["hours"]) {
  const clock = new Intl.DateTimeFormat("en-US", { timeStyle: "short", timeZone: "UTC" });
  const [from, to] = [opens, closes].map((time) => clock.format(new Date(`1970-01-01T${time}Z`)));
  return `Open ${days}, ${from} to ${to}, Pacific time`;
}
