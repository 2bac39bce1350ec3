import * as words from "#content/words/blog";
import { longDate } from "~/ui/long-date";
import { type ArticleSummary, articlePath } from "./article";
import { Tags } from "./tags";

const TAGS = 2;

/** An article without its picture, under a rule. */
export function ArticleRow({ article }: { article: ArticleSummary }) {
  const { slug, title, excerpt, category, readTime, publishDate, tags } = article;
  const href = articlePath(slug);
  return (
    <article className="group relative flex h-full flex-col border-t border-ink-line pt-5 pb-3">
      <p className="flex items-center justify-between gap-4 text-small text-mist-muted">
        <span className="font-semibold text-rain">{category}</span>{" "}
        <span className="tabular-nums">{readTime}</span>
      </p>
      <h3 className="mt-3 font-display text-card">
        <a
          href={href}
          className="transition-colors duration-200 after:absolute after:inset-0 hover:text-tungsten"
        >
          {title}
        </a>
      </h3>
      <p className="mt-3 mb-5 text-mist-soft">{excerpt}</p>
      <Tags tags={tags.slice(0, TAGS)} />
      <p className="mt-auto flex items-center justify-between gap-4 pt-4 text-small text-mist-muted">
        <time dateTime={publishDate}>{longDate(publishDate)}</time>{" "}
        <a href={href} className="relative py-2 font-semibold text-mist link">
          {words.readMore}
          <span className="sr-only">: {title}</span>
        </a>
      </p>
    </article>
  );
}
