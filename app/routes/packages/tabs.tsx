import type { ReactNode } from "react";
import type { packages } from "#content/packages";
import { inquiryHref } from "~/features/inquiry/steps";
import { BookLink } from "~/site/book-link";
import { ButtonLink, textLinkClass } from "~/ui/button";
import { TextList } from "~/ui/text";

type TabCopy = (typeof packages)["tabs"][number];

/** A link, which enhance/tabs.ts turns into a tab. */
export function Tab({ id, label, selected }: { id: string; label: string; selected: boolean }) {
  return (
    <li>
      <a
        id={`tab-${id}`}
        href={`/video-packages?tab=${id}`}
        aria-controls={`panel-${id}`}
        aria-current={selected ? "page" : undefined}
        className="-mb-px inline-flex min-h-14 items-center border-b-2 border-transparent px-3 font-display text-[1.375rem] text-mist-muted transition-colors hover:text-mist sm:px-4 sm:text-card chosen:border-mist chosen:text-mist forced-colors:chosen:border-b-6"
      >
        {label}
      </a>
    </li>
  );
}

export function TabPanel({
  id,
  heading,
  intro,
  points,
  contact,
  book,
  more,
  inquire,
  selected,
  children,
}: TabCopy & { selected: boolean; children: ReactNode }) {
  return (
    <section
      id={`panel-${id}`}
      aria-labelledby={`heading-${id}`}
      hidden={!selected}
      className="pt-12"
    >
      <div className="grid gap-x-16 gap-y-6 lg:grid-cols-aside">
        <div>
          <h2 id={`heading-${id}`} className="font-display text-title">
            {heading}
          </h2>
          <p className="mt-4 max-w-measure text-mist-soft">{intro}</p>
        </div>
        <TextList
          items={points}
          className="text-small text-mist-soft *:border-t *:border-ink-rule *:py-3"
        />
      </div>
      <div className="mt-10">{children}</div>
      <p className="mt-10 flex flex-wrap items-center gap-4">
        <ButtonLink href={contact.href} kind={id === "diy" ? "secondary" : "primary"}>
          {contact.label}
        </ButtonLink>{" "}
        <BookLink call="strategy" kind="secondary">
          {book}
        </BookLink>{" "}
        <a href={more.href} className={textLinkClass}>
          {more.label}
        </a>{" "}
        <a href={inquiryHref(inquire.href, `/video-packages?tab=${id}`)} className={textLinkClass}>
          {inquire.label}
        </a>
      </p>
    </section>
  );
}
