import { blogPage } from "#content/blog-page";
import { formatDay } from "#content/format";
import { site } from "#content/site";
import * as words from "#content/words/blog";
import type { ArticleSummary } from "~/features/blog/article";
import { ArticlePicture } from "~/features/blog/article-picture";
import { Tags } from "~/features/blog/tags";
import { ShareLink } from "./share-link";

/** The title in the lower part of the cover; on a phone below it. */
const SHOT =
  "relative isolate md:flex md:min-h-hero-article md:items-end md:overflow-hidden print:min-h-0";

/** An article's opening shot: its cover from edge to edge, the title in its lower part. */
export function ArticleHeader({ article, address }: { article: ArticleSummary; address: string }) {
  const { title, excerpt, category, readTime, publishDate, modifiedDate, tags, hero } = article;
  return (
    <header className={hero ? "under-header" : "light-leak"}>
      <div className={hero ? SHOT : "w-full px-gutter pt-8"}>
        {hero && (
          <div className="cover-of-article relative aspect-video overflow-hidden bg-ink-panel md:absolute md:inset-0 md:-z-10 md:aspect-auto print:hidden">
            <ArticlePicture eager picture={hero} alt={hero.alt} sizes="100vw" />
            <div
              aria-hidden="true"
              className="scrim-low absolute inset-0 max-md:bg-(image:--scrim-top)"
            />
          </div>
        )}
        <div className={hero ? "w-full px-gutter pt-6 md:pt-48" : ""}>
          <h1
            id="title"
            className={`max-w-[24ch] pb-descender font-display ${hero ? "text-shot-half" : "text-hero"}`}
          >
            {title}
          </h1>
        </div>
      </div>
      <div className="w-full px-gutter pt-4 pb-12 md:pt-6 md:pb-16">
        <p className="flex flex-wrap items-center gap-x-5 gap-y-2 text-small text-mist-muted">
          <a
            href="/blog"
            className="inline-flex min-h-11 items-center text-mist-soft underline underline-offset-4 hover:text-mist"
          >
            {words.backToBlog}
          </a>{" "}
          <span className="border border-current/60 px-2.5 py-0.5 font-semibold text-rain">
            {category}
          </span>{" "}
          <span className="tabular-nums">{readTime}</span>{" "}
          <time dateTime={publishDate}>{formatDay(publishDate)}</time>{" "}
          {modifiedDate && (
            <time dateTime={modifiedDate}>
              {`${blogPage.article.updated} ${formatDay(modifiedDate)}`}
            </time>
          )}{" "}
          <span>{`${blogPage.article.by} ${site.name}`}</span>
        </p>
        <p className="mt-5 mb-7 max-w-measure text-lede text-mist-soft">{excerpt}</p>
        <Tags tags={tags} />
        <ShareLink title={title} excerpt={excerpt} address={address} />
      </div>
    </header>
  );
}
