/** Drawn on 320 by 134, in order: far off, one person, an insert, the same shot upright; arrows are the camera's. */
const DRAWINGS = [
  "M0 104c46-10 70-34 104-34s44 20 78 20 44-16 138-8M150 82V36l26 8-26 8M40 112l64-22M92 86l13 3-7 11",
  "M160 34a21 24 0 1 1-.1 0M112 134c2-28 18-42 34-44l14 12 14-12c18 2 34 18 36 44M140 46c8 2 22 2 38-6M70 67H30M40 58l-11 9 11 9",
  "M166 43V24H90v86h76V99M104 42h36M104 58h38M104 74h34M104 90h44M208 71a29 29 0 1 1-58 0 29 29 0 1 1 58 0M200 92l26 24M166 71l9 10 18-20M294 22l-30 16M270 26l-6 12 14 1",
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
