import type { ReactNode } from "react";
import { Contents } from "./contents";

/** A long text on paper, compiled at build from a file of this repository, with its table of contents. */
export function PaperText({
  html,
  contents,
  contentsLabel,
  kit = "",
  columns = "",
  children,
}: {
  html: string;
  contents: { id: string; text: string }[];
  contentsLabel: string;
  /** The class of what may stand beside words, where the text may hold it: named by the page, for its sheet. */
  kit?: string;
  /** Classes that let the text begin elsewhere beside its contents. */
  columns?: string;
  children?: ReactNode;
}) {
  return (
    <div className="relative on-paper">
      <div className={`w-full px-gutter paper-columns ${columns}`}>
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
