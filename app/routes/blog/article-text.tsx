import { blogPage } from "#content/blog-page";
import type { Article } from "~/features/blog/article";
import { CallToAction } from "~/site/closing-section";
import { ProsePage } from "~/ui/prose";

const { box, contents, more } = blogPage.article;

export function ArticleText({ article }: { article: Pick<Article, "html" | "contents"> }) {
  return (
    <ProsePage html={article.html} contents={article.contents} contentsLabel={contents}>
      <section aria-labelledby="next" className="mt-14 max-w-200 print:hidden">
        <CallToAction id="next" {...box} />
        <p className="mt-5 flex flex-wrap gap-x-8 gap-y-2">
          {more.map(({ href, label }) => (
            <a
              key={href}
              href={href}
              className="inline-flex min-h-11 items-center text-paper-link underline underline-offset-4"
            >
              {`${label} `}
            </a>
          ))}
        </p>
      </section>
    </ProsePage>
  );
}
