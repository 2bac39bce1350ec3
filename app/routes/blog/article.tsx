import { data } from "react-router";
import { article as texts } from "#content/blog-page.yaml";
import { formatDay, language } from "~/content/format";
import { type ArticleSummary, articlePath } from "~/features/blog/article";
import { Tags } from "~/features/blog/article-card";
import { articleNode, feedLinks } from "~/features/blog/article-metadata";
import { findArticle, listArticleAddresses } from "~/features/blog/articles.server";
import { fillWorksheet } from "~/features/blog/fill-worksheet.server";
import { FilmStill } from "~/features/work/film-still";
import { listFilms } from "~/features/work/films";
import { redirectMoved } from "~/http/moved-page";
import { platformContext } from "~/platform.server";
import { CallToAction } from "~/site/closing-section";
import { ExploreMore } from "~/site/explore-more";
import { cacheable, uncached } from "~/site/page-data.server";
import { headers, meta } from "~/site/page-exports";
import type { PageHandle } from "~/site/page-handle";
import { buttonClass, TextLink } from "~/ui/button";
import { LinkRows } from "~/ui/lists";
import { Picture } from "~/ui/picture";
import { ProsePage } from "~/ui/prose";
import { FilledText } from "~/ui/text";
import type { Route } from "./+types/article";

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { origin } = context.get(platformContext);
  const found = findArticle(params.slug);
  if (!found) redirectMoved(url, listArticleAddresses());
  if (!found) throw data(null, { status: 404, headers: { "Cache-Control": "no-store" } });
  const { markdown: _, ...article } = found;
  const isFilled = article.components.includes("RoiWorksheet") && url.searchParams.has("employees");
  if (isFilled) article.html = await fillWorksheet(article.html, url.searchParams);
  const { title: metaTitle, publishDate: published } = article;
  const path = articlePath(article.slug);
  const markdown = { type: "text/markdown", href: `${path}.md` };
  const head = {
    ...article,
    metaTitle,
    published,
    nodes: [articleNode(origin, article)],
    headTags: [...feedLinks, { tagName: "link", rel: "alternate", ...markdown }],
  };
  const films = listFilms().filter((film) => film.articles.includes(article.slug));
  // A filled worksheet is private.
  const respond = isFilled ? uncached : cacheable;
  return respond(context, path, head, { article, films });
}

export { headers, meta };

export const handle: PageHandle = { hasVideo: true };

export default function ArticlePage({
  loaderData: { article, films, head },
}: Route.ComponentProps) {
  return (
    <article aria-labelledby="title" className="progress-line">
      <ArticleHeader article={article} address={head.origin + head.path} />
      <ProsePage html={article.html} contents={article.contents} contentsLabel={texts.contents}>
        <NextStep />
      </ProsePage>
      <div className="grid gap-section px-gutter pt-section lg:ms-edge print:hidden">
        {films.map((film) => (
          <FilmStill key={film.slug} film={film} level="h2" size="large" />
        ))}
      </div>
      {article.relatedLinks.length > 0 && <RelatedLinks links={article.relatedLinks} />}
      <ExploreMore path={head.path} lang={head.lang && language} />
    </article>
  );
}

/** The title is in the lower part of the cover, on phones below it. */
const TITLE_OVER_COVER =
  "relative isolate flex flex-col justify-end md:min-h-hero-article print:min-h-0";

function ArticleHeader({ article, address }: { article: ArticleSummary; address: string }) {
  const { title, excerpt, category, readTime, publishDate, modifiedDate, tags, hero } = article;
  return (
    <header className={hero ? "under-header" : "light-leak"}>
      <div className={hero ? TITLE_OVER_COVER : "px-gutter pt-10"}>
        {hero && (
          <div className="cover-of-page relative aspect-video overflow-hidden bg-ink-panel -z-10 md:absolute md:inset-0 md:aspect-auto print:hidden">
            <Picture eager picture={hero} alt={hero.alt} sizes="100vw" />
            <div
              aria-hidden="true"
              className="scrim-low absolute inset-0 max-md:bg-(image:--scrim-top)"
            />
          </div>
        )}
        <div className={hero ? "px-gutter pt-6 md:pt-48" : ""}>
          <h1 id="title" className="max-w-[24ch] pb-descender text-hero">
            {title}
          </h1>
        </div>
      </div>
      <div className="px-gutter pt-4 pb-section md:pt-6">
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-small text-mist-muted">
          <TextLink tone="soft" href="/blog" label={texts.backLink} />{" "}
          <span className="font-semibold text-rain">{category}</span>{" "}
          <span className="tabular">{readTime}</span>{" "}
          <time dateTime={publishDate}>{formatDay(publishDate)}</time>{" "}
          {modifiedDate && (
            <time dateTime={modifiedDate}>
              <FilledText text={texts.updated} values={{ day: formatDay(modifiedDate) }} />
            </time>
          )}{" "}
          <span>{texts.by}</span>
        </p>
        <p className="mt-5 mb-8 lede text-lede">{excerpt}</p>
        <Tags tags={tags} />
        <ShareLink title={title} excerpt={excerpt} address={address} />
      </div>
    </header>
  );
}

/** Shares by e-mail; share-article.ts replaces it by a button that shares or copies. */
function ShareLink({ title, excerpt, address }: Record<"title" | "excerpt" | "address", string>) {
  return (
    <p className="flex flex-wrap items-center gap-4 print:hidden">
      <a
        href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`}
        className={buttonClass({ kind: "secondary" })}
        data-share={title}
        data-text={excerpt}
        data-url={address}
      >
        {texts.shareButton}
      </a>{" "}
      <span role="status" className="text-small text-mist-soft" />
    </p>
  );
}

function NextStep() {
  return (
    <section aria-labelledby="next" className="mt-16 max-w-208 print:hidden">
      <CallToAction id="next" {...texts.box} />
      <p className="mt-5 flex flex-wrap gap-x-8 gap-y-2">
        {texts.more.map(({ href, label }) => (
          <TextLink key={href} tone="paper" href={href} label={`${label} `} />
        ))}
      </p>
    </section>
  );
}

function RelatedLinks({ links }: { links: ArticleSummary["relatedLinks"] }) {
  return (
    <nav aria-labelledby="related" className="px-gutter pt-section print:hidden">
      <h2 id="related">{texts.related}</h2>
      <div className="mt-8">
        <LinkRows links={links.map((link) => ({ ...link, body: link.description }))} />
      </div>
    </nav>
  );
}
