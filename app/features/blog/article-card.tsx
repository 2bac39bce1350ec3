import type { ArticleSummary } from "./article";
import { ArticlePicture } from "./article-picture";
import { ArticleTitle } from "./article-title";
import { ReadOn } from "./read-on";

const SIZES = "(min-width: 64rem) 30vw, (min-width: 48rem) 45vw, 92vw";
/** The lead picture fills a box taller than itself, so it is drawn wider than the box. */
const LEAD_SIZES = "92vw";

/** An article with its cover; `leads`: the first of all, larger; `late`: its cover is asked for when it comes near. */
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
        className={`frame-marks focus-lock cover-of-card aspect-video overflow-hidden bg-ink-raised ${leads ? "lg:aspect-auto lg:grow lg:basis-0" : ""} ${late ? "[content-visibility:auto]" : ""}`}
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

/** What stands where an article has no picture: the viewfinder's cross. */
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
