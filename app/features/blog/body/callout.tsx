import type { ReactNode } from "react";

export function Callout({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div role="note" className="aside-box">
      <p className="font-semibold">{title}</p>
      {children}
    </div>
  );
}
