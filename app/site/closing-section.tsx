import * as words from "#content/words/site";
import { ButtonLink } from "~/ui/button";
import { BookLink } from "./book-link";
import { PageSection } from "./page-section";

export function ClosingSection({
  scene,
  heading,
  lede,
  action,
  book,
}: {
  scene: number;
  heading: string;
  lede: string;
  action: { label: string; href: string };
  /** The label of the link to the strategy call, where a page offers it. */
  book?: string;
}) {
  return (
    <PageSection id="start" scene={scene} slate={words.action} heading={heading} lede={lede}>
      <p className="flex flex-wrap gap-4">
        <ButtonLink href={action.href}>{action.label}</ButtonLink>{" "}
        {book && (
          <BookLink call="strategy" kind="secondary">
            {book}
          </BookLink>
        )}
      </p>
    </PageSection>
  );
}
