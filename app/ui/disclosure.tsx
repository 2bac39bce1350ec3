import type { ReactNode } from "react";
import type { CroppedPicture } from "~/content/schema/media";
import { Picture } from "./picture";

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
  picture,
  summary,
  note,
  price,
  children,
}: {
  id?: string;
  group?: string;
  isOpen?: boolean;
  level?: "span" | "h2" | "h3";
  picture?: CroppedPicture;
  summary: string;
  note?: string;
  price?: string;
  children: ReactNode;
}) {
  // On phones a price below the name leaves room for both, and for a picture.
  const rows = picture ? "sm:row-span-2" : note ? "row-span-2" : "";
  return (
    <details id={id} name={group} open={isOpen} className="border-t border-ink-rule">
      <summary
        className={`summary-plus grid min-h-14 content-center items-center gap-x-4 py-4 ${picture ? "grid-cols-[auto_minmax(0,1fr)_auto] sm:grid-cols-[auto_minmax(0,1fr)_auto_auto]" : "grid-cols-[minmax(0,1fr)_auto_auto]"}`}
      >
        {picture && (
          <Picture
            picture={picture}
            alt=""
            sizes="4rem"
            pictureClassName="row-span-3 sm:row-span-2"
            className="aspect-4/5 w-16 object-cover"
          />
        )}
        <Title className={`font-display text-card text-balance ${note ? "self-end" : ""}`}>
          {summary}
        </Title>{" "}
        {price && (
          <span className={`whitespace-nowrap font-display text-part ${rows}`}>{price}</span>
        )}
        {note && (
          <span className="mt-1 max-w-measure self-start text-small text-mist-muted">{note} </span>
        )}
      </summary>
      <div className="pb-6">{children}</div>
    </details>
  );
}
