import type { Legal } from "#content/schema/legal";
import * as words from "#content/words/pages";
import { ExploreMore } from "~/site/explore-more";
import { PaperText } from "~/ui/paper-text";

/** What content/legal/<slug>.mdx is compiled to at build. */
export type LegalPage = {
  frontmatter: Legal;
  html: string;
  contents: { id: string; text: string }[];
};

export function LegalText({ path, page }: { path: string; page: LegalPage }) {
  const { title, lede, updated } = page.frontmatter;
  return (
    <>
      <header className="light-leak border-b border-ink-rule">
        <div className="page-width pt-14 pb-12 md:pt-20">
          <h1 className="font-display text-hero">{title}</h1>
          <p className="mt-6 max-w-measure text-lede text-mist-soft">{lede}</p>
          <p className="mt-4 text-small text-mist-muted">{words.lastUpdated(updated)}</p>
        </div>
      </header>
      <PaperText html={page.html} contents={page.contents} contentsLabel={words.onThisPage} />
      <ExploreMore path={path} />
    </>
  );
}
