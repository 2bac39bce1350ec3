/** Drawn on 320 by 134, in order: far off, one person, an insert, the same shot upright; arrows are the camera's. */
const DRAWINGS = [
  "M0 104c46-10 70-34 104-34s44 20 78 20 44-16 138-8M150 82V36l26 8-26 8M40 112l64-22M92 86l13 3-7 11",
  "M160 34a21 24 0 1 1-.1 0M112 134c2-28 18-42 34-44l14 12 14-12c18 2 34 18 36 44M140 46c8 2 22 2 38-6M70 67H30M40 58l-11 9 11 9",
  "M92 128l40-38 30-4 34 8-8 14-34 2M132 90l-8-22 22-20M214 74a24 24 0 1 0-48 0 24 24 0 1 0 48 0M207 91l25 21M182 74l6 7 12-13M296 20l-30 16M279 21l-15 16 21 1",
  "M126 12h68v110h-68zM160 44a11 13 0 1 1-.1 0M138 122c0-26 8-36 16-38l6 6 6-6c10 2 16 14 16 38M52 67H20M30 58l-11 9 11 9M268 67h32M290 58l11 9-11 9M0 104h126M194 104h126",
];

/** What a storyboard shows of a shot; decoration beside the words. */
export function Sketch({ at }: { at: number }) {
  return (
    <div className="frame-marks border border-ink-line bg-ink text-mist-soft">
      <svg viewBox="0 0 320 134" className="w-full" aria-hidden="true">
        <path
          d="M106.7 0v134M213.3 0v134M0 44.7h320M0 89.3h320"
          stroke="var(--color-ink-line)"
          strokeDasharray="2 5"
          strokeWidth=".75"
        />
        <path
          d={DRAWINGS[at % DRAWINGS.length]}
          fill="none"
          stroke="currentColor"
          strokeLinecap="round"
          strokeLinejoin="round"
          strokeWidth="1.75"
        />
      </svg>
    </div>
  );
}
