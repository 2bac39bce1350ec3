import { article as texts } from "#content/blog-page.yaml";
import { fill, formatDay } from "~/content/format";
import { CardLink } from "~/ui/lists";
import { Picture } from "~/ui/picture";
import { VisuallyHidden } from "~/ui/text";
import { type ArticleSummary, articlePath } from "./article";

const SIZES = "(min-width: 64rem) 30vw, (min-width: 48rem) 45vw, 92vw";

/** `tags`: how many are shown; `late`: the cover is laid out only near the viewport. */
export function ArticleCard({
  article,
  tags: shownTags = 0,
  late = false,
}: {
  article: ArticleSummary;
  tags?: number;
  late?: boolean;
}) {
  const { slug, title, excerpt, category, readTime, publishDate, modifiedDate, tags, cover } =
    article;
  return (
    <article className="group relative flex h-full flex-col gap-x-10 @4xl:flex-row">
      <div
        className={`hover-highlight cover-of-card aspect-video @4xl:w-1/2 overflow-hidden bg-ink-raised ${late ? "[content-visibility:auto]" : ""}`}
      >
        {cover ? <Picture picture={cover} alt={cover.alt} sizes={SIZES} /> : <NoPicture />}
      </div>
      <div className="flex grow flex-col pt-6">
        <p className="flex items-center gap-5 text-small text-mist-muted">
          <span className="font-semibold text-rain">{category}</span>{" "}
          <span className="tabular">{readTime}</span>
        </p>
        <h3 className="mt-3">
          <CardLink href={articlePath(slug)}>{title}</CardLink>
        </h3>
        <p className="mt-3 mb-6 max-w-measure text-mist-soft">{excerpt}</p>
        {shownTags > 0 && <Tags tags={tags.slice(0, shownTags)} />}
        <p className="mt-auto flex items-center justify-between gap-4 border-t border-ink-rule pt-4 text-small text-mist-muted">
          <span>
            <time dateTime={publishDate}>{formatDay(publishDate)}</time>{" "}
            {modifiedDate && (
              <time dateTime={modifiedDate} className="block">
                {fill(texts.updated, { day: formatDay(modifiedDate) })}
              </time>
            )}
          </span>{" "}
          <a
            href={articlePath(slug)}
            className="relative py-2 font-semibold text-mist underline underline-offset-4"
          >
            {texts.readMore}
            <VisuallyHidden>: {title}</VisuallyHidden>
          </a>
        </p>
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

export function Tags({ tags }: { tags: string[] }) {
  if (tags.length === 0) return null;
  return (
    <ul aria-label={texts.tagsLabel} className="mb-4 text-small text-balance text-mist-soft">
      {tags.map((tag) => (
        <li key={tag} className="me-4 mb-4 inline-block border border-ink-line hover:border-mist">
          <a
            href={`/blog?q=${tag}`}
            // Higher than its border, as a touch target.
            className="relative -my-2 flex min-h-11 items-center px-3 hover:text-mist"
          >
            {tag}
          </a>
        </li>
      ))}
    </ul>
  );
}
