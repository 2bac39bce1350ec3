import type { ContentStrategy } from "#content/schema/assessment";
import { ExploreMore } from "~/site/explore-more";
import { PageIntro } from "~/site/page-intro";
import { PageSection } from "~/site/page-section";
import { ButtonLink } from "~/ui/button";
import { Framework } from "./framework";
import { Picker } from "./picker";

const PATH = "/content-strategy";

export function Sections({ copy, chosen }: { copy: ContentStrategy; chosen: boolean }) {
  const bookCall = (
    <ButtonLink href="/book/strategy" external kind="secondary">
      {copy.book}
    </ButtonLink>
  );
  return (
    <>
      <PageIntro title={copy.title} lede={copy.lede} frame="lens">
        <ButtonLink href={`${PATH}/inquiry/business-stage`}>{copy.start}</ButtonLink> {bookCall}
      </PageIntro>
      <PageSection
        id="assessments"
        scene={1}
        slate="Screen test"
        title={copy.picker.heading}
        lede={copy.picker.lede}
      >
        <Picker card={copy.card} chosen={chosen} />
      </PageSection>
      <PageSection
        id="framework"
        scene={2}
        slate="Treatment"
        title={copy.framework.heading}
        lede={copy.framework.lede}
      >
        <Framework items={copy.framework.items} />
      </PageSection>
      <PageSection
        id="call"
        scene={3}
        slate="Dialogue"
        title={copy.closing.heading}
        lede={copy.closing.lede}
      >
        {bookCall}
      </PageSection>
      <ExploreMore path={PATH} />
    </>
  );
}
