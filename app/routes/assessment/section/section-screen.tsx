import * as words from "#content/words/assessment";
import type { SectionPage } from "~/features/assessment/section/describe-section.server";
import type { Unreachable } from "~/ui/connection";
import { eyebrow } from "~/ui/eyebrow";
import { screenHeading } from "~/ui/screen-focus";
import { ResumePrompt } from "../resume-prompt";
import { SectionForm } from "./section-form";
import { useLeftProgress } from "./use-left-progress";

/** One section of the assessment, or, after a reload, the question whether to go on with what was kept. */
export function SectionScreen({
  page,
  failed,
}: {
  page: SectionPage;
  failed: Unreachable | undefined;
}) {
  const { left, looked } = useLeftProgress(page);
  const total = page.parts.reduce((sum, count) => sum + count, 0);
  return (
    <div className="w-full px-gutter pt-10 md:pt-14">
      <p className={eyebrow} aria-hidden="true">
        {words.sc01} <span className="text-ink-control">/</span> {words.take(page.number)}
      </p>
      <h1
        {...screenHeading}
        // biome-ignore lint/a11y/noAutofocus: without scripts, too, a section starts at its heading
        autoFocus={page.missing.length === 0}
        className="mt-3 font-display text-title outline-none"
      >
        {page.name}
      </h1>
      <p className="mt-3 max-w-measure text-balance text-mist-soft">{page.lede}</p>
      {left ? (
        // A reload comes back to where the visitor had scrolled, which may be past this question.
        <div ref={scrollIntoSight} className="mt-8 grid max-w-measure">
          <ResumePrompt progress={left} total={total} />
        </div>
      ) : (
        <SectionForm key={page.action} page={page} mayKeep={looked} failed={failed} />
      )}
    </div>
  );
}

function scrollIntoSight(element: HTMLElement | null) {
  element?.scrollIntoView({ block: "center" });
}
