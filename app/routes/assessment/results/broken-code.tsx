import { site } from "#content/site";
import { ASSESSMENT_PATH } from "~/features/assessment/paths";
import { SharedTags } from "~/site/shared-tags";
import { ButtonLink } from "~/ui/button";

/** For a permalink that was changed or cut off: what happened, and the way to start. */
export function BrokenCode() {
  return (
    <div className="page-width light-leak py-24">
      <meta name="robots" content="noindex" />
      <title>{`Results not found | ${site.name}`}</title>
      {import.meta.env.SSR && <SharedTags title="Results not found" />}
      <p className="slate">ERROR 404</p>
      <h1 className="mt-4 max-w-[18ch] font-display text-hero">This link leads to no results</h1>
      <p className="mt-6 max-w-measure text-lede text-mist-soft">
        Part of the address was changed or cut off on the way here. Open the link again from where
        it was first copied, or answer the questions anew: it takes 3-5 minutes.
      </p>
      <p className="mt-8">
        <ButtonLink href={ASSESSMENT_PATH}>Start the assessment</ButtonLink>
      </p>
    </div>
  );
}
