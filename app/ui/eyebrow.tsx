export const eyebrowClass = "break-after-avoid text-eyebrow text-mist-muted tabular-nums";

/** A numbered label over a section; decoration, so not read aloud. */
export function Eyebrow({ children }: { children: string }) {
  return (
    <p
      aria-hidden="true"
      className={`${eyebrowClass} section-number mb-4 uppercase lg:col-span-full`}
    >
      {children}
    </p>
  );
}
