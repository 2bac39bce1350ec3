import type { ReactNode } from "react";
import type { Cast } from "#content/schema/stills";
import { cast } from "#content/stills";
import * as words from "#content/words/site";
import { ButtonLink } from "~/ui/button";
import { Slate } from "~/ui/slate";
import { Backdrop } from "./backdrop";
import { BookLink } from "./book-link";

/** A page's last shot: its one call to action before the still that the page closes with. */
export function ClosingSection({
  path,
  id = "start",
  slate = words.action,
  heading,
  lede,
  action,
  book,
  children,
}: {
  /** The page's own, also under a dialog with another address. */
  path: string;
  id?: string;
  slate?: string;
  heading: string;
  lede: string;
  action?: { label: string; href: string };
  /** The label of the link to the strategy call, where a page offers it. */
  book?: string;
  /** More ways to act. */
  children?: ReactNode;
}) {
  const still = (cast as Cast)[path]?.closes;
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={`closing ${still ? "closing-over-still" : "bg-dusk pt-20 print:bg-transparent print:pt-8"}`}
    >
      {still && (
        <div className="closing-still">
          <Backdrop name={still} />
        </div>
      )}
      <div className="w-full px-gutter pb-12 md:pb-20">
        <Slate>{slate}</Slate>
        <h2 id={`${id}-title`} className="max-w-[16ch] pb-descender font-display text-step-9">
          {heading}
        </h2>
        <p className="mt-3 max-w-[34rem] text-balance text-mist">{lede}</p>
        <p className="mt-8 flex flex-wrap items-center gap-4">
          {action && <ButtonLink href={action.href}>{action.label}</ButtonLink>}{" "}
          {book && (
            <BookLink call="strategy" kind="secondary">
              {book}
            </BookLink>
          )}{" "}
          {children}
        </p>
      </div>
    </section>
  );
}
