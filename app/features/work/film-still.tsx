import { workPage } from "#content/work-page.yaml";
import { CardLink } from "~/ui/lists";
import { Picture } from "~/ui/picture";
import { eyebrowClass } from "~/ui/text";
import { type FilmSummary, filmPath, isUpright } from "./film";

type Level = "h2" | "h3";
type OfferOf = (film: FilmSummary) => { name: string; price: string } | undefined;

/** Two wide films stand beside the first upright one, the others in pairs. */
export function FilmGrid({
  films,
  eager = false,
  ...shown
}: {
  films: FilmSummary[];
  offerOf: OfferOf;
  level?: Level;
  eager?: boolean;
  brief?: boolean;
}) {
  const sizes = sizesOf(films);
  return (
    <ul className="grid gap-x-6 gap-y-8 md:grid-cols-6">
      {films.map((film, at) => {
        const size = sizes[at] ?? "half";
        return (
          <li key={film.slug} className={TILES[size].className}>
            <FilmStill film={film} {...shown} size={size} eager={eager && at === 0} />
          </li>
        );
      })}
    </ul>
  );
}

export function FilmsNote({ films }: { films: FilmSummary[] }) {
  if (!films.some(({ spec, rendered }) => spec || rendered)) return null;
  return <p className="mt-4 max-w-measure text-small text-mist-soft">{workPage.listNote}</p>;
}

type Size = keyof typeof TILES;

/** Columns of six, and the widths of the pictures. */
const TILES = {
  whole: { className: "col-span-full", width: "100vw" },
  large: { className: "md:col-span-4", width: "(min-width: 48rem) 62vw, 100vw" },
  half: { className: "md:col-span-3", width: "(min-width: 48rem) 46vw, 100vw" },
  upright: {
    className: "md:col-span-2 md:col-start-5 md:row-span-2 md:row-start-1",
    width: "(min-width: 48rem) 31vw, 46vw",
  },
};

function sizesOf(films: FilmSummary[]): Size[] {
  const upright = films.findIndex(isUpright);
  const hasGroup = upright >= 0 && films.length > 2;
  const beside = films.flatMap((_, at) => (at === upright ? [] : at)).slice(0, hasGroup ? 2 : 0);
  const paired = films.length - (hasGroup ? 3 : 0);
  return films.map((_, at) => {
    if (hasGroup && at === upright) return "upright";
    if (beside.includes(at)) return "large";
    return paired % 2 && at === films.length - 1 ? "whole" : "half";
  });
}

/** `data-preview`: enhance/film-preview.ts plays it in the picture's place. `brief`: without the problem. */
export function FilmStill({
  film,
  offerOf = () => undefined,
  level: Title = "h2",
  size = "whole",
  eager = false,
  brief = false,
}: {
  film: FilmSummary;
  offerOf?: OfferOf;
  level?: Level;
  size?: Size;
  eager?: boolean;
  brief?: boolean;
}) {
  const { slug, title, kindName, length, poster, preview } = film;
  const box =
    size === "upright"
      ? "phone mx-0 h-auto self-start"
      : `${isUpright(film) ? "aspect-video" : "aspect-wide"} overflow-hidden border border-ink-rule bg-ink-panel max-md:-mx-gutter`;
  return (
    <article
      data-preview={preview}
      className={`group relative ${size === "upright" ? "gap-x-6 rows-of-2 max-md:grid" : ""}`}
    >
      <div className={`hover-highlight cover-of-card relative print:hidden ${box}`}>
        {isUpright(film) && size !== "upright" ? (
          <InPhone film={film} eager={eager} className="light-leak size-full py-4" />
        ) : (
          <Picture picture={poster} alt={poster.alt} sizes={TILES[size].width} eager={eager} />
        )}
      </div>
      <div>
        <p className={`${eyebrowClass} mt-4`}>
          {[kindName, length, ...labelsOf(film)].join("\u00a0/ ")}
        </p>
        <Title className="mt-2 pb-descender text-part">
          <CardLink href={filmPath(slug)}>{title}</CardLink>
        </Title>
      </div>
      <About film={film} offer={offerOf(film)} narrow={size === "upright"} brief={brief} />
    </article>
  );
}

function labelsOf({ spec, rendered }: FilmSummary): string[] {
  return [...(spec ? [workPage.spec] : []), ...(rendered ? [workPage.rendered] : [])];
}

/** `narrow`: is under picture and title on phones. */
function About({
  film,
  offer,
  narrow,
  brief,
}: {
  film: FilmSummary;
  offer: ReturnType<OfferOf>;
  narrow: boolean;
  brief: boolean;
}) {
  const { list } = workPage;
  const rows = [
    [list.problem, brief ? undefined : film.problem],
    [list.result, film.result],
    [list.offer, offer && `${offer.name}, ${offer.price}`],
  ];
  return (
    <dl
      className={`mt-2 grid max-w-measure gap-y-2 text-mist-soft ${narrow ? "col-span-full" : ""}`}
    >
      {rows.map(
        ([label, value]) =>
          value && (
            <div
              key={label}
              className={`grid grid-cols-label items-baseline gap-x-4 ${narrow ? "md:max-lg:block" : ""}`}
            >
              <dt className="text-small text-mist-muted">{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
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
