import type { ReactNode } from "react";
import { Slate } from "~/ui/slate";

export function PageSection({
  id,
  scene,
  slate,
  heading,
  lede,
  children,
}: {
  id: string;
  scene: number;
  slate: string;
  heading: string;
  lede?: string;
  children: ReactNode;
}) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="page-width pt-20 md:pt-24 print:pt-8"
    >
      <Slate scene={scene}>{slate}</Slate>
      <h2 id={`${id}-title`} className="max-w-[24ch] font-display text-title">
        {heading}
      </h2>
      {lede && <p className="mt-4 max-w-measure text-mist-soft">{lede}</p>}
      <div className="mt-10 print:mt-4">{children}</div>
    </section>
  );
}
