import { packages } from "#content/packages";
import { packagesPage } from "#content/page-texts";
import { price, priceRange } from "#content/price";
import { platformContext } from "~/env.server";
import { catalogNode } from "~/features/offers/offer-nodes";
import { DownloadList } from "~/features/offers/offer-parts";
import { paymentLinks } from "~/features/offers/payment-links.server";
import { FilmLinks } from "~/features/work/film-still";
import { listFilms } from "~/features/work/films";
import { isOffered } from "~/seo/absent-pages";
import { pageMeta } from "~/seo/page-meta";
import { faqNode } from "~/seo/structured-data";
import { ImageBreak } from "~/site/backdrop";
import { ExploreMore } from "~/site/explore-more";
import { SlateHero } from "~/site/hero";
import { cacheable, pageFaq } from "~/site/page-data.server";
import { FaqSection } from "~/site/page-section";
import type { Route } from "./+types/packages";
import { BonusPack, BundlesPanel, CoachingPanel, MonthlyPanel } from "./panels";
import { Tab, TabPanel } from "./tabs";

/** Those of offers whose page this site has. */
const tabs = packages.tabs.filter(({ id }) => isOffered(id));

export function loader({ request, context }: Route.LoaderArgs) {
  const { origin, settings } = context.get(platformContext);
  const asked = new URL(request.url).searchParams.get("tab");
  const tab = (tabs.find(({ id }) => id === asked) ?? tabs[0])?.id;
  const faq = pageFaq("packages");
  const head = { ...packages, nodes: [catalogNode(origin), faqNode(faq)] };
  const extra = { tab, payments: paymentLinks(settings), faq, films: listFilms() };
  return cacheable(context, "/video-packages", head, extra);
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.head);

export default function PackagesPage({ loaderData }: Route.ComponentProps) {
  const { tab, payments, films, faq } = loaderData;
  const panels = {
    diy: <DownloadList payments={payments} buy={packages.labels.buy} />,
    coaching: (
      <>
        <CoachingPanel />
        <FilmLinks films={films} offer="coaching" className="mt-5" />
      </>
    ),
    monthly: (
      <>
        <MonthlyPanel />
        <FilmLinks films={films} offer="monthly" className="mt-5" />
      </>
    ),
    bundles: <BundlesPanel films={films} />,
  };
  const prices = {
    diy: priceRange("downloads"),
    coaching: price("coaching"),
    monthly: packagesPage.perMonth(price("monthly")),
    bundles: priceRange("bundles"),
  };
  return (
    <>
      <SlateHero
        path="/video-packages"
        breadcrumb={packagesPage.breadcrumb}
        title={packages.title}
        lede={packages.lede}
        facts={tabs.map(({ id, label }) => ({ label, value: prices[id] }))}
      />
      <div className="w-full px-gutter pt-12">
        <nav aria-label={packagesPage.breadcrumb}>
          <ul
            data-tabs
            aria-label={packagesPage.breadcrumb}
            className="flex flex-wrap gap-x-0 border-b border-ink-rule sm:gap-x-2"
          >
            {tabs.map(({ id, label }) => (
              <Tab key={id} id={id} label={label} selected={id === tab} />
            ))}
          </ul>
        </nav>
        {tabs.map((copy) => (
          <TabPanel key={copy.id} {...copy} selected={copy.id === tab}>
            {panels[copy.id]}
          </TabPanel>
        ))}
      </div>
      <BonusPack />
      <FaqSection items={faq} heading={packages.faqHeading} />
      <ImageBreak path="/video-packages" />
      <ExploreMore path="/video-packages" />
    </>
  );
}
