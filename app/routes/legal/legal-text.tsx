import { prosePage } from "#content/page-texts";
import type { CompiledText, Legal } from "#content/schema/mdx";
import { ExploreMore } from "~/site/explore-more";
import { TypeHero } from "~/site/hero";
import { ProsePage } from "~/ui/prose";

type LegalPage = Pick<CompiledText<Legal>, "frontmatter" | "html" | "contents">;

export function LegalText({ path, page }: { path: string; page: LegalPage }) {
  const { title, lede, updated } = page.frontmatter;
  return (
    <>
      <div className="light-mist-muted">
        <TypeHero title={title} lede={lede}>
          <p className="text-small text-mist-muted">{prosePage.lastUpdated(updated)}</p>
        </TypeHero>
      </div>
      <ProsePage
        html={page.html}
        contents={page.contents}
        contentsLabel={prosePage.contentsLabel}
        columns="lg:grid-cols-from-5 lg:gap-12"
      />
      <ExploreMore path={path} />
    </>
  );
}
