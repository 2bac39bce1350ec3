import { blogPage } from "#content/blog-page";
import type { Article } from "~/features/blog/article";
import { CallToAction } from "~/site/call-to-action";
import { Contents } from "./contents";

const { box } = blogPage.article;

/** The text of an article on paper, with its table of contents beside it on wide screens. */
export function ArticleText({ article }: { article: Pick<Article, "html" | "contents"> }) {
  return (
    <div className="on-paper">
      <div className="page-width grid grid-cols-[minmax(0,1fr)] gap-10 py-12 md:py-16 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-16">
        <Contents headings={article.contents} />
        <div className="max-w-[37rem]">
          {/* Compiled at build from a file of this repository. */}
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: ours */}
          <div className="prose" dangerouslySetInnerHTML={{ __html: article.html }} />
          <section aria-labelledby="next" className="mt-14 print:hidden">
            <CallToAction id="next" {...box} />
          </section>
        </div>
      </div>
    </div>
  );
}
