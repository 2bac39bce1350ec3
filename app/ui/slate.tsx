/** The small label over a section that names scene and take; decoration, so its words are no content. */
export function Slate({ scene, children }: { scene: number; children: string }) {
  const label = `SC ${String(scene).padStart(2, "0")} / ${children.toUpperCase()}`;
  return (
    <p
      className="slate mb-4 before:content-[attr(data-label)]"
      data-label={label}
      aria-hidden="true"
    />
  );
}
