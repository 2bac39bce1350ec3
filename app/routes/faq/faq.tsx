import { faq, faqCategories, faqCopy } from "#content/faq";
import * as words from "#content/words/pages";
import { platformContext } from "~/env.server";
import { filterFaq, readFilter } from "~/features/faq/faq-filter";
import { pageMeta } from "~/seo/page-meta";
import { ClosingSection } from "~/site/closing-section";
import { ExploreMore } from "~/site/explore-more";
import { TypeHero } from "~/site/hero";
import { cacheable, uncached } from "~/site/page-data.server";
import { textLinkClass } from "~/ui/button";
import { NoMatches } from "~/ui/lists";
import type { Route } from "./+types/faq";
import { FaqForm } from "./faq-form";
import { FaqList } from "./faq-list";

const PATH = "/faq";

export function loader({ request, context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const filter = readFilter(new URL(request.url).searchParams, faqCategories);
  const questions = filterFaq(faq, filter);
  // What somebody searched for is nobody else's page.
  const pageData = filter.q ? uncached : cacheable;
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

export default function FaqPage({ loaderData }: Route.ComponentProps) {
  const { faqCopy, faqCategories, filter, questions, total } = loaderData;
  const { title, lede, closing, inquire } = faqCopy;
  return (
    <>
      <div className="light-moss">
        <TypeHero title={title} lede={lede} />
      </div>
      <section
        aria-label={title}
        className="w-full px-gutter pt-12 lg:grid lg:grid-cols-from-5 lg:gap-x-12"
      >
        <FaqForm
          copy={faqCopy}
          categories={faqCategories}
          filter={filter}
          isPart={questions.length < total}
        />
        <div>
          <p role="status" className="mt-8 text-small text-mist-muted tabular-nums lg:mt-0">
            {words.showing} <span data-live-count>{questions.length}</span>{" "}
            {words.ofQuestions(total)}
          </p>
          <FaqList questions={questions} />
          <NoMatches isShown={questions.length === 0} {...faqCopy.empty} href={PATH} />
        </div>
      </section>
      <ClosingSection path={PATH} {...closing}>
        <a href={inquire.href} className={textLinkClass}>
          {inquire.label}
        </a>
      </ClosingSection>
      <ExploreMore path={PATH} />
    </>
  );
}
