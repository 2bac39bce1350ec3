import type { ReactNode } from "react";

/** One part that opens and closes; parts of the same `group` are open one at a time. */
export function Disclosure({
  id,
  group,
  summary,
  aside,
  children,
}: {
  id?: string;
  group?: string;
  summary: string;
  aside?: ReactNode;
  children: ReactNode;
}) {
  return (
    <details id={id} name={group} className="group border-t border-ink-line/60 last:border-b">
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-4 py-4 [&::-webkit-details-marker]:hidden">
        <span className="grow font-display text-card">{summary}</span>
        {aside}
        <svg
          viewBox="0 0 20 20"
          className="size-5 shrink-0 text-tungsten transition-transform duration-200 group-open:rotate-45"
          aria-hidden="true"
        >
          <path d="M10 3v14M3 10h14" stroke="currentColor" strokeWidth="2" />
        </svg>
      </summary>
      <div className="pb-7">{children}</div>
    </details>
  );
}
