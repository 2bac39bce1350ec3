import { contentEditor } from "#content/studio/content-editor.yaml";
import { fill } from "~/content/format";
import type { SearchHit } from "~/features/editor/files/search.server";
import { Button, textLinkClass } from "~/ui/button";
import { fieldControlClass } from "~/ui/field";

export const MAX_QUERY_LENGTH = 200;

export function Search({ query }: { query: string }) {
  const { search } = contentEditor.list;
  return (
    <form action="/studio/content" className="mt-6 max-w-3xl">
      <label htmlFor="q" className="font-semibold">
        {search.label}
      </label>
      <p id="q-hint" className="text-small text-mist-muted">
        {search.hint}
      </p>
      <div className="flex items-end gap-3">
        <input
          id="q"
          type="search"
          name="q"
          defaultValue={query}
          maxLength={MAX_QUERY_LENGTH}
          aria-describedby="q-hint"
          className={`${fieldControlClass} min-w-0`}
        />
        <Button kind="secondary">{search.button}</Button>
      </div>
    </form>
  );
}

export function Hits({ hits }: { hits: SearchHit[] }) {
  const { search } = contentEditor.list;
  return (
    <section aria-labelledby="hits" className="mt-6 max-w-3xl">
      <h2 id="hits" className="font-semibold">
        {hits.length > 0 ? fill(search.found, { count: hits.length }) : search.none}
      </h2>
      <ul className="ruled-2 mt-2">
        {hits.map(({ file, title, where, text, field }) => (
          <li key={`${file} ${field}`}>
            <a
              href={`/studio/content/${file}${field && `?field=${encodeURIComponent(field)}`}`}
              className={textLinkClass}
            >
              {where ? `${title}: ${where}` : title}
            </a>
            {text && (
              <p className="text-small wrap-anywhere text-mist-muted">
                <bdi>{text}</bdi>
              </p>
            )}
          </li>
        ))}
      </ul>
      <p>
        <a href="/studio/content" className={textLinkClass}>
          {search.all}
        </a>
      </p>
    </section>
  );
}
