import { formatDay } from "#content/format";
import { articleTexts } from "#content/page-texts";
import { Picture } from "~/ui/picture";
import { type ArticleImage, type ArticleSummary, articlePath } from "./article";

const SIZES = "(min-width: 64rem) 30vw, (min-width: 48rem) 45vw, 92vw";
/** The lead picture covers a box that is taller than 16:9, so it is drawn wider than the box. */
const LEAD_SIZES = "92vw";

/** `leads`: the first and largest card; `late`: the cover loads when it comes near the viewport. */
export function ArticleCard({
  article,
  leads = false,
  late = false,
}: {
  article: ArticleSummary;
  leads?: boolean;
  late?: boolean;
}) {
  const { excerpt, category, readTime, cover } = article;
  return (
    <article className="group relative flex h-full flex-col">
      <div
        className={`frame-marks hover-highlight cover-of-card aspect-video overflow-hidden bg-ink-raised ${leads ? "lg:aspect-auto lg:grow lg:basis-0" : ""} ${late ? "[content-visibility:auto]" : ""}`}
      >
        {cover ? (
          <ArticlePicture picture={cover} alt={cover.alt} sizes={leads ? LEAD_SIZES : SIZES} />
        ) : (
          <NoPicture />
        )}
      </div>
      <div className={`flex flex-col pt-5 ${leads ? "" : "grow"}`}>
        <p className="flex items-center gap-5 text-small text-mist-muted">
          <span className="font-semibold text-rain">{category}</span>{" "}
          <span className="tabular-nums">{readTime}</span>
        </p>
        <ArticleTitle article={article} className={leads ? "text-step-5" : undefined} />
        <p className={`mt-3 mb-5 max-w-measure text-mist-soft ${leads ? "text-lede" : ""}`}>
          {excerpt}
        </p>
        <ReadOn article={article} className="border-t border-ink-rule" />
      </div>
    </article>
  );
}

function NoPicture() {
  return (
    <svg viewBox="0 0 160 90" className="size-full text-ink-control" aria-hidden="true">
      <path
        d="M80 37v16M72 45h16M52 33v-6h8M100 27h8v6M108 57v6h-8M60 63h-8v-6"
        fill="none"
        stroke="currentColor"
        strokeWidth="1"
      />
    </svg>
  );
}

const TAGS = 2;

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

/** The link covers the whole card. */
function ArticleTitle({
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

function ReadOn({
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
        {articleTexts.readMore}
        <span className="sr-only">: {title}</span>
      </a>
    </p>
  );
}

export function Tags({ tags, className = "mb-5" }: { tags: string[]; className?: string }) {
  return (
    <ul
      aria-label={articleTexts.tagsLabel}
      className={`flex flex-wrap gap-x-2 gap-y-4 text-small text-mist-soft ${className}`}
    >
      {tags.map((tag) => (
        <li key={tag} className="border border-ink-line hover:border-mist">
          <a
            href={`/blog?q=${tag}`}
            // Higher than its border, as a touch target.
            className="relative -my-2 flex min-h-11 items-center px-2.5 hover:text-mist"
          >
            {tag}
          </a>
        </li>
      ))}
    </ul>
  );
}

export function ArticlePicture({
  picture,
  alt,
  sizes,
  eager = false,
}: {
  picture: ArticleImage;
  alt: string;
  sizes: string;
  eager?: boolean;
}) {
  const { src, srcSet, width, height } = picture;
  return (
    <Picture
      sources={[{ srcSet, sizes }]}
      src={src}
      width={width}
      height={height}
      alt={alt}
      eager={eager}
      className="size-full object-cover"
    />
  );
}
