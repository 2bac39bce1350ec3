import type { ComponentProps, ReactNode } from "react";
import { pageImages } from "#content/images.yaml";
import { closingEyebrow } from "#content/layout.yaml";
import { inquiryHref } from "~/features/inquiry/steps";
import { Actions, ButtonLink, TextLink } from "~/ui/button";
import { Eyebrow } from "~/ui/text";
import { PictureBehind } from "./backdrop";
import { BookLink } from "./book-link";
import { ExploreMore } from "./explore-more";

type Link = { label: string; href: string };

/** Space for the image above the words, or behind them on wide screens. */
const OVER_IMAGE = "pt-[min(95vw,27rem)] md:min-h-hero-wide lg:pt-56 print:min-h-0 print:pt-8";

export function ClosingSection({
  path,
  id = "start",
  eyebrow = closingEyebrow,
  heading,
  lede,
  action,
  book,
  inquire,
  children,
}: {
  /** Of the page below, where a dialog has another. */
  path: string;
  id?: string;
  eyebrow?: string;
  heading: string;
  lede: string;
  action?: Link;
  book?: string;
  inquire?: Link;
  children?: ReactNode;
}) {
  const image = pageImages[path]?.closing;
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={`lay-out-later section-background relative isolate flex flex-col justify-end overflow-hidden ${image ? OVER_IMAGE : "bg-dusk pt-section print:pt-8"}`}
    >
      {/* Beside the words of wide screens, its subject is on the right. */}
      {image && <PictureBehind name={image} className="object-right" />}
      <div className="px-gutter pb-10">
        <Eyebrow>{eyebrow}</Eyebrow>
        <h2 id={`${id}-title`} className="max-w-[16ch] pb-descender text-section">
          {heading}
        </h2>
        <p className="mt-3 max-w-136 text-balance text-mist">{lede}</p>
        <Actions>
          {action && <ButtonLink {...action} />}{" "}
          {book && <BookLink call="strategy" kind="secondary" label={book} />}{" "}
          {inquire && <TextLink href={inquiryHref(inquire.href, path)} label={inquire.label} />}
          {children}
        </Actions>
      </div>
    </section>
  );
}

export function PageEnd(closing: ComponentProps<typeof ClosingSection>) {
  return (
    <>
      <ClosingSection {...closing} />
      <ExploreMore path={closing.path} />
    </>
  );
}

export function CallToAction({
  id,
  heading,
  lede,
  actions: [first, second],
}: {
  id: string;
  heading: string;
  lede: string;
  actions: [first: Link, second: Link];
}) {
  return (
    <div className="card-box light-leak py-10 text-mist sm:px-8">
      <h2 id={id} className="max-w-[22ch]">
        {heading}
      </h2>
      <p className="mt-4 lede">{lede}</p>
      <Actions>
        <ButtonLink {...first} /> <ButtonLink {...second} kind="secondary" />
      </Actions>
    </div>
  );
}
