import { site } from "#content/site";
import * as words from "#content/words/errors";
import { ASSESSMENT_PATH } from "~/features/assessment/paths";
import { SharedTags } from "~/site/shared-tags";
import { ButtonLink } from "~/ui/button";
import { eyebrow } from "~/ui/eyebrow";

/** For a permalink that was changed or cut off: what happened, and the way to start. */
export function BrokenCode() {
  return (
    <div data-missing-page className="light-leak w-full px-gutter py-24">
      <meta name="robots" content="noindex" />
      <title>{words.resultsNotFoundTitle(site.name)}</title>
      {import.meta.env.SSR && <SharedTags title={words.resultsNotFound} />}
      <p className={eyebrow}>{words.error404}</p>
      <h1 className="mt-4 max-w-[18ch] font-display text-hero">{words.thisLinkLeadsTo}</h1>
      <p className="mt-6 max-w-measure text-lede text-mist-soft">{words.partOfTheAddress}</p>
      <p className="mt-8">
        <ButtonLink href={ASSESSMENT_PATH}>{words.startTheAssessment}</ButtonLink>
      </p>
    </div>
  );
}
