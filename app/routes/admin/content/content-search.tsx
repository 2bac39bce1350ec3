import { contentEditor } from "#content/studio/content-editor.yaml";
import { fill } from "~/content/format";
import type { SearchHit } from "~/features/editor/files/search.server";
import { TextLink } from "~/ui/button";
import { Note, Rows, Section } from "../page-parts";
import { SearchField } from "../search-field";

export const MAX_QUERY_LENGTH = 200;

export function Search({ query }: { query: string }) {
  return (
    <form action="/studio/content">
      <SearchField {...contentEditor.list.search} query={query} maxLength={MAX_QUERY_LENGTH} />
    </form>
  );
}

export function Hits({ hits }: { hits: SearchHit[] }) {
  const { search } = contentEditor.list;
  const heading = hits.length > 0 ? fill(search.found, { count: hits.length }) : search.none;
  return (
    <Section id="hits" heading={heading}>
      <Rows>
        {hits.map(({ file, title, where, text, field }) => (
          <li key={`${file} ${field}`}>
            <TextLink
              href={`/studio/content/${file}${field && `?field=${encodeURIComponent(field)}`}`}
              label={where ? `${title}: ${where}` : title}
            />
            {text && (
              <Note>
                <bdi>{text}</bdi>
              </Note>
            )}
          </li>
        ))}
      </Rows>
      <p>
        <TextLink href="/studio/content" label={search.all} />
      </p>
    </Section>
  );
}
