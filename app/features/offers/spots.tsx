import { offers } from "#content/offers";
import { longDate } from "~/ui/long-date";

/** How many spots are left, in words and as a thin meter; static numbers of the catalogue. */
export function Spots({ available, max }: { available: number; max: number }) {
  return (
    <div className="max-w-56 text-small text-mist-soft">
      <p className="tabular-nums">
        {available} of {max} spots available
      </p>
      <p className="text-mist-muted">
        Set on <time dateTime={offers.spotsSetOn}>{longDate(offers.spotsSetOn)}</time>
      </p>
      <svg
        viewBox="0 0 100 2"
        preserveAspectRatio="none"
        className="mt-1.5 block h-1 w-full text-mist-muted"
        aria-hidden="true"
      >
        <rect width="100" height="2" className="fill-ink-line" />
        <rect width={(available / max) * 100} height="2" fill="currentColor" />
      </svg>
    </div>
  );
}
