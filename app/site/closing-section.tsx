import { ButtonLink } from "~/ui/button";
import { PageSection } from "./page-section";

export function ClosingSection({
  scene,
  heading,
  lede,
  action,
  book,
  inquire,
}: {
  scene: number;
  heading: string;
  lede: string;
  action: { label: string; href: string };
  /** The label of the link to the strategy call, where a page offers it. */
  book?: string;
  /** The way into the wizard, where a page knows what to ask. */
  inquire?: { label: string; href: string };
}) {
  return (
    <PageSection id="start" scene={scene} slate="Action" heading={heading} lede={lede}>
      <p className="flex flex-wrap items-center gap-4">
        <ButtonLink href={action.href}>{action.label}</ButtonLink>{" "}
        {book && (
          <ButtonLink href="/book/strategy" external kind="secondary">
            {book}
          </ButtonLink>
        )}{" "}
        {inquire && (
          <a href={inquire.href} className="link-line">
            {inquire.label}
          </a>
        )}
      </p>
    </PageSection>
  );
}
