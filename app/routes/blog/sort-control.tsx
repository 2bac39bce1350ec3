import * as words from "#content/words/blog";
import { SORTS, type Sort } from "~/features/blog/select-articles";
import { Button } from "~/ui/button";
import { controlClass } from "~/ui/field";
import { FILTER } from "./article-filter";

/** The order of the list: part of the filter's form, though it stands beside the list. */
export function SortControl({ sort }: { sort: Sort }) {
  return (
    <p className="flex flex-wrap items-center gap-3">
      <label htmlFor="sort" className="font-semibold">
        {words.sortBy}
      </label>
      <select id="sort" name="sort" form={FILTER} defaultValue={sort} className={controlClass}>
        {SORTS.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <noscript>
        <Button kind="secondary" form={FILTER}>
          {words.sort}
        </Button>
      </noscript>
    </p>
  );
}
