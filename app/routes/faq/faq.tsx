import liveSearch from "~/enhance/live-search.js?url&no-inline";
import { platformContext } from "~/env.server";
import { pageMeta } from "~/seo/page-meta";
import { ExploreMore } from "~/site/explore-more";
import { readFaq } from "~/site/page-faq.server";
import { PageIntro } from "~/site/page-intro";
import type { PageHandle } from "~/site/page-scripts";
import { PageSection } from "~/site/page-section";
import { privateData, publicData } from "~/site/public-page.server";
import { ButtonLink } from "~/ui/button";
import type { Route } from "./+types/faq";
import { filterFaq, readFilter } from "./faq-filter";
import { FaqForm } from "./faq-form";
import { FaqList } from "./faq-list";

const PATH = "/faq";

export async function loader({ request, context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const { faq, faqCategories, faqCopy } = await readFaq(platform);
  const filter = readFilter(new URL(request.url).searchParams, faqCategories);
  const questions = filterFaq(faq, filter);
  // What somebody searched for is nobody else's page.
  const pageData = filter.q ? privateData : publicData;
  return pageData(platform, PATH, faqCopy, {
    faqCopy,
    faqCategories,
    filter,
    questions,
    total: faq.length,
  });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.head);

export const handle: PageHandle = { scripts: [liveSearch] };

export default function FaqPage({ loaderData }: Route.ComponentProps) {
  const { faqCopy, faqCategories, filter, questions, total } = loaderData;
  const { title, lede, closing } = faqCopy;
  return (
    <>
      <PageIntro title={title} lede={lede} frame="softbox" />
      <section aria-label={title} className="page-width pt-12">
        <FaqForm
          copy={faqCopy}
          categories={faqCategories}
          filter={filter}
          isPart={questions.length < total}
        />
        <p role="status" className="mt-8 tabular-nums text-mist-soft">
          Showing <span data-live-count>{questions.length}</span> of {total} questions
        </p>
        <FaqList questions={questions} />
        <div
          data-live-empty
          hidden={questions.length > 0}
          className="mt-8 border border-ink-line p-8"
        >
          <p className="font-display text-card">{faqCopy.empty.text}</p>
          <p className="mt-5">
            <ButtonLink href={PATH} kind="secondary" data-live-set="q=&category=">
              {faqCopy.empty.reset}
            </ButtonLink>
          </p>
        </div>
      </section>
      <PageSection id="ask" scene={2} slate="Action" title={closing.heading} lede={closing.lede}>
        <p className="flex flex-wrap gap-4">
          <ButtonLink href={closing.contact.href}>{closing.contact.label}</ButtonLink>
          <ButtonLink href="/book/strategy" external kind="secondary">
            {closing.book}
          </ButtonLink>
        </p>
      </PageSection>
      <ExploreMore path={PATH} />
    </>
  );
}
