import { formatDay } from "#content/format";
import * as words from "#content/words/blog";
import { type ArticleSummary, articlePath } from "./article";

/** The last line of an article in a list: its date, and the way on. */
export function ReadOn({
  article: { slug, title, publishDate },
  className = "",
}: {
  article: ArticleSummary;
  className?: string;
}) {
  return (
    <p
      className={`mt-auto flex items-center justify-between gap-4 pt-4 text-small text-mist-muted ${className}`}
    >
      <time dateTime={publishDate}>{formatDay(publishDate)}</time>{" "}
      <a
        href={articlePath(slug)}
        className="relative py-2 font-semibold text-mist underline underline-offset-4"
      >
        {words.readMore}
        <span className="sr-only">: {title}</span>
      </a>
    </p>
  );
}
