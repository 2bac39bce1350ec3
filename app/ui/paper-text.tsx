import type { ReactNode } from "react";
import { Contents } from "./contents";

/** A long text on paper, compiled at build from a file of this repository, with its table of contents. */
export function PaperText({
  html,
  contents,
  contentsLabel,
  columns = "lg:grid-cols-contents lg:gap-16",
  children,
}: {
  html: string;
  contents: { id: string; text: string }[];
  contentsLabel: string;
  /** Where the text begins beside its contents. */
  columns?: string;
  children?: ReactNode;
}) {
  return (
    <div className="relative on-paper">
      <div
        className={`grid w-full grid-cols-[minmax(0,1fr)] gap-10 px-gutter py-12 md:py-16 ${columns}`}
      >
        <Contents label={contentsLabel} headings={contents} />
        <div>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: ours, compiled at build */}
          <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
          {children}
        </div>
      </div>
    </div>
  );
}
