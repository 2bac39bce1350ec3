import { formatDay } from "#content/format";
import { offers } from "#content/offers";
import * as words from "#content/words/pages";

/** How many spots are left, in words and as seats of which the taken are filled; static numbers of the catalogue. */
export function Spots({ available, max }: { available: number; max: number }) {
  const seats = Array.from({ length: max }, (_, seat) => seat);
  return (
    <div className="font-text text-small text-mist-soft">
      <p className="font-display text-card text-mist tabular-nums">
        {words.ofSpotsAvailable(available, max)}
      </p>
      <p className="text-mist-muted">
        {words.setOn} <time dateTime={offers.spotsSetOn}>{formatDay(offers.spotsSetOn)}</time>
      </p>
      <svg
        viewBox={`0 0 ${max * 12} 10`}
        aria-hidden="true"
        className="mt-2 h-3 max-w-full text-mist-muted"
      >
        {seats.map((seat) => (
          <rect
            key={seat}
            x={seat * 12 + 0.5}
            y="0.5"
            width="9"
            height="9"
            fill={seat < max - available ? "currentColor" : "none"}
            stroke="currentColor"
          />
        ))}
      </svg>
    </div>
  );
}
