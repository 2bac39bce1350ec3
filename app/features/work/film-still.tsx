import { workPage } from "#content/work-page.yaml";
import { fill } from "~/content/format";
import { Picture } from "~/ui/picture";
import { eyebrowClass } from "~/ui/text";
import { type FilmSummary, filmPath, isUpright } from "./film";

type Level = "h2" | "h3";
/** What a film like it is sold as; a film may be of no offer. */
type OfferOf = (film: FilmSummary) => { name: string; price: string } | undefined;

export function FilmGrid({
  films,
  eager = false,
  ...shown
}: {
  films: FilmSummary[];
  offerOf: OfferOf;
  level?: Level;
  eager?: boolean;
}) {
  return (
    <ul className="grid gap-x-6 gap-y-14 md:grid-cols-2 md:px-gutter">
      {films.map((film, at) => {
        // One still from edge to edge, then two beside each other, and so on.
        const isWide = at % 3 === 0 || (at % 3 === 1 && at === films.length - 1);
        return (
          <li key={film.slug} className={isWide ? "md:col-span-2 md:-mx-gutter" : undefined}>
            <FilmStill film={film} {...shown} half={!isWide} eager={eager && at === 0} />
          </li>
        );
      })}
    </ul>
  );
}

/** `data-preview`: enhance/film-preview.ts plays it in the picture's place. */
export function FilmStill({
  film,
  offerOf = () => undefined,
  level: Title = "h2",
  half = false,
  eager = false,
}: {
  film: FilmSummary;
  offerOf?: OfferOf;
  level?: Level;
  half?: boolean;
  eager?: boolean;
}) {
  const { slug, title, kindName, length, result, poster, preview } = film;
  const offer = offerOf(film);
  return (
    <article data-preview={preview} className="group relative">
      <div
        className={`corner-marks hover-highlight cover-of-card relative aspect-video overflow-hidden bg-ink-panel print:hidden ${half ? "" : "md:aspect-wide"}`}
      >
        {isUpright(film) ? (
          <InPhone film={film} eager={eager} className="light-leak size-full py-4" />
        ) : (
          <Picture
            picture={poster}
            alt={poster.alt}
            sizes={half ? "(min-width: 48rem) 70vw, 100vw" : "100vw"}
            eager={eager}
            className="size-full object-cover"
          />
        )}
      </div>
      <div className={`pt-5 ${half ? "max-md:px-gutter" : "px-gutter"}`}>
        <p className={`${eyebrowClass} uppercase`}>
          {kindName} <span aria-hidden="true">/</span> {length}
        </p>
        <Title className={`mt-2 pb-descender font-display ${half ? "text-part" : "text-section"}`}>
          <a href={filmPath(slug)} className="stretched hover:text-tungsten">
            {title}
          </a>
        </Title>
        <p className="max-w-measure text-balance text-mist-soft">{result}</p>
        {offer && <p className="mt-2 font-semibold">{fill(workPage.film.offer.like, offer)}</p>}
        <SpecNote film={film} className="mt-2" />
      </div>
    </article>
  );
}

/** An upright film, as it is watched: as large as its box. */
export function InPhone({
  film: { poster },
  eager = false,
  className = "",
}: {
  film: FilmSummary;
  eager?: boolean;
  className?: string;
}) {
  return (
    <div className={className}>
      <div className="phone">
        <Picture
          picture={poster}
          alt={poster.alt}
          sizes="(min-width: 48rem) 24rem, 50vw"
          eager={eager}
          className="size-full object-cover"
        />
      </div>
    </div>
  );
}

export function SpecNote({ film, className = "" }: { film: FilmSummary; className?: string }) {
  const notes = [film.spec && workPage.specNote, film.rendered && workPage.renderedNote];
  const shown = notes.filter((note) => typeof note === "string");
  if (shown.length === 0) return null;
  return <p className={`text-small text-mist-soft ${className}`}>{shown.join(" ")}</p>;
}
