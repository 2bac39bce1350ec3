import { workPage } from "#content/work-page.yaml";
import { Picture } from "~/ui/picture";
import { eyebrowClass } from "~/ui/text";
import { type FilmSummary, filmPath } from "./film";

type Level = "h2" | "h3";

export function FilmGrid({
  films,
  level = "h2",
  eager = false,
}: {
  films: FilmSummary[];
  level?: Level;
  eager?: boolean;
}) {
  return (
    <ul className="grid gap-1 md:grid-cols-2">
      {films.map((film, at) => {
        // One still from edge to edge, then two beside each other, and so on.
        const isWide = at % 3 === 0 || (at % 3 === 1 && at === films.length - 1);
        return (
          <li key={film.slug} className={isWide ? "md:col-span-2" : undefined}>
            <FilmStill film={film} level={level} half={!isWide} eager={eager && at === 0} />
          </li>
        );
      })}
    </ul>
  );
}

export function FilmStill({
  film,
  level: Title,
  half = false,
  eager,
}: {
  film: FilmSummary;
  level: Level;
  half?: boolean;
  eager?: boolean;
}) {
  const { slug, title, kindName, length, result, poster } = film;
  return (
    <article
      className={`group relative isolate flex size-full flex-col justify-end md:min-h-104 ${half ? "" : "md:aspect-wide"}`}
    >
      <div className="corner-marks hover-highlight -z-10 aspect-video overflow-hidden bg-ink-panel md:absolute md:inset-0 md:aspect-auto print:hidden">
        <Picture
          picture={poster}
          alt={poster.alt}
          sizes={half ? "(min-width: 48rem) 70vw, 100vw" : "100vw"}
          eager={eager}
          className="size-full object-cover"
        />
        <div aria-hidden="true" className="scrim-low absolute inset-0 max-md:hidden" />
      </div>
      <div className="px-gutter pt-6 pb-10">
        <p className={`${eyebrowClass} uppercase md:text-mist`}>
          {kindName} <span aria-hidden="true">/</span> {length}
        </p>
        <Title className={`mt-2 pb-descender font-display ${half ? "text-step-5" : "text-step-9"}`}>
          <a href={filmPath(slug)} className="stretched hover:text-tungsten [--focus-offset:-8px]">
            {title}
          </a>
        </Title>
        <p className="max-w-measure text-balance text-mist-soft md:text-mist">{result}</p>
        <SpecNote film={film} className="mt-2" />
      </div>
    </article>
  );
}

export function SpecNote({ film, className = "" }: { film: FilmSummary; className?: string }) {
  if (!film.spec) return null;
  return <p className={`text-small text-mist-soft ${className}`}>{workPage.specNote}</p>;
}
