import type { ReactNode } from "react";
import * as words from "#content/words/site";
import { SiteFooter } from "./site-footer";
import { SiteHeader } from "./site-header";

/** The chrome around every page. `covered`: a dialog lies over it, so nothing behind can be reached. */
export function PageShell({
  covered,
  year,
  children,
}: {
  covered: boolean;
  year: number;
  children: ReactNode;
}) {
  return (
    <>
      <a
        href="#main"
        className="fixed -top-22 left-2 z-50 bg-tungsten px-4 py-3 font-semibold text-ink focus:top-2"
      >
        {words.skipToMainContent}
      </a>
      <SiteHeader inert={covered} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter inert={covered} year={year} />
    </>
  );
}
