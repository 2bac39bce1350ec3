import { marks } from "#content/brand";
import type { Marks } from "#content/schema/brand";

const letters = (symbol: Marks["symbol"]) => ("letters" in symbol ? symbol.letters : undefined);

/** All that is to be read in the mark, for a label that says no less. */
export const wordmarkText = [letters(marks.symbol), marks.wordmark].filter(Boolean).join(" ");

export function Wordmark() {
  return (
    <>
      <Picture symbol={marks.symbol} />
      <span className="font-display text-[2rem]/none tracking-wide">{marks.wordmark}</span>
    </>
  );
}

function Picture({ symbol }: { symbol: Marks["symbol"] }) {
  if ("letters" in symbol) {
    return (
      <span className="font-display text-[2rem]/none text-tungsten" aria-hidden="true">
        {`${symbol.letters} `}
      </span>
    );
  }
  return (
    <svg viewBox={`0 0 ${symbol.size} ${symbol.size}`} className="size-7" aria-hidden="true">
      {symbol.shapes.map(({ d, paint, stroke }) => (
        <path
          key={d}
          d={d}
          className={paint === "tungsten" ? "text-tungsten" : undefined}
          fill={stroke ? "none" : "currentColor"}
          stroke={stroke ? "currentColor" : undefined}
          strokeWidth={stroke}
        />
      ))}
    </svg>
  );
}
