/** The small label over a section that names scene and take; decoration only. */
export function Slate({ scene, children }: { scene: number; children: string }) {
  return (
    <p className="slate mb-4" aria-hidden="true">
      SC {String(scene).padStart(2, "0")} <span className="text-ink-control">/</span>{" "}
      {children.toUpperCase()}
    </p>
  );
}
