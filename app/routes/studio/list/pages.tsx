import { inbox } from "#content/studio";
import * as words from "#content/words/studio";
import { listAddress } from "~/features/studio/list-address";
import type { LeadFilter } from "~/outbox/admin/filter";
import { ButtonLink } from "~/ui/button";

/** The way to newer and older leads, where one page does not hold them all. */
export function Pages({
  filter,
  page,
  pages,
}: {
  filter: LeadFilter;
  page: number;
  pages: number;
}) {
  if (pages === 1) return null;
  return (
    <nav aria-label={words.pages} className="mt-6 flex items-center justify-between gap-4">
      {page > 1 ? (
        <ButtonLink kind="secondary" rel="prev" href={listAddress(filter, page - 1)}>
          {inbox.pages.previous}
        </ButtonLink>
      ) : (
        <span />
      )}
      <span className="text-small text-mist-muted tabular-nums">{words.pageOf(page, pages)}</span>
      {page < pages ? (
        <ButtonLink kind="secondary" rel="next" href={listAddress(filter, page + 1)}>
          {inbox.pages.next}
        </ButtonLink>
      ) : (
        <span />
      )}
    </nav>
  );
}
