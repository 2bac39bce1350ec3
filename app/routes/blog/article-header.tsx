import { blogPage } from "#content/blog-page";
import { site } from "#content/site";
import * as words from "#content/words/blog";
import type { ArticleSummary } from "~/features/blog/article";
import { ArticlePicture } from "~/features/blog/article-picture";
import { Tags } from "~/features/blog/tags";
import { longDate } from "~/ui/long-date";
import { ShareLink } from "./share-link";

/** An article's opening shot: its cover from edge to edge, the title in its lower part. */
export function ArticleHeader({ article, address }: { article: ArticleSummary; address: string }) {
  const { title, excerpt, category, readTime, publishDate, modifiedDate, tags, hero } = article;
  return (
    <header className={hero ? "under-header" : "light-leak"}>
      <div className={hero ? "article-shot" : "w-full px-gutter pt-8"}>
        {hero && (
          <div className="cover-of-article">
            <ArticlePicture opening picture={hero} alt={hero.alt} sizes="100vw" />
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
        <p className="byline">
          <a href="/blog">{words.backToBlog}</a> <span className="topic-of">{category}</span>{" "}
          <span className="tabular-nums">{readTime}</span>{" "}
          <time dateTime={publishDate}>{longDate(publishDate)}</time>{" "}
          {modifiedDate && (
            <time dateTime={modifiedDate}>
              {`${blogPage.article.updated} ${longDate(modifiedDate)}`}
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
