import { blogPage } from "#content/blog-page";
import * as words from "#content/words/blog";
import { CATEGORIES, type Wish } from "~/features/blog/select-articles";
import { Button } from "~/ui/button";
import { FieldLayout, fieldControlClass, Options } from "~/ui/field";

/** The id of the form that search, category and order belong to. */
export const FILTER = "articles";

const OPTIONS = [
  { value: "", label: words.all },
  ...CATEGORIES.map((category) => ({ value: category, label: category })),
];

/** The heading of the list, which a search leads to: on a phone it stands screens below. */
export const LIST = "all";

/** Search and category as a plain GET form; a script makes it answer while the visitor types. */
export function ArticleFilter({ wish, isPart }: { wish: Wish; isPart: boolean }) {
  return (
    <search className="w-full">
      <form
        id={FILTER}
        action={`/blog#${LIST}`}
        data-live={isPart ? "part" : "all"}
        className="grid w-full items-end gap-4 sm:grid-cols-[1fr_auto] sm:*:first:col-span-2 lg:max-w-measure"
      >
        <FieldLayout field={{ name: "q" }} label={words.search}>
          <input
            id="q"
            name="q"
            type="search"
            placeholder={blogPage.searchPlaceholder}
            defaultValue={wish.q}
            maxLength={100}
            autoComplete="off"
            className={fieldControlClass}
          />
        </FieldLayout>
        <FieldLayout field={{ name: "category" }} label={words.category}>
          <select
            id="category"
            name="category"
            defaultValue={wish.category}
            className={fieldControlClass}
          >
            <Options options={OPTIONS} />
          </select>
        </FieldLayout>
        <Button className="min-h-12.5">{words.search}</Button>
      </form>
    </search>
  );
}
