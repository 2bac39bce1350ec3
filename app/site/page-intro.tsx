import type { ReactNode } from "react";
import { Frame } from "~/ui/frame";
import { Breadcrumb } from "./breadcrumb";

export function PageIntro({
  breadcrumb,
  title,
  lede,
  frame,
  children,
}: {
  /** The page's name in the breadcrumb, on pages that show one. */
  breadcrumb?: string;
  title: string;
  lede: string;
  /** A still of public/frames beside the words on wide screens; phones never load it. */
  frame?: string;
  children?: ReactNode;
}) {
  return (
    <header className="light-leak border-b border-ink-rule">
      {breadcrumb && <Breadcrumb page={breadcrumb} />}
      <div
        className={`page-width grid items-center gap-16 pt-14 pb-12 md:pt-20 md:pb-16 ${frame ? "lg:grid-cols-[1fr_30rem]" : ""}`}
      >
        <div>
          <h1 className="max-w-[18ch] font-display text-hero">{title}</h1>
          <p className="mt-6 max-w-measure text-lede text-mist-soft">{lede}</p>
          {children && <div className="mt-8 flex flex-wrap gap-4">{children}</div>}
        </div>
        {frame && (
          <div className="hidden lg:block">
            <Frame name={frame} alt="" sizes="30rem" />
          </div>
        )}
      </div>
    </header>
  );
}
