import type { ReactNode } from "react";
import { offers } from "#content/offers.yaml";
import { labels, packages } from "#content/packages.yaml";
import { groupCoaching } from "#content/service-pages/group-coaching.yaml";
import { monthlyContent } from "#content/service-pages/monthly-content.yaml";
import { fill } from "~/content/format";
import { inquiryHref } from "~/features/inquiry/steps";
import { catalogNode } from "~/features/offers/offer-nodes";
import { DownloadList } from "~/features/offers/offer-parts";
import { howFilesCome, paymentLinks } from "~/features/offers/payment-links.server";
import { platformContext } from "~/platform.server";
import { isOffered } from "~/seo/absent-pages";
import { faqNode } from "~/seo/structured-data";
import { ImageBreak } from "~/site/backdrop";
import { BookLink } from "~/site/book-link";
import { ExploreMore } from "~/site/explore-more";
import { cellClass, fieldsClass, fieldValueClass, SlateHero } from "~/site/hero";
import { cacheable, pageFaq } from "~/site/page-data.server";
import { headers, meta } from "~/site/page-exports";
import type { PageHandle } from "~/site/page-handle";
import { FaqSection } from "~/site/page-section";
import { ButtonLink, TextLink } from "~/ui/button";
import { eyebrowClass, TextList } from "~/ui/text";
import type { Route } from "./+types/packages";
import { BonusPack, BundlesPanel, OfferPanel } from "./panels";

const tabs = packages.tabs.filter(({ id }) => isOffered(id));

export function loader({ url, context }: Route.LoaderArgs) {
  const { origin, settings } = context.get(platformContext);
  const asked = url.searchParams.get("tab");
  const tab = (tabs.find(({ id }) => id === asked) ?? tabs[0])?.id;
  const faq = pageFaq("packages");
  const head = { ...packages, nodes: [catalogNode(origin), faqNode(faq)] };
  return cacheable(context, "/video-packages", head, {
    tab,
    payments: paymentLinks(settings),
    filesAre: howFilesCome(settings),
    faq,
  });
}

export { headers, meta };

export const handle: PageHandle = { hasVideo: true };

export default function PackagesPage({ loaderData }: Route.ComponentProps) {
  const { tab, payments, filesAre, faq } = loaderData;
  const panels = {
    diy: <DownloadList payments={payments} buy={packages.labels.buy} />,
    coaching: (
      <OfferPanel
        offer="coaching"
        facts={[
          offers.coaching.format,
          ...groupCoaching.inclusions.items.map(({ title }) => title),
        ]}
      />
    ),
    monthly: (
      <OfferPanel
        offer="monthly"
        facts={monthlyContent.deliverables.items.map(({ title, length }) =>
          fill(labels.deliverable, { title, length }),
        )}
      />
    ),
    bundles: <BundlesPanel />,
  };
  return (
    <>
      <SlateHero
        path="/video-packages"
        breadcrumb={labels.breadcrumb}
        title={packages.title}
        lede={packages.lede}
        fields={
          <nav aria-label={labels.breadcrumb}>
            <ul data-tabs aria-label={labels.breadcrumb} className={fieldsClass}>
              {tabs.map((texts) => (
                <Tab key={texts.id} {...texts} selected={texts.id === tab} />
              ))}
            </ul>
          </nav>
        }
      />
      <div className="px-gutter">
        {tabs.map((texts) => (
          <TabPanel
            key={texts.id}
            {...texts}
            points={withFiles(texts, filesAre)}
            selected={texts.id === tab}
          >
            {panels[texts.id]}
          </TabPanel>
        ))}
      </div>
      <BonusPack />
      <FaqSection items={faq} heading={packages.faqHeading}>
        <p className="pt-10">
          <BookLink call="strategy" kind="secondary" label={packages.book} />
        </p>
      </FaqSection>
      <ImageBreak path="/video-packages" />
      <ExploreMore path="/video-packages" />
    </>
  );
}

type TabTexts = (typeof packages)["tabs"][number];

/** The price is for the eye: the panel says it, too. */
function Tab({ id, label, price, selected }: TabTexts & { selected: boolean }) {
  return (
    <li
      className={`${cellClass} relative px-3 hover:text-tungsten has-chosen:bg-mist has-chosen:text-ink lg:px-4`}
    >
      <a
        id={`tab-${id}`}
        href={`/video-packages?tab=${id}`}
        aria-controls={`panel-${id}`}
        aria-current={selected ? "page" : undefined}
        className={`stretched ${eyebrowClass} chosen:text-ink forced-colors:chosen:border-b-6`}
      >
        {label}
      </a>
      <span aria-hidden="true" className={fieldValueClass}>
        {price}
      </span>
    </li>
  );
}

function withFiles(tab: TabTexts, filesAre: "paid" | "asked"): string[] {
  return "files" in tab && tab.files ? [tab.files[filesAre], ...tab.points] : tab.points;
}

function TabPanel({
  id,
  heading,
  intro,
  points,
  contact,
  more,
  inquire,
  selected,
  children,
}: TabTexts & { selected: boolean; children: ReactNode }) {
  return (
    <section
      id={`panel-${id}`}
      aria-labelledby={`heading-${id}`}
      hidden={!selected}
      className="tab-panel"
    >
      <div className="grid gap-x-6 gap-y-4 pt-12 lg:grid-cols-edge">
        <h2 id={`heading-${id}`}>{heading}</h2>
        <div className="max-w-measure text-mist-soft">
          <p className="lede">{intro}</p>
          <TextList items={points} className="mt-4 text-small ruled-3" />
          {more && (
            <p className="mt-2">
              <TextLink {...more} />
            </p>
          )}
        </div>
      </div>
      <div className="mt-10">{children}</div>
      <p className="mt-10 flex flex-wrap items-center gap-4">
        <ButtonLink {...contact} kind={id === "diy" ? "secondary" : "primary"} />{" "}
        <TextLink
          href={inquiryHref(inquire.href, `/video-packages?tab=${id}`)}
          label={inquire.label}
        />
      </p>
    </section>
  );
}
