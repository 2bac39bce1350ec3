import { formatNumber } from "#content/format";
import { inbox } from "#content/studio";
import { listAddress } from "~/features/studio/list-address";
import { KINDS, type LeadFilter, STATES } from "~/outbox/admin/filter";
import { Button, textLinkClass } from "~/ui/button";

const CONTROL = "mt-1 block min-h-11 w-full border border-ink-control bg-ink px-3 py-2 text-mist";

/** Narrows the list by state, form and words; a plain form, so its address can be kept. */
export function Filters({ filter, total }: { filter: LeadFilter; total: number }) {
  const isFiltered = Boolean(filter.state || filter.kind || filter.q);
  return (
    <form action="/studio" className="mt-5 border-t border-ink-rule pt-4">
      <div className="grid grid-cols-2 items-end gap-3 md:grid-cols-3">
        <Choice
          name="state"
          label={inbox.columns.state}
          words={inbox.states}
          values={STATES}
          chosen={filter.state}
        />
        <Choice
          name="kind"
          label={inbox.kindLabel}
          words={inbox.kinds}
          values={KINDS}
          chosen={filter.kind}
        />
        <div className="col-span-2 flex items-end gap-3 md:col-span-1">
          <label className="min-w-0 flex-1 text-small text-mist-muted">
            {inbox.search.label}
            <input
              type="search"
              name="q"
              defaultValue={filter.q}
              maxLength={100}
              className={CONTROL}
            />
          </label>
          <Button kind="secondary">{inbox.filter}</Button>
        </div>
      </div>
      <p className="mt-1 flex flex-wrap items-center gap-x-6 text-small text-mist-muted">
        <span>{total === 1 ? "1 lead" : `${formatNumber(total)} leads`}</span>
        {isFiltered && <QuietLink href="/studio" text={inbox.search.clear} />}
        {total > 0 && (
          <QuietLink href={listAddress(filter, 1, "/studio/leads.csv")} text={inbox.csv} download />
        )}
      </p>
    </form>
  );
}

function Choice({
  name,
  label,
  words,
  values,
  chosen,
}: {
  name: string;
  label: string;
  words: Record<string, string>;
  values: readonly string[];
  chosen: string | undefined;
}) {
  return (
    <label className="text-small text-mist-muted">
      {label}
      <select name={name} defaultValue={chosen ?? ""} className={CONTROL}>
        <option value="">{inbox.all}</option>
        {values.map((value) => (
          <option key={value} value={value}>
            {words[value] ?? value}
          </option>
        ))}
      </select>
    </label>
  );
}

function QuietLink({ href, text, download }: { href: string; text: string; download?: boolean }) {
  return (
    <a href={href} download={download} className={textLinkClass}>
      {text}
    </a>
  );
}
