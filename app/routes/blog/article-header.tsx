import { blogPage } from "#content/blog-page";
import { site } from "#content/site";
import * as words from "#content/words/blog";
import type { ArticleSummary } from "~/features/blog/article";
import { ArticlePicture } from "~/features/blog/article-picture";
import { Tags } from "~/features/blog/tags";
import { longDate } from "~/ui/long-date";
import { ShareLink } from "./share-link";

export function ArticleHeader({ article, address }: { article: ArticleSummary; address: string }) {
  const { title, excerpt, category, readTime, publishDate, modifiedDate, tags, hero } = article;
  return (
    <header className="light-leak">
      <div className="page-width pt-8 pb-10 md:pb-12">
        <a href="/blog" className="link-line text-small text-mist-soft hover:text-mist">
          <span aria-hidden="true">←&nbsp;</span>
          {words.backToBlog}
        </a>
        <p className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-2 text-small text-mist-muted">
          <span className="border border-rain/60 px-2.5 py-0.5 font-semibold text-rain">
            {category}
          </span>{" "}
          <span className="tabular-nums">{readTime}</span>{" "}
          <time dateTime={publishDate}>{longDate(publishDate)}</time>{" "}
          {modifiedDate && (
            <time dateTime={modifiedDate}>
              {blogPage.article.updated} {longDate(modifiedDate)}
            </time>
          )}{" "}
          <span>
            {blogPage.article.by} {site.name}
          </span>
        </p>
        <h1 id="title" className="mt-5 max-w-[24ch] font-display text-hero">
          {title}
        </h1>
        <p className="mt-6 mb-7 max-w-measure text-lede text-mist-soft">{excerpt}</p>
        <Tags tags={tags} />
        <ShareLink title={title} excerpt={excerpt} address={address} />
      </div>
      {hero && (
        <div className="bg-linear-to-b from-transparent from-70% to-paper to-70%">
          <div className="page-width">
            <div className="frame-marks cover-of-article aspect-video overflow-hidden bg-ink-panel">
              <ArticlePicture
                first
                picture={hero}
                alt={hero.alt}
                sizes="(min-width: 80rem) 74rem, 92vw"
              />
            </div>
          </div>
        </div>
      )}
    </header>
  );
}
