import { blogPage } from "#content/blog-page";
import type { Article } from "~/features/blog/article";
import { CallToAction } from "~/site/call-to-action";
import { PaperText } from "~/ui/paper-text";

const { box, contents } = blogPage.article;

export function ArticleText({ article }: { article: Pick<Article, "html" | "contents"> }) {
  return (
    <PaperText html={article.html} contents={article.contents} contentsLabel={contents}>
      <section aria-labelledby="next" className="mt-14 print:hidden">
        <CallToAction id="next" {...box} />
      </section>
    </PaperText>
  );
}
