import { questions as all, categories, faq, labels } from "#content/faq.yaml";
import {
  type FaqFilter,
  filterFaq,
  readFilter,
  searchedText,
  topicHref,
} from "~/features/faq/faq-filter";
import { PageEnd } from "~/site/closing-section";
import { TextHero } from "~/site/hero";
import { cacheable, uncached } from "~/site/page-data.server";
import { headers, meta } from "~/site/page-exports";
import { FaqEntry } from "~/site/page-section";
import { Button } from "~/ui/button";
import { controlClass } from "~/ui/field";
import { NoMatches } from "~/ui/lists";
import { FilledText } from "~/ui/text";
import type { Route } from "./+types/faq";

const PATH = "/faq";

export function loader({ url, context }: Route.LoaderArgs) {
  const filter = readFilter(url.searchParams, categories);
  const questions = filterFaq(all, filter);
  // Search terms are private, so the result is not cached.
  const respond = filter.q ? uncached : cacheable;
  return respond(context, PATH, faq, { filter, questions });
}

export { headers, meta };

export default function FaqPage({ loaderData: { filter, questions } }: Route.ComponentProps) {
  const { title, lede, closing, inquire } = faq;
  const isWhole = questions.length === all.length;
  return (
    <>
      <TextHero light="light-moss" title={title} lede={lede} />
      <section aria-label={title} className="px-gutter pt-12 lg:grid lg:grid-cols-edge lg:gap-x-6">
        <FaqForm filter={filter} found={questions.length} />
        <div>
          <ul data-live-list className="group mt-8 lg:mt-0 border-b border-ink-rule">
            {questions.map((item, at) => (
              <Question key={item.id} {...item} isFirst={isWhole && startsTopic(at)} />
            ))}
          </ul>
          <NoMatches isShown={questions.length === 0} {...faq.empty} href={PATH} />
        </div>
      </section>
      <PageEnd path={PATH} {...closing} inquire={inquire} />
    </>
  );
}

const startsTopic = (at: number) => all[at]?.category !== all[at - 1]?.category;

/** The first of a topic has its name above, while no question is hidden; a search does not read that. */
function Question({ isFirst, ...item }: (typeof all)[number] & { isFirst: boolean }) {
  const topic = isFirst && categories.find(({ id }) => id === item.category);
  return (
    <li data-category={item.category} data-search={topic ? searchedText(item) : undefined}>
      {topic && <h2 className="py-6 group-has-[>[hidden]]:hidden">{topic.label}</h2>}
      <FaqEntry {...item} />
    </li>
  );
}

/** GET; enhance/live-search.ts filters in place. Only what was found is in the page. */
function FaqForm({ filter, found }: { filter: FaqFilter; found: number }) {
  const count = <span data-live-count>{found}</span>;
  return (
    <div className="self-start lg:sticky lg:top-26 print:hidden">
      <form action="/faq" data-live={found < all.length ? "part" : "all"} className="max-w-measure">
        <label htmlFor="q" className="font-semibold">
          {faq.search.label}
        </label>
        <p role="status" className="text-small text-mist-muted tabular">
          <FilledText text={labels.shown} values={{ shown: count, total: all.length }} />
        </p>
        <div className="mt-2 flex flex-wrap gap-3">
          <input
            id="q"
            name="q"
            type="search"
            size={10}
            maxLength={100}
            defaultValue={filter.q}
            placeholder={faq.search.placeholder}
            className={`${controlClass} grow py-2.5`}
          />
          <input
            type="hidden"
            name="category"
            defaultValue={filter.category === "all" ? "" : filter.category}
          />
          <Button kind="secondary">{faq.search.submit}</Button>
        </div>
      </form>
      <nav aria-label={faq.categoriesLabel} className="mt-8">
        <ul className="flex flex-wrap gap-2 lg:grid lg:gap-0">
          {categories.map(({ id, label }) => (
            <li key={id}>
              <a
                href={topicHref(id, filter.q)}
                data-live-set={`category=${id === "all" ? "" : id}`}
                aria-current={id === filter.category}
                className="flex min-h-11 items-center border border-ink-line px-4 py-1 text-mist-muted hover:text-mist lg:border-0 lg:border-s-2 chosen:border-mist chosen:text-mist forced-colors:chosen:border-b-6"
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
