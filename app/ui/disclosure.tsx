import type { ReactNode } from "react";

/** One part that opens and closes; parts of the same `group` are open one at a time. */
export function Disclosure({
  id,
  group,
  open,
  summary,
  note,
  aside,
  children,
}: {
  id?: string;
  group?: string;
  open?: boolean;
  summary: string;
  /** A line under the summary, read before opening. */
  note?: string;
  aside?: ReactNode;
  children: ReactNode;
}) {
  return (
    <details
      id={id}
      name={group}
      open={open}
      className="group border-t border-ink-line/60 last:border-b"
    >
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-4 py-4 [&::-webkit-details-marker]:hidden">
        <span className="grow">
          <span className="block font-display text-card">{summary}</span>
          {note && <span className="mt-1 block max-w-measure text-mist-muted">{note}</span>}
        </span>
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
