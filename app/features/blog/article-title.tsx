import { type ArticleSummary, articlePath } from "./article";

/** The title of an article in a list; the whole of what holds it leads to the article. */
export function ArticleTitle({
  article: { slug, title },
  className = "text-card",
}: {
  article: ArticleSummary;
  className?: string;
}) {
  return (
    <h3 className={`mt-3 font-display ${className}`}>
      <a
        href={articlePath(slug)}
        className="transition-colors after:absolute after:inset-0 hover:text-tungsten"
      >
        {title}
      </a>
    </h3>
  );
}
