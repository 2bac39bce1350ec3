import { contentStrategy, labels } from "#content/content-strategy.yaml";
import type { ContentStrategy } from "~/content/schema/pages";
import { firstStepHref, WIZARDS } from "~/features/inquiry/steps";
import { BookLink } from "~/site/book-link";
import { PageEnd } from "~/site/closing-section";
import { HalfPictureHero } from "~/site/hero";
import { PageSection } from "~/site/page-section";
import { ButtonLink } from "~/ui/button";
import { TextList } from "~/ui/text";

const texts: ContentStrategy = contentStrategy;
const PATH = "/content-strategy";
const { eyebrows } = labels;

/** `chosen`: the address names the assessment, so its button has focus. */
export function Sections({ chosen }: { chosen: boolean }) {
  const bookCall = <BookLink call="strategy" kind="secondary" label={texts.book} />;
  return (
    <>
      <HalfPictureHero path={PATH} title={texts.title} lede={texts.lede}>
        <ButtonLink href={firstStepHref(WIZARDS["content-strategy"])} label={texts.start} />{" "}
        {bookCall}
      </HalfPictureHero>
      {texts.picker && (
        <PageSection id="assessments" eyebrow={eyebrows.assessments} {...texts.picker}>
          <Picker card={texts.picker.card} chosen={chosen} />
        </PageSection>
      )}
      <PageSection
        id="framework"
        layout="inset"
        background="panel"
        eyebrow={eyebrows.framework}
        {...texts.framework}
      >
        <ol className="grid gap-x-10 gap-y-12 md:rows-of-2">
          {texts.framework.items.map(({ title, body }, at) => (
            <li key={title}>
              <Sketch at={at} />
              <h3 className="mt-5">{title}</h3>
              <p className="mt-3 max-w-measure text-mist-soft">{body}</p>
            </li>
          ))}
        </ol>
      </PageSection>
      <PageEnd path={PATH} id="call" eyebrow={eyebrows.closing} {...texts.closing}>
        {bookCall}
      </PageEnd>
    </>
  );
}

type Card = NonNullable<ContentStrategy["picker"]>["card"];

function Picker({ card, chosen }: { card: Card; chosen: boolean }) {
  return (
    <ul>
      <li
        aria-current={chosen || undefined}
        className="card-box relative grid gap-8 sm:p-8 lg:rows-of-2 chosen:border-mist chosen:edge-mark"
      >
        <div>
          <p className="inline-block border border-mist-muted px-2 py-0.5 text-small font-semibold">
            {card.recommended}
          </p>
          <h3 className="mt-4 flex flex-wrap items-center gap-4 text-title">
            <Icon />
            {card.title}
          </h3>
          <p className="mt-4 max-w-measure text-mist-soft">{card.description}</p>
          <ul className="mt-6 flex flex-wrap gap-x-8 gap-y-2 text-small font-semibold tabular">
            {[card.questionsCount, card.estimatedTime, card.difficulty].map((fact) => (
              <li key={fact} className="border-s border-ink-control ps-4">
                {fact}
              </li>
            ))}
          </ul>
          <ButtonLink
            {...card.action}
            kind={chosen ? "primary" : "secondary"}
            autoFocus={chosen}
            className="mt-8"
          />
        </div>
        <TextList
          items={card.benefits}
          className="self-center text-mist-soft ruled-3 *:last:border-b"
        />
      </li>
    </ul>
  );
}

function Icon() {
  return (
    <svg viewBox="0 0 40 40" className="size-10 shrink-0 text-mist-muted" aria-hidden="true">
      <path
        d="M8 5h20v13M8 5v28h11M13 12l2 2 4-4M13 20l2 2 3-3M30 30l6 6M26 20a6 6 0 1 1 0 12 6 6 0 0 1 0-12"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
      />
    </svg>
  );
}

/** SVG paths on 320 by 134: wide shot, portrait, detail, vertical format; arrows: camera moves. */
const DRAWINGS = [
  "M0 104c46-10 70-34 104-34s44 20 78 20 44-16 138-8M150 82V36l26 8-26 8M40 112l64-22M92 86l13 3-7 11",
  "M160 34a21 24 0 1 1-.1 0M112 134c2-28 18-42 34-44l14 12 14-12c18 2 34 18 36 44M140 46c8 2 22 2 38-6M70 67H30M40 58l-11 9 11 9",
  "M166 43V24H90v86h76V99M104 42h36M104 58h38M104 74h34M104 90h44M208 71a29 29 0 1 1-58 0 29 29 0 1 1 58 0M200 92l26 24M166 71l9 10 18-20M294 22l-30 16M270 26l-6 12 14 1",
  "M126 12h68v110h-68zM160 44a11 13 0 1 1-.1 0M138 122c0-26 8-36 16-38l6 6 6-6c10 2 16 14 16 38M52 67H20M30 58l-11 9 11 9M268 67h32M290 58l11 9-11 9M0 104h126M194 104h126",
];

function Sketch({ at }: { at: number }) {
  return (
    <div className="relative border border-ink-line bg-ink text-mist-soft">
      <svg viewBox="0 0 320 134" className="w-full" aria-hidden="true">
        <path
          d="M106.7 0v134M213.3 0v134M0 44.7h320M0 89.3h320"
          stroke="var(--color-ink-line)"
          strokeDasharray="2 5"
          strokeWidth=".75"
        />
        <path
          d={DRAWINGS[at % DRAWINGS.length]}
          fill="none"
          stroke="currentColor"
          strokeLinecap="round"
          strokeLinejoin="round"
          strokeWidth="1.75"
        />
      </svg>
    </div>
  );
}
