/** The small label over a section that names scene and take; decoration, so its words are no content. */
export function Slate({ children }: { children: string }) {
  return <p className="slate scene mb-4" data-label={children.toUpperCase()} aria-hidden="true" />;
}
