import { inbox } from "#content/studio/inbox.yaml";
import { fill, formatNumber } from "~/content/format";
import type { ListFilter } from "~/features/admin/pages.server";
import { STATES } from "~/outbox/admin/filter";
import { KINDS, kindNames } from "~/outbox/kinds";
import { Button, ButtonLink, textLinkClass } from "~/ui/button";
import { Options } from "~/ui/field";

const CONTROL = "mt-1 block min-h-12 w-full border border-ink-control bg-ink px-3 py-2 text-mist";

/** States besides "new" of leads that have not arrived; shown while there are leads in them. */
const WAITING_STATES = ["dead", "unconfirmed", "held", "pending"] as const;

const { list } = inbox;

type StateCountsProps = { counts: Record<string, number>; current: string | undefined };

export function StateCounts({ counts, current }: StateCountsProps) {
  const waiting = WAITING_STATES.filter((state) => counts[state]);
  return (
    <ul className="flex flex-wrap gap-x-6">
      {(["new", ...waiting] as const).map((state) => (
        <li key={state}>
          <a
            href={listAddress({ state })}
            aria-current={state === current ? "page" : undefined}
            className="inline-flex min-h-11 items-baseline gap-2 underline-offset-4 hover:underline chosen:underline"
          >
            <span className="font-display text-card tabular">
              {formatNumber(counts[state] ?? 0)}
            </span>{" "}
            <span className="text-small text-mist-soft">{inbox.states[state]}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

const SELECTS = [
  {
    name: "state",
    label: list.stateLabel,
    options: STATES.map((state) => ({ value: state, label: inbox.states[state] ?? state })),
  },
  {
    name: "kind",
    label: list.kindLabel,
    options: kindNames.map((name) => ({ value: KINDS[name].stored, label: KINDS[name].label })),
  },
] as const;

export function Filters({ filter, total }: { filter: ListFilter; total: number | null }) {
  const isFiltered = Object.values(filter).some(Boolean);
  return (
    <form action="/studio" className="mt-5 border-t border-ink-rule pt-4">
      {filter.days && <input type="hidden" name="days" value={filter.days} />}
      {filter.source && <input type="hidden" name="source" value={filter.source} />}
      <div className="grid rows-of-2 items-end gap-3 md:rows-of-3">
        {SELECTS.map(({ name, label, options }) => (
          <label key={name} className="text-small text-mist-muted">
            {label}
            <select name={name} defaultValue={filter[name] ?? ""} className={CONTROL}>
              <Options prompt={list.allOption} options={options} />
            </select>
          </label>
        ))}
        <div className="flex flex-wrap items-end gap-3">
          <label className="min-w-0 flex-1 text-small text-mist-muted">
            {list.searchLabel}
            <input
              type="search"
              name="q"
              defaultValue={filter.q}
              maxLength={100}
              className={CONTROL}
            />
          </label>
          <Button kind="secondary">{list.filterButton}</Button>
        </div>
      </div>
      <p className="mt-1 flex flex-wrap items-center gap-x-6 text-small text-mist-muted">
        {total !== null && <span>{fill(inbox.leadCount, { count: total })}</span>}
        {isFiltered && (
          <a href="/studio" className={textLinkClass}>
            {list.clearFilters}
          </a>
        )}
        {total !== 0 && (
          <a
            href={listAddress(filter, null, "/studio/leads.csv")}
            download
            className={textLinkClass}
          >
            {list.download}
          </a>
        )}
      </p>
    </form>
  );
}

type PaginationProps = { filter: ListFilter; before: string | null; older: string | null };

export function Pagination({ filter, before, older }: PaginationProps) {
  if (!before && !older) return null;
  const { label, newest, next } = list.pagination;
  return (
    <nav aria-label={label} className="mt-6 flex flex-wrap items-center justify-between gap-4">
      {before ? (
        <ButtonLink kind="secondary" href={listAddress(filter)}>
          {newest}
        </ButtonLink>
      ) : (
        <span />
      )}
      {older && (
        <ButtonLink kind="secondary" rel="next" href={listAddress(filter, older)}>
          {next}
        </ButtonLink>
      )}
    </nav>
  );
}

export function listAddress(
  { state, kind, q, days, source }: ListFilter,
  before: string | null = null,
  path = "/studio",
): string {
  const query = new URLSearchParams();
  const parameters = { state, kind, q, days, source, before };
  for (const [name, value] of Object.entries(parameters)) {
    if (value) query.set(name, String(value));
  }
  return query.size > 0 ? `${path}?${query}` : path;
}
