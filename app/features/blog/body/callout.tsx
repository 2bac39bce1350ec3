import type { ReactNode } from "react";

/** A remark set apart from the text of an article. */
export function Callout({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div role="note" className="aside-box">
      <p className="font-semibold">{title}</p>
      {children}
    </div>
  );
}
