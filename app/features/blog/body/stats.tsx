import type { ReactNode } from "react";

export function Stats({ children }: { children: ReactNode }) {
  return (
    <dl className="grid grid-cols-fit-60 gap-6 border-y border-paper-line py-6 xl:grid-cols-fit-48 xl:gap-x-4">
      {children}
    </dl>
  );
}
