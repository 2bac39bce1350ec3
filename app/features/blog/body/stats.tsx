import type { ReactNode } from "react";

/** A row of figures, each a `<Stat>`. */
export function Stats({ children }: { children: ReactNode }) {
  return <dl className="stats">{children}</dl>;
}
