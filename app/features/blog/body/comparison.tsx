import type { ReactNode } from "react";

export function Comparison({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <figure>
      <figcaption>{caption}</figcaption>
      {children}
    </figure>
  );
}
