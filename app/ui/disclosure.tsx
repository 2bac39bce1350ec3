import type { ReactNode } from "react";

/** A line that opens what follows it, smaller than a `Disclosure`. */
export function MoreDetails({
  summary,
  className = "",
  children,
}: {
  summary: ReactNode;
  className?: string;
  children: ReactNode;
}) {
  return (
    <details className={className}>
      <summary className="summary-plus grid min-h-11 grid-cols-[minmax(0,1fr)_auto_auto] content-center items-center gap-x-4">
        {summary}
      </summary>
      {children}
    </details>
  );
}

/** Of the same `group`, only one is open at a time. */
export function Disclosure({
  id,
  group,
  isOpen,
  level: Title = "span",
  summary,
  note,
  price,
  children,
}: {
  id?: string;
  group?: string;
  isOpen?: boolean;
  level?: "span" | "h2" | "h3";
  summary: string;
  note?: string;
  price?: string;
  children: ReactNode;
}) {
  return (
    <details id={id} name={group} open={isOpen} className="border-t border-ink-rule">
      <summary className="summary-plus grid min-h-14 grid-cols-[minmax(0,1fr)_auto_auto] content-center items-center gap-x-4 py-4">
        <Title className="font-display text-card text-balance">{summary}</Title>{" "}
        <span className="row-span-2">
          {price && <span className="whitespace-nowrap font-display text-part">{price}</span>}
        </span>
        {note && <span className="mt-1 max-w-measure text-mist-muted">{note} </span>}
      </summary>
      <div className="pb-6">{children}</div>
    </details>
  );
}
