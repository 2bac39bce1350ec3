import type { ContentStrategy } from "#content/schema/pages";
import * as words from "#content/words/pages";
import { firstStepHref, WIZARDS } from "~/features/inquiry/steps";
import { BookLink } from "~/site/book-link";
import { ClosingSection } from "~/site/closing-section";
import { ExploreMore } from "~/site/explore-more";
import { CloseUpHero } from "~/site/hero";
import { PageSection } from "~/site/page-section";
import { ButtonLink } from "~/ui/button";
import { Framework } from "./framework";
import { Picker } from "./picker";

const PATH = "/content-strategy";

export function Sections({ copy, chosen }: { copy: ContentStrategy; chosen: boolean }) {
  const bookCall = (
    <BookLink call="strategy" kind="secondary">
      {copy.book}
    </BookLink>
  );
  return (
    <>
      <CloseUpHero path={PATH} title={copy.title} lede={copy.lede}>
        <ButtonLink href={firstStepHref(WIZARDS["content-strategy"])}>{copy.start}</ButtonLink>{" "}
        {bookCall}
      </CloseUpHero>
      <PageSection id="assessments" eyebrow={words.screenTest} {...copy.picker}>
        <Picker card={copy.card} chosen={chosen} />
      </PageSection>
      <PageSection
        id="framework"
        form="inset"
        ground="panel"
        eyebrow={words.treatment}
        {...copy.framework}
      >
        <Framework items={copy.framework.items} />
      </PageSection>
      <ClosingSection path={PATH} id="call" eyebrow={words.dialogue} {...copy.closing}>
        {bookCall}
      </ClosingSection>
      <ExploreMore path={PATH} />
    </>
  );
}
