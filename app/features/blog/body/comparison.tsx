import type { ReactNode } from "react";

/** A table with a caption. */
export function Comparison({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <figure>
      <figcaption>{caption}</figcaption>
      {children}
    </figure>
  );
}
