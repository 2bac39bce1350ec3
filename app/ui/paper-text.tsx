import type { ReactNode } from "react";
import { Contents } from "./contents";

/** A long text on paper, compiled at build from a file of this repository, with its table of contents. */
export function PaperText({
  html,
  contents,
  contentsLabel,
  kit = "",
  columns = "lg:grid-cols-[max(15rem,28vw-14rem)_minmax(0,1fr)] lg:gap-16",
  children,
}: {
  html: string;
  contents: { id: string; text: string }[];
  contentsLabel: string;
  /** The class of what may stand beside words, where the text may hold it: named by the page, for its sheet. */
  kit?: string;
  /** Classes: where the text begins beside its contents. */
  columns?: string;
  children?: ReactNode;
}) {
  return (
    <div className="relative on-paper">
      <div className={`page-width grid grid-cols-[minmax(0,1fr)] gap-10 py-12 md:py-16 ${columns}`}>
        <Contents label={contentsLabel} headings={contents} />
        <div>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: ours, compiled at build */}
          <div className={`prose ${kit}`} dangerouslySetInnerHTML={{ __html: html }} />
          {children}
        </div>
      </div>
    </div>
  );
}
