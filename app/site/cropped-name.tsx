import { marks } from "#content/brand";

/** Of a narrow face at this size, in the middle. */
const LETTER = 25;

/** The studio's name from edge to edge, cut by the end of the page: a sign, so it is drawn, not said. */
export function CroppedName() {
  const width = marks.wordmark.length * LETTER;
  return (
    <svg viewBox={`0 0 ${width} 44`} aria-hidden="true" className="block w-full text-ink-raised">
      <text
        y="72"
        textLength={width}
        lengthAdjust="spacingAndGlyphs"
        fontSize="96"
        fill="currentColor"
        className="font-display"
      >
        {marks.wordmark}
      </text>
    </svg>
  );
}
