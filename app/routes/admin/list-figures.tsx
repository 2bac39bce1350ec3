import { inbox } from "#content/studio/inbox.yaml";
import { fill, formatNumber, formatSpan } from "~/content/format";
import { DAY_MS, HOUR_MS } from "~/http/timing";
import { FIGURE_DAYS, type Figures, MOST_COUNTED } from "~/outbox/admin/figures";
import { TextLink } from "~/ui/button";
import { listAddress } from "./list-filters";

const { figures: texts } = inbox;
const days = FIGURE_DAYS;

export function ListFigures({ figures }: { figures: Figures }) {
  const { leads, open, answered, sources } = figures;
  const isCut = leads > MOST_COUNTED;
  return (
    <section aria-label={texts.label}>
      <ul className="flex flex-wrap gap-x-6 text-small">
        <Figure
          href={listAddress({ days })}
          text={fill(texts.leads, { count: upToMost(leads), days })}
        />
        <Figure href={listAddress({ state: "open" })} text={fill(texts.open, { count: open })} />
        {answered && (
          <Figure
            href={listAddress({ state: "done", days })}
            text={fill(texts.answered, {
              span: formatSpan(roundToUnit(answered.ms)),
              count: upToMost(answered.leads),
            })}
          />
        )}
        {sources.map(({ source, leads: count }) => (
          <Figure
            key={source}
            href={listAddress({ days, source })}
            text={`${texts.sources[source] ?? source}: ${formatNumber(count)}${isCut ? "+" : ""}`}
          />
        ))}
      </ul>
    </section>
  );
}

function Figure({ href, text }: { href: string; text: string }) {
  return (
    <li>
      <TextLink href={href} label={text} />
    </li>
  );
}

function upToMost(count: number): number | string {
  return count > MOST_COUNTED ? `${formatNumber(MOST_COUNTED)}+` : count;
}

/** In seconds: whole days, hours or minutes, whichever it is at least one of. */
function roundToUnit(ms: number): number {
  const unit = [DAY_MS, HOUR_MS].find((length) => ms >= length) ?? 60_000;
  return (Math.max(1, Math.round(ms / unit)) * unit) / 1000;
}
