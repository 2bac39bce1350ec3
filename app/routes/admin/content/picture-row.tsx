import type { ReactNode } from "react";

/** A picture of a list, with what is said beside it. */
export function PictureRow({ src, children }: { src: string; children: ReactNode }) {
  return (
    <li className="flex gap-x-6">
      <img src={src} alt="" width={80} loading="lazy" className="self-start" />
      <div className="min-w-0">{children}</div>
    </li>
  );
}
