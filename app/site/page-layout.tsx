import type { ReactNode } from "react";
import { layout } from "#content/layout";
import { Footer } from "./footer";
import { Header } from "./header";

/** Header and footer around every page; inert if `covered` by a dialog. */
export function PageLayout({
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
        {layout.skipLink}
      </a>
      <Header inert={covered} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer inert={covered} year={year} />
    </>
  );
}
