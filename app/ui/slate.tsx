/** The small label over a section that names scene and take: decoration. */
export function Slate({ children }: { children: string }) {
  return (
    <p
      aria-hidden="true"
      className="scene mb-4 break-after-avoid text-eyebrow text-mist-muted uppercase tabular-nums lg:col-span-full"
    >
      {children}
    </p>
  );
}
