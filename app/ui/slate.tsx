/** The small label over a section that names scene and take; decoration, so its words are no content. */
export function Slate({ children }: { children: string }) {
  return (
    <p
      className="text-eyebrow text-mist-muted tabular-nums break-after-avoid scene mb-4"
      data-label={children.toUpperCase()}
      aria-hidden="true"
    />
  );
}
