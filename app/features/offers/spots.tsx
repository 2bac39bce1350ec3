import { offers } from "#content/offers";
import * as words from "#content/words/pages";
import { longDate } from "~/ui/long-date";
import { Meter } from "~/ui/meter";

/** How many spots are left, in words and as a thin meter; static numbers of the catalogue. */
export function Spots({ available, max }: { available: number; max: number }) {
  return (
    <div className="max-w-56 text-small text-mist-soft">
      <p className="tabular-nums">{words.ofSpotsAvailable(available, max)}</p>
      <p className="text-mist-muted">
        {words.setOn} <time dateTime={offers.spotsSetOn}>{longDate(offers.spotsSetOn)}</time>
      </p>
      <Meter percent={(available / max) * 100} className="mt-1.5 h-1 text-mist-muted" />
    </div>
  );
}
