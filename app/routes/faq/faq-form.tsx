import type { FaqCategories, FaqCopy } from "#content/schema/pages";
import { type FaqFilter, topicHref } from "~/features/faq/faq-filter";
import { Button } from "~/ui/button";
import { controlClass } from "~/ui/field";

/** Search box and topics: a GET form and links, which `enhance/live-search.ts` answers in place. */
export function FaqForm({
  copy,
  categories,
  filter,
  isPart,
}: {
  copy: FaqCopy;
  categories: FaqCategories;
  filter: FaqFilter;
  /** Only the questions that match are in the page. */
  isPart: boolean;
}) {
  return (
    <div className="self-start lg:sticky lg:top-26 print:hidden">
      <form action="/faq" data-live={isPart ? "part" : "all"} className="max-w-measure">
        <label htmlFor="q" className="font-semibold">
          {copy.search.label}
        </label>
        <div className="mt-2 flex gap-3">
          <input
            id="q"
            name="q"
            type="search"
            maxLength={100}
            defaultValue={filter.q}
            placeholder={copy.search.placeholder}
            className={`${controlClass} block w-full py-2.5`}
          />
          <input
            type="hidden"
            name="category"
            defaultValue={filter.category === "all" ? "" : filter.category}
          />
          <Button kind="secondary">{copy.search.submit}</Button>
        </div>
      </form>
      <nav aria-label={copy.categoriesLabel} className="mt-8">
        <ul className="flex flex-wrap gap-2 lg:flex-col lg:gap-0">
          {categories.map(({ id, label }) => (
            <li key={id}>
              <a
                href={topicHref(id, filter.q)}
                data-live-set={`category=${id === "all" ? "" : id}`}
                aria-current={id === filter.category}
                className="inline-flex min-h-11 items-center border border-ink-line px-3.5 py-1 text-mist-muted transition-colors hover:text-mist lg:w-full lg:border-0 lg:border-l-2 chosen:border-mist chosen:text-mist forced-colors:chosen:border-b-6"
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
