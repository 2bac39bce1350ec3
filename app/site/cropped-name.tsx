import { marks } from "#content/brand";

const LETTER = 40;

/** The studio's name from edge to edge, cut by the end of the page: a sign, so it is drawn, not said. */
export function CroppedName() {
  const width = marks.wordmark.length * LETTER;
  return (
    <svg viewBox={`0 0 ${width} 62`} aria-hidden="true" className="block w-full text-ink-line">
      <text
        y="84"
        textLength={width}
        lengthAdjust="spacingAndGlyphs"
        fontSize="104"
        fill="currentColor"
        className="font-display"
      >
        {marks.wordmark}
      </text>
    </svg>
  );
}
