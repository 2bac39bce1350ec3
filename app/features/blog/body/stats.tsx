import type { ReactNode } from "react";

export function Stats({ children }: { children: ReactNode }) {
  return <dl className="stats">{children}</dl>;
}
