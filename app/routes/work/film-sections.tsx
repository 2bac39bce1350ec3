import { workPage } from "#content/work-page.yaml";
import { secondsOf } from "~/content/film-time";
import { type ArticleSummary, articlePath } from "~/features/blog/article";
import type { OfferSummary } from "~/features/offers/offer-summary";
import type { Film, FilmSummary } from "~/features/work/film";
import { SpecNote } from "~/features/work/film-still";
import { PartSection } from "~/site/page-section";
import { ButtonLink, TextLink } from "~/ui/button";
import { Fact } from "~/ui/lists";
import { TextList } from "~/ui/text";

const texts = workPage.film;
/** Its heading and its body begin on the two left edges of the page. */
export const partClass = "mt-16 lg:grid lg:grid-cols-edge lg:gap-x-6";

export function Facts({ film }: { film: FilmSummary }) {
  const { client, kindName, year, length, role, credits } = film;
  const { facts } = texts;
  const rows = [
    [facts.client, client],
    [facts.kind, kindName],
    [facts.year, year],
    [facts.length, length],
    [facts.role, role],
    ...credits.map(({ role, name }) => [role, name]),
  ];
  return (
    <div className="max-w-measure">
      <dl className="flex flex-wrap gap-x-8 gap-y-4">
        {rows.map(
          ([label, value]) =>
            value && (
              <Fact key={`${label} ${value}`} label={label}>
                <bdi>{value}</bdi>
              </Fact>
            ),
        )}
      </dl>
      <SpecNote film={film} className="mt-6" />
    </div>
  );
}

/** enhance/film.ts plays these moments of the file in the page; a host's player has its own. */
export function Chapters({ film: { chapters, files } }: { film: FilmSummary }) {
  if (chapters.length === 0) return null;
  return (
    <section aria-labelledby="chapters" className="w-44 grow">
      <h2 id="chapters" className="text-card">
        {texts.chapters}
      </h2>
      <ol className="mt-4 flex flex-wrap gap-3">
        {chapters.map(({ at, title }) => (
          <li key={at} className="w-32 grow">
            <Chapter at={at} title={title} file={files?.mp4} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Chapter({ at, title, file }: { at: string; title: string; file: string | undefined }) {
  const words = (
    <>
      <span className="block font-display text-card text-mist-muted tabular">{at}</span> {title}
    </>
  );
  const className = "block h-full min-h-14 py-3";
  if (!file) return <p className={`${className} border-t border-ink-rule`}>{words}</p>;
  return (
    <a
      href={`${file}#t=${secondsOf(at)}`}
      data-plays
      className={`${className} border border-ink-control px-4 hover:border-mist hover:bg-ink-raised chosen:border-mist chosen:bg-ink-raised`}
    >
      {words}
    </a>
  );
}

/** Brief and decisions, beside what the reader's own film would be. */
export function Story({ film, offer }: { film: Film; offer: OfferSummary | undefined }) {
  return (
    <div className="grid gap-x-6 gap-y-10 px-gutter pt-section lg:grid-cols-2">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: ours, compiled at build */}
      <div className="prose" dangerouslySetInnerHTML={{ __html: film.html }} />
      {offer && <Offer {...offer} rendered={film.rendered} />}
    </div>
  );
}

function Offer({
  name,
  price,
  note,
  includes = [],
  timeline,
  href,
  rendered,
}: OfferSummary & Pick<Film, "rendered">) {
  return (
    <section aria-labelledby="offer" className="card-box self-start sm:p-8">
      <h2 id="offer" className="heading-label">
        {texts.offer.heading}
      </h2>
      <p className="mt-2 pb-descender font-display text-part">
        {name}, {price}
      </p>
      <p className="text-mist-soft">{timeline ? `${note}. ${timeline}.` : note}</p>
      <TextList items={includes} className="mt-5 text-small text-mist-soft ruled-3" />
      <p className="mt-5 text-small text-mist-soft">
        {texts.offer.start} {rendered && texts.offer.filmedNote}
      </p>
      <p className="mt-6">
        <ButtonLink href={href} kind="secondary" label={texts.offer.action} />
      </p>
    </section>
  );
}

export function Transcript({ film: { transcript, files } }: { film: FilmSummary }) {
  return (
    <section aria-labelledby="transcript" className="px-gutter">
      <div className={partClass}>
        <h2 id="transcript">{texts.transcript}</h2>
        <div className="prose max-lg:mt-4">
          {transcript
            .trim()
            .split(/\n\s*\n/)
            .map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          {files && <TextLink href={files.mp4} label={texts.file} />}
        </div>
      </div>
    </section>
  );
}

export function Articles({ articles }: { articles: ArticleSummary[] }) {
  if (articles.length === 0) return null;
  return (
    <PartSection id="articles" heading={texts.articles}>
      <ul>
        {articles.map(({ slug, title }) => (
          <li key={slug}>
            <TextLink href={articlePath(slug)} label={title} />
          </li>
        ))}
      </ul>
    </PartSection>
  );
}
