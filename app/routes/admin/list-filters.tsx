import { inbox } from "#content/studio/inbox.yaml";
import { fill, formatNumber } from "~/content/format";
import type { ListFilter } from "~/features/admin/pages.server";
import { STATES } from "~/outbox/admin/filter";
import { KINDS, kindNames } from "~/outbox/kinds";
import { ButtonLink, TextLink } from "~/ui/button";
import { FieldLayout, fieldControlClass, Options } from "~/ui/field";
import { Note, Row } from "./page-parts";
import { SearchField } from "./search-field";

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
    <form action="/studio" className="grid gap-3">
      {filter.days && <input type="hidden" name="days" value={filter.days} />}
      {filter.source && <input type="hidden" name="source" value={filter.source} />}
      <div className="grid rows-of-2 gap-3 md:rows-of-3">
        {SELECTS.map(({ name, label, options }) => (
          <FieldLayout key={name} field={{ name }} label={label}>
            <select
              id={name}
              name={name}
              defaultValue={filter[name] ?? ""}
              className={fieldControlClass}
            >
              <Options prompt={list.allOption} options={options} />
            </select>
          </FieldLayout>
        ))}
        <SearchField
          label={list.searchLabel}
          query={filter.q}
          maxLength={100}
          button={list.filterButton}
        />
      </div>
      <Row>
        {total !== null && <Note>{fill(inbox.leadCount, { count: total })}</Note>}
        {isFiltered && <TextLink href="/studio" label={list.clearFilters} />}
        {total !== 0 && (
          <TextLink
            href={listAddress(filter, null, "/studio/leads.csv")}
            download
            label={list.download}
          />
        )}
      </Row>
    </form>
  );
}

type PaginationProps = { filter: ListFilter; before: string | null; older: string | null };

export function Pagination({ filter, before, older }: PaginationProps) {
  if (!before && !older) return null;
  const { label, newest, next } = list.pagination;
  return (
    <Row as="nav" aria-label={label}>
      {before && (
        <ButtonLink kind="secondary" href={listAddress(filter)}>
          {newest}
        </ButtonLink>
      )}
      {older && (
        <ButtonLink kind="secondary" rel="next" href={listAddress(filter, older)}>
          {next}
        </ButtonLink>
      )}
    </Row>
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
