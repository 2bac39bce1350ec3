import type { Legal } from "#content/schema/legal";
import * as words from "#content/words/pages";
import { ExploreMore } from "~/site/explore-more";
import { card } from "~/site/opening/card";
import { Opening } from "~/site/opening/opening";
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
      <div className="light-mist-muted">
        <Opening shot={card} title={title} lede={lede}>
          <p className="text-small text-mist-muted">{words.lastUpdated(updated)}</p>
        </Opening>
      </div>
      <PaperText
        html={page.html}
        contents={page.contents}
        contentsLabel={words.onThisPage}
        columns="lg:grid-cols-from-5 lg:gap-12"
      />
      <ExploreMore path={path} />
    </>
  );
}
