import type { ReactNode } from "react";
import type { Cast } from "#content/schema/stills";
import { cast } from "#content/stills";
import * as words from "#content/words/site";
import { ButtonLink } from "~/ui/button";
import { Slate } from "~/ui/slate";
import { Backdrop } from "./backdrop";
import { BookLink } from "./book-link";

/** The room above the words: the picture is over them, or behind where they leave it room. */
const OVER_STILL =
  "pt-[min(95vw,27rem)] md:pt-[46vw] lg:min-h-[min(41.8vw,92svh)] lg:pt-56 print:min-h-0 print:pt-8";

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
      className={`relative isolate mt-24 flex flex-col justify-end overflow-hidden ${still ? OVER_STILL : "bg-dusk pt-20 print:bg-transparent print:pt-8"}`}
    >
      {still && (
        <div className="absolute inset-x-0 top-0 -z-10 h-[min(125vw,36rem)] md:h-[60vw] lg:h-full print:hidden">
          <Backdrop name={still} />
          <div className="scrim-closing absolute inset-0" />
        </div>
      )}
      <div className="w-full px-gutter pb-12 md:pb-20">
        <Slate>{slate}</Slate>
        <h2 id={`${id}-title`} className="max-w-[16ch] pb-descender font-display text-step-9">
          {heading}
        </h2>
        <p className="mt-3 max-w-136 text-balance text-mist">{lede}</p>
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
