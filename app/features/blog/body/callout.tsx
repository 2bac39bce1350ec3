import type { ReactNode } from "react";

export function Callout({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div role="note">
      <p className="font-semibold">{title}</p>
      {children}
    </div>
  );
}
