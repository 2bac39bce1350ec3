import type { ArticleSummary } from "./article";
import { ArticleTitle } from "./article-title";
import { ReadOn } from "./read-on";
import { Tags } from "./tags";

const TAGS = 2;

/** An article without its picture, under a rule. */
export function ArticleRow({ article }: { article: ArticleSummary }) {
  const { excerpt, category, readTime, tags } = article;
  return (
    <article className="group relative flex h-full flex-col border-t border-ink-line pt-5 pb-3">
      <p className="flex items-center justify-between gap-4 text-small text-mist-muted">
        <span className="font-semibold text-rain">{category}</span>{" "}
        <span className="tabular-nums">{readTime}</span>
      </p>
      <ArticleTitle article={article} />
      <p className="mt-3 mb-5 max-w-measure text-mist-soft">{excerpt}</p>
      <Tags tags={tags.slice(0, TAGS)} className="mb-1" />
      <ReadOn article={article} />
    </article>
  );
}
