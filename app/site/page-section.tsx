import type { ReactNode } from "react";
import { company } from "#content/company.yaml";
import { ButtonLink, TextLink } from "~/ui/button";
import { Disclosure } from "~/ui/disclosure";
import { LinkedText } from "~/ui/prose";
import { Eyebrow } from "~/ui/text";

const BACKGROUNDS = {
  ink: "pt-section print:pt-8",
  panel: "section-background bg-ink-panel py-section print:py-8",
  dusk: "section-background bg-dusk py-section print:py-8",
  paper: "section-background paper-theme py-section print:py-8",
};

const BESIDE = "lg:grid-cols-edge gap-x-6";

type Link = { label: string; href: string };

type LayoutClasses = { section?: string; head?: string; heading: string; body?: string };

/** Where heading and body begin: on the first of the page's two left edges, on the second, or on both. */
const LAYOUTS = {
  wide: { heading: "text-section" },
  inset: { head: "lg:ms-edge", heading: "text-section", body: "lg:ms-edge" },
  beside: { section: `lg:grid ${BESIDE}`, heading: "text-part", body: "lg:mt-0" },
  /** A figure under the heading needs a place beside it on smaller screens, too. */
  figure: { section: `md:grid md:grid-cols-2 ${BESIDE}`, heading: "text-part", body: "md:mt-0" },
};

/** A section of a page: `layout` is the position of its parts. */
export function PageSection({
  id,
  eyebrow,
  layout = "wide",
  background = "ink",
  heading,
  lede,
  underHeading,
  more,
  button,
  children,
}: {
  id: string;
  eyebrow: string;
  layout?: keyof typeof LAYOUTS;
  background?: keyof typeof BACKGROUNDS;
  heading: string;
  lede?: string;
  underHeading?: ReactNode;
  /** Below what is shown: where there is more of it. */
  more?: Link | undefined;
  button?: Link | false;
  children: ReactNode;
}) {
  const parts: LayoutClasses = LAYOUTS[layout];
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={BACKGROUNDS[background]}>
      <div className={`px-gutter ${parts.section ?? ""}`}>
        <div className={parts.head}>
          <Eyebrow>{eyebrow}</Eyebrow>
          <h2 id={`${id}-title`} className={`max-w-[24ch] ${parts.heading}`}>
            {heading}
          </h2>
          {lede && <p className="mt-4 lede">{lede}</p>}
          {underHeading}
        </div>
        <div className={`mt-8 print:mt-4 ${parts.body ?? ""}`}>
          {children}
          {more && (
            <p className="mt-8">
              <TextLink {...more} />
            </p>
          )}
          {button && (
            <p className="mt-10">
              <ButtonLink {...button} kind="secondary" />
            </p>
          )}
        </div>
      </div>
    </section>
  );
}

export type FaqItem = { id: string; question: string; answer: string };

export function PartSection({
  id,
  heading,
  children,
}: {
  id: string;
  heading: string;
  children: ReactNode;
}) {
  return (
    <section aria-labelledby={id} className={`px-gutter pt-section lg:grid ${BESIDE}`}>
      <h2 id={id}>{heading}</h2>
      <div className="mt-8 lg:mt-0">{children}</div>
    </section>
  );
}

export function FaqSection({
  items,
  heading,
  children,
}: {
  items: FaqItem[];
  heading: string;
  /** Below the questions, for whoever has another. */
  children?: ReactNode;
}) {
  return (
    <PartSection id="faq-title" heading={heading}>
      <div className="border-b border-ink-rule">
        {items.map((item) => (
          <FaqEntry key={item.id} {...item} />
        ))}
      </div>
      {children}
    </PartSection>
  );
}

export function FaqEntry({ id, question, answer }: FaqItem) {
  return (
    <Disclosure id={id} group="faq" summary={question}>
      <p className="max-w-measure text-mist-soft">
        <LinkedText text={answer} />
      </p>
    </Disclosure>
  );
}

/** Says that people and clients are invented, unless content/company.yaml says otherwise. */
export function SampleNote({ sample = company.sample }: { sample?: boolean }) {
  if (!sample) return null;
  return (
    <p className="mt-4 max-w-measure text-small text-balance text-mist-muted">
      {company.sampleNote}
    </p>
  );
}
