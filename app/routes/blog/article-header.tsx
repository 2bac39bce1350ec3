import type { ArticleSummary } from "~/features/blog/article";
import { ArticlePicture } from "~/features/blog/article-picture";
import { longDate } from "~/features/blog/long-date";
import { Tags } from "~/features/blog/tags";
import { ShareLink } from "./share-link";

export function ArticleHeader({ article, address }: { article: ArticleSummary; address: string }) {
  const { title, excerpt, category, readTime, publishDate, tags, cover } = article;
  return (
    <header className="light-leak">
      <div className="page-width pt-8 pb-10 md:pb-12">
        <a href="/blog" className="link-line text-small text-mist-soft hover:text-mist">
          <span aria-hidden="true">←&nbsp;</span>Back to Blog
        </a>
        <p className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-2 text-small text-mist-muted">
          <span className="border border-rain/60 px-2.5 py-0.5 font-semibold text-rain">
            {category}
          </span>
          <span className="tabular-nums">{readTime}</span>
          <time dateTime={publishDate}>{longDate(publishDate)}</time>
        </p>
        <h1 id="title" className="mt-5 max-w-[24ch] font-display text-hero">
          {title}
        </h1>
        <p className="mt-6 mb-7 max-w-measure text-lede text-mist-soft">{excerpt}</p>
        <Tags tags={tags} />
        <ShareLink title={title} excerpt={excerpt} address={address} />
      </div>
      {cover && (
        <div className="bg-linear-to-b from-transparent from-70% to-paper to-70%">
          <div className="page-width">
            <div className="frame-marks aspect-video overflow-hidden bg-ink-panel">
              <ArticlePicture
                first
                picture={cover}
                alt={cover.alt}
                sizes="(min-width: 80rem) 74rem, 92vw"
              />
            </div>
          </div>
        </div>
      )}
    </header>
  );
}
